import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { isAlways } from '#src/lib/opening-hours.ts';
import type { Site } from '#src/load-site.ts';
import { locationsOf, type Written, writtenTexts } from './tasks/mentions.ts';

/** Words by which a text says that somebody comes or answers at any hour. */
const anyHourPattern =
  /24 ?h(?:eures)? ?(?:\/|sur) ?24|24 ?\/ ?7|7 ?j ?\/ ?7|jour et nuit|la nuit|dag en nacht|'s nachts/iu;
/** Texts in which these words say something else: the description of a drawing, the noise of a heat pump. */
const isOther = ({ path, text }: Written): boolean =>
  path.includes('drawing') || path.includes('keywords') || /unité extérieure|buitenunit/i.test(text);

/** The note on holidays that ended before a day (ISO): no page shows them. Null if there are none, or for any other location. */
export const noteOnClosures = (
  { content, day }: Site,
  { file, path }: Location,
): { text: LocalisedText; reread: Location[] } | null => {
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

/**
 * A note with the texts that still say that somebody is there at any hour, although the opening hours say otherwise. Null if
 * there are none, or if the location is not one of opening hours.
 */
export const noteOnHours = (
  site: Site,
  { file, path }: Location,
): { text: LocalisedText; reread: Location[] } | null => {
  if (
    file !== 'content/company.yaml' ||
    path.join() !== 'openingHours' ||
    isAlways(site.content.company.openingHours)
  )
    return null;
  const texts = writtenTexts(site).filter(
    (written) => anyHourPattern.test(written.text) && !isOther(written),
  );
  if (texts.length === 0) return null;
  const reread = locationsOf(texts);
  const text = {
    fr: `Textes qui disent encore « 24 h/24 », « jour et nuit » ou « la nuit » : ${reread.length}. Ouvrez-les, et corrigez ce qui n’est plus vrai.`,
    nl: `Teksten die nog "24/7", "dag en nacht" of "'s nachts" zeggen: ${reread.length}. Open ze, en verbeter wat niet meer klopt.`,
  };
  return { text, reread };
};
