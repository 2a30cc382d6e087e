import type { LocalisedText, Location, Path, Reread } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { publicHolidaysOf } from '#src/lib/civil-date/public-holidays.ts';
import { formatDate } from '#src/lib/format.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { holidaysPattern, wrongHoursPattern } from './hours-words.ts';
import { rereadOf, type Written, writtenTexts } from './tasks/mentions.ts';

/** A note beside a value, with the texts that contradict it. */
interface Note {
  text: LocalisedText;
  reread: Reread[];
}

/** Texts in which these words say something else: the description of a drawing, the noise of a heat pump, what happened once. */
const isOther = ({ file, path, text }: Written): boolean =>
  path.includes('drawing') ||
  path.includes('keywords') ||
  file.includes('/projects/') ||
  /unité extérieure|buitenunit|\{heat-pump\.noise/i.test(text);

/** The texts of pages, and those that all pages share but for the hours themselves. */
const textsAboutHours = (site: Site): Written[] => [
  ...writtenTexts(site),
  ...languages.flatMap((lang) =>
    textsIn(site.content.rawUi[lang])
      .filter(({ path }) => path[0] !== 'openingHours')
      .map((one) => ({ file: `content/ui/${lang}.yaml`, ...one })),
  ),
];

/** The note on closing days that ended before today: no page shows them. Null if there are none. @param index undefined: all */
const noteOnEnded = ({ content, day }: Site, at: Path[number] | undefined): Note | null => {
  const ended = content.company.closures.filter(({ until }, index) => until < day && index === (at ?? index));
  if (ended.length === 0) return null;
  const days = (lang: Language) =>
    ended
      .map(({ from, until }) => [...new Set([from, until])].map((one) => formatDate(one, lang)).join(' – '))
      .join(', ');
  const text = {
    fr: `Déjà passé, donc aucune page ne le montre : ${days('fr')}. Corrigez l’année, ou retirez ces jours.`,
    nl: `Al voorbij, dus geen enkele pagina toont het: ${days('nl')}. Verbeter het jaar, of verwijder die dagen.`,
  };
  return { text, reread: [] };
};

/** The texts about hours in which a pattern finds words, with these words. */
const textsWith = (site: Site, pattern: RegExp): Reread[] =>
  rereadOf(
    textsAboutHours(site)
      .filter((written) => !isOther(written))
      .map((written) => ({ ...written, words: written.text.match(pattern) ?? [] }))
      .filter(({ words }) => words.length > 0),
  );

/** The note on closing days to come that are public holidays, with the texts that say that somebody is there then; null without. */
const noteOnHolidays = (site: Site): Note | null => {
  const holidays = site.content.company.closures
    .filter(({ until }) => until >= site.day)
    .flatMap(({ from, until }) =>
      [...new Set([from, until])]
        .flatMap((one) => publicHolidaysOf(Number(one.slice(0, 4))))
        .filter((one) => one >= from && one <= until),
    );
  const [first] = holidays.toSorted();
  const reread = first === undefined ? [] : textsWith(site, holidaysPattern);
  if (first === undefined || reread.length === 0) return null;
  const text = {
    fr: `Le ${formatDate(first, 'fr')} est un jour férié. Textes qui disent que vous êtes là ces jours-là : ${reread.length}.`,
    nl: `${formatDate(first, 'nl')} is een feestdag. Teksten die zeggen dat u er dan bent: ${reread.length}.`,
  };
  return { text, reread };
};

/** The note on closing days: those that are over, or else public holidays. Null if there are none, or for any other location. */
export const noteOnClosures = (site: Site, { file, path }: Location): Note | null => {
  if (file !== 'content/company.yaml' || path[0] !== 'closures') return null;
  return noteOnEnded(site, path[1]) ?? (path.length === 1 ? noteOnHolidays(site) : null);
};

/**
 * A note with the texts that still say that somebody is there on a day or at an hour when the opening hours say otherwise. Null
 * if there are none, or if the location is not one of opening hours.
 */
export const noteOnHours = (site: Site, { file, path }: Location): Note | null => {
  if (file !== 'content/company.yaml' || path.join() !== 'openingHours') return null;
  const wrong = wrongHoursPattern(site.content.company.openingHours);
  if (wrong === null) return null;
  const reread = textsWith(site, wrong);
  if (reread.length === 0) return null;
  const text = {
    fr: `Textes qui contredisent ces heures : ${reread.length}.`,
    nl: `Teksten die deze uren tegenspreken: ${reread.length}.`,
  };
  return { text, reread };
};
