/** One emoji per category of spec §3, under its French and its Dutch name (BL-2). */
const emojis: ReadonlyMap<string, string> = new Map([
  ['Urgence', '🚨'],
  ['Noodgeval', '🚨'],
  ['Entretien', '🔧'],
  ['Onderhoud', '🔧'],
  ['Guides', '📘'],
  ['Gidsen', '📘'],
  ['Comparatifs', '⚖️'],
  ['Vergelijking', '⚖️'],
  ['Installation', '🏠'],
  ['Plaatsing', '🏠'],
  ['Primes', '💶'],
  ['Premies', '💶'],
  ['Conseils', '💡'],
  ['Advies', '💡'],
]);

/** Emoji of a category that is not in the list. */
export const defaultEmoji = '📰';

/** The emoji that stands before a category's name on a card. */
export const categoryEmoji = (category: string): string => emojis.get(category) ?? defaultEmoji;
