import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { type Facts, locationOfFact } from './load-facts.ts';

/** Reports a fact that contradicts one with other VAT. */
export const checkVatOfContradictions = (facts: Facts, report: Report): void => {
  for (const [name, { insteadOf, vat }] of facts) {
    if (insteadOf === undefined) continue;
    const expected = facts.get(insteadOf)?.vat;
    if (expected !== undefined && vat !== expected)
      report(finding('price-vat', locationOfFact(name), { expected }));
  }
};

/**
 * Lists the different values that pages show for a fact with values `byPage`, with that of the fact it contradicts (BC-4). If
 * there are several, the pages disagree.
 */
export const valuesOnPages = (
  { byPage = {}, insteadOf }: Fact,
  facts: Facts,
): NonNullable<Fact['value']>[] => {
  const contradicted = insteadOf === undefined ? undefined : facts.get(insteadOf)?.value;
  const values = [...Object.values(byPage), ...(contradicted === undefined ? [] : [contradicted])];
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
};
