/**
 * The word mark of the company's name: an initial P is drawn as supply and return pipe, everything else is letters.
 */
export const wordMark = (name: string): { bentP: boolean; letters: string } =>
  name.startsWith('P') ? { bentP: true, letters: name.slice(1) } : { bentP: false, letters: name };
