/** Characters of a name that the header has room for on one line of a phone, in large letters. */
const onOneLine = 12;

/**
 * The word mark of the company's name: an initial P is drawn as supply and return pipe, everything else is letters. A
 * `long` name is set small, on several lines, and without a drawing.
 */
export const wordMark = (name: string): { bentP: boolean; letters: string; long: boolean } => {
  const long = name.length > onOneLine;
  return name.startsWith('P') && !long
    ? { bentP: true, letters: name.slice(1), long }
    : { bentP: false, letters: name, long };
};
