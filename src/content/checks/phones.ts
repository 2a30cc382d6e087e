import type { Facts } from '../facts/load-facts.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { finding, type Location, type Report } from '../finding.ts';

/**
 * The public numbers of content/facts/emergency.yaml. They are written here again on purpose: a wrong digit in the file would
 * send somebody who smells gas to a stranger. Sources: 112.be, fluvius.be, sibelga.be, ores.be, antigifcentrum.be, read in November 2026.
 */
const publicNumbers: Readonly<Record<string, string>> = {
  'emergency.danger': '112',
  'emergency.gas-flanders': '0800 65 0 65',
  'emergency.gas-brussels': '0800 19 400',
  'emergency.gas-walloon-brabant': '0800 87 087',
  'emergency.poison-centre': '070 245 245',
};

/** Returns the digits of a number as dialled within Belgium: `+32 53 12 34 56` becomes `053123456`. */
const formatNationalNumber = (number: string): string =>
  number.replace(/[^\d+]/g, '').replace(/^(?:\+|00)320?/, '0');

/** Reports emergency numbers that differ from the public ones, unless somebody has confirmed them. */
export const checkEmergencyNumbers = (facts: Facts, report: Report): void => {
  for (const [name, expected] of Object.entries(publicNumbers)) {
    const { value, confirmed } = facts.get(name) ?? {};
    if (
      typeof value === 'string' &&
      confirmed === undefined &&
      formatNationalNumber(value) !== formatNationalNumber(expected)
    )
      report(finding('emergency-number', locationOfFact(name, 'value'), { value, expected }));
  }
};

/** Reports links `[112](tel:112)` whose label shows another number than the link dials. */
export const checkPhoneLinks = (text: string, location: Location, report: Report): void => {
  for (const [, label = '', target = ''] of text.matchAll(/\[([^\]]*)\]\(tel:([^)]*)\)/g)) {
    const formatted = formatNationalNumber(label);
    if (formatted.length >= 3 && !formatted.includes(formatNationalNumber(target)))
      report(finding('phone-label', location, { label, target }));
  }
};
