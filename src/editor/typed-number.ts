import type { Finding, Language, LocalisedText, Reference } from '@pajotherm/editor/contract';
import { unitAlternation } from '#src/lib/typeset.ts';
import type { Site } from '#src/load-site.ts';
import { languageOfText, writtenTexts } from './tasks/mentions.ts';

/** A text with ordinary spaces only, as people type it. */
const withSpaces = (text: string): string => text.replace(/\s/g, ' ');

const otherUnitPattern = new RegExp(`^ ?(?:${unitAlternation})(?!\\p{L})`, 'u');

/** The digits with which a value begins: `80` of `80 m²`. */
const numberOf = (printed: string): string => /^[\d.,]+(?: \d{3})*/.exec(withSpaces(printed))?.[0] ?? '';

/**
 * The values that a number typed in a sentence can stand for: those that print the same with the same unit, or else those on
 * the same page with the same number, where no unit follows it. A value of another unit is none of them.
 */
const valuesFor = (site: Site, references: readonly Reference[], finding: Finding): Reference[] => {
  const texts = writtenTexts(site);
  const written = texts.find(
    ({ file, path }) => file === finding.file && path.join() === finding.path.join(),
  );
  if (written === undefined) return [];
  const number = String(finding.params.number);
  const lang = languageOfText(written);
  const around = withSpaces(written.text);
  const typed = around.slice(around.indexOf(number));
  const isTyped = (printed: string) =>
    typed.startsWith(printed) && /\D/.test(printed) && !/^[\p{L}\d]/u.test(typed.slice(printed.length));
  const same = references.filter(({ printed }) => isTyped(withSpaces(printed[lang])));
  if (same.length > 0) return same;
  if (otherUnitPattern.test(typed.slice(number.length))) return [];
  const page = texts.filter(({ file }) => file === written.file);
  return references.filter(
    ({ name, printed }) => numberOf(printed[lang]) === number && page.some(({ text }) => text.includes(name)),
  );
};

/** What to put in place of a number that was typed in a sentence; null where no value of the site is meant. */
export const typedNumberMessage = (
  site: Site,
  references: readonly Reference[],
  finding: Finding,
  lang: Language,
): string | null => {
  const [first] = valuesFor(site, references, finding);
  if (first === undefined) return null;
  const words: LocalisedText = {
    fr: `Le site a déjà « ${first.printed.fr} » (${first.label.fr}) : mettez-le avec le bouton « Prix, chiffre », et il suivra.`,
    nl: `De site heeft al “${first.printed.nl}” (${first.label.nl}): zet het er met de knop “Prijs, cijfer” in, dan volgt het mee.`,
  };
  return words[lang];
};
