/**
 * The word mark of a name: a P at its head is bent from supply and return pipe, the rest are letters. Any other name is
 * letters alone.
 */
export const wordMark = (name: string): { bentP: boolean; letters: string } =>
  name.startsWith('P') ? { bentP: true, letters: name.slice(1) } : { bentP: false, letters: name };
