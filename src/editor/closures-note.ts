import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';

/** The note on closing days that ended before today: no page shows them. Null if there are none, or for any other location. */
export const noteOnClosures = (
  { content, day }: Site,
  { file, path: [list, at] }: Location,
): LocalisedText | null => {
  if (file !== 'content/company.yaml' || list !== 'closures') return null;
  const ended = content.company.closures.filter(({ until }, index) => until < day && index === (at ?? index));
  if (ended.length === 0) return null;
  const days = (lang: Language) =>
    ended
      .map(({ from, until }) => [...new Set([from, until])].map((one) => formatDate(one, lang)).join(' – '))
      .join(', ');
  return {
    fr: `Déjà passé, donc aucune page ne le montre : ${days('fr')}. Corrigez l’année, ou retirez ces jours.`,
    nl: `Al voorbij, dus geen enkele pagina toont het: ${days('nl')}. Verbeter het jaar, of verwijder die dagen.`,
  };
};
