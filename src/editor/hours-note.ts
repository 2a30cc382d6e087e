import type { LocalisedText, Location, Reread } from '@pajotherm/editor/contract';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { formatDate } from '#src/lib/format.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { wrongHoursPattern } from './hours-words.ts';
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

/** The note on holidays that ended before a day (ISO): no page shows them. Null if there are none, or for any other location. */
export const noteOnClosures = ({ content, day }: Site, { file, path }: Location): Note | null => {
  if (file !== 'content/company.yaml' || path[0] !== 'closures') return null;
  const ended = content.company.closures.filter(
    ({ until }, index) => until < day && index === (path[1] ?? index),
  );
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

/** The texts of pages, and those that all pages share but for the hours themselves. */
const textsAboutHours = (site: Site): Written[] => [
  ...writtenTexts(site),
  ...languages.flatMap((lang) =>
    textsIn(site.content.rawUi[lang])
      .filter(({ path }) => path[0] !== 'openingHours')
      .map((one) => ({ file: `content/ui/${lang}.yaml`, ...one })),
  ),
];

/**
 * A note with the texts that still say that somebody is there on a day or at an hour when the opening hours say otherwise. Null
 * if there are none, or if the location is not one of opening hours.
 */
export const noteOnHours = (site: Site, { file, path }: Location): Note | null => {
  if (file !== 'content/company.yaml' || path.join() !== 'openingHours') return null;
  const wrong = wrongHoursPattern(site.content.company.openingHours);
  if (wrong === null) return null;
  const reread = rereadOf(
    textsAboutHours(site)
      .filter((written) => !isOther(written))
      .map((written) => ({ ...written, words: written.text.match(wrong) ?? [] }))
      .filter(({ words }) => words.length > 0),
  );
  if (reread.length === 0) return null;
  const text = {
    fr: `Textes qui contredisent ces heures : ${reread.length}.`,
    nl: `Teksten die deze uren tegenspreken: ${reread.length}.`,
  };
  return { text, reread };
};
