/**
 * Markers are invisible characters around a text of a page of the development server. They hold a number, for which the
 * server knows the location of the text. A build has none. A text is marked last, because the rules of typography look at
 * its end.
 */

const begin = '\u2061';
const digits = '\u2062\u2063';
const end = '\u2064';
const pattern = /\u2061([\u2062\u2063]+)|\u2064/g;

/** A text between the markers of a number. Marked texts may be nested. */
export const addMarkers = (text: string, number: number): string =>
  begin + [...number.toString(2)].map((digit) => digits[Number(digit)]).join('') + text + end;

const numberOf = (code: string): number =>
  Number.parseInt([...code].map((character) => digits.indexOf(character)).join(''), 2);

/** A text without markers. */
export const withoutMarkers = (text: string): string => text.replace(pattern, '');

/** A run of a text, with the number of its marker; null where it has none. */
interface Run {
  text: string;
  marker: number | null;
}

/**
 * Reads the markers of a text node. A text with markup is several nodes of a page: `open` holds the markers that began in
 * an earlier node and have not ended. The function changes `open` to the markers that have not ended after this node.
 */
export const readMarkers = (text: string, open: number[]): Run[] => {
  const found: Run[] = [];
  let from = 0;
  const add = (until: number) => {
    if (until > from) found.push({ text: text.slice(from, until), marker: open.at(-1) ?? null });
  };
  for (const match of text.matchAll(pattern)) {
    add(match.index);
    from = match.index + match[0].length;
    if (match[1] === undefined) open.pop();
    else open.push(numberOf(match[1]));
  }
  add(text.length);
  return found;
};
