import { textsIn } from '../copy/texts-in.ts';
import { at, finding, type Report } from '../finding.ts';

/** Matches whole words. A browser may type no-break spaces. */
const wordsPattern = (...words: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`.replaceAll(' ', '\\s'), 'giu');

/** Matches words that say when somebody is there, and nothing else. */
export const hoursWordsPattern = wordsPattern(
  '24 ?/ ?7|24 ?(?:h(?:eures)?|u(?:ur)?)? ?(?:/|sur|op) ?24',
  '[1-7] ?(?:j(?:ours)?|dagen) ?(?:/|sur|op) ?7|7 ?(?:/|sur|op) ?7',
  'jour (?:et|comme) (?:de )?nuit|nuit et (?:de )?jour|dag en nacht|nacht en dag',
  "à (?:toute heure|n['’]importe quelle heure)|op (?:elk|om het even welk) uur",
  'jours? fériés?|feestdagen',
);

/** Matches words that say when somebody is there only in a sentence about us: a resident may also lower the heating at night. */
const daysPattern = wordsPattern(
  '(?:tous )?les? (?:samedi|dimanche|week-?end)s?(?! \\d)|week-?ends? compris|tous les jours',
  '(?:op |zelfs )(?:zaterdag|zondag)(?:en)?(?! \\d)|in het weekend|elke dag',
  'du (?:lundi|mardi|mercredi|samedi) au \\p{L}+di|van (?:maan|dins|woens|zater)dag tot',
  "(?:aussi|même) (?:la nuit|le soir)|(?:ook|zelfs) ['’]s (?:nachts|avonds)",
);
const aboutUsPattern = wordsPattern(
  'nous|appel(?:er|ez)|joignables?|ouverts?|dépannages?|urgences?',
  'we|wij|ons|bel(?:t|len)?|open|bereik(?:t|baar)|herstelling(?:en)?|bij panne',
);

/** Returns the hours that somebody wrote in a text by hand; undefined for none. */
const hoursIn = (text: string): string | undefined => {
  const aboutUs = text.split(/(?<=[.!?]\s)/).filter((sentence) => sentence.search(aboutUsPattern) >= 0);
  const [found] = text.match(hoursWordsPattern) ?? aboutUs.join('').match(daysPattern) ?? [];
  return found;
};

/** Reports hours in texts that are no placeholders, `{company.hours}`: they stay when the hours change. */
export const checkHoursInTexts = (file: string, value: unknown, report: Report): void => {
  // What happened once, on the page of the projects, happened at its hour.
  if (file.startsWith('content/copy/projects/')) return;
  for (const { path, text } of textsIn(value)) {
    // Of the labels, those below `openingHours` are the words for the hours themselves.
    const words = path[0] === 'openingHours' ? undefined : hoursIn(text);
    if (words !== undefined) report(finding('hours-in-text', at(file, ...path), { words }));
  }
};
