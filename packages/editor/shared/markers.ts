/** Where a text of a page comes from: a content file and the key of the value in it (`hero.points.0.label`). */
export interface Source {
  file: string;
  key: string;
}

/** A stretch of a text with the value it comes from; null where it comes from none. */
export interface MarkedText {
  source: Source | null;
  text: string;
}

/**
 * A marker is written in Unicode tag characters, which no browser shows: U+E0001, `file#key` with each ASCII character
 * moved to U+E0020…U+E007E, U+E007F. A marker with nothing in it ends the value. Values may be nested.
 */
const marker = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu;
const toTags = (text: string): string =>
  Array.from(encodeURI(text), (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const fromTags = (tags: string): string =>
  decodeURI(
    Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0xe0020) - 0xe0000)).join(''),
  );

const wrap = (inside: string): string => `\u{e0001}${inside}\u{e007f}`;

/** A text between invisible markers that tell its source. */
export const mark = (text: string, { file, key }: Source): string =>
  `${wrap(toTags(`${file}#${key}`))}${text}${wrap('')}`;

/** A text without its markers. */
export const unmark = (text: string): string => text.replace(marker, '');

/**
 * Reads the markers of a text. `open` holds the values that began in an earlier text and have not ended (a value with
 * markup is several text nodes of a page); it is changed to what is open after this text.
 */
export const readMarkers = (text: string, open: Source[]): MarkedText[] => {
  const found: MarkedText[] = [];
  let end = 0;
  const add = (until: number) => {
    if (until > end) found.push({ source: open.at(-1) ?? null, text: text.slice(end, until) });
  };
  for (const match of text.matchAll(marker)) {
    add(match.index);
    end = match.index + match[0].length;
    const [file = '', key = ''] = fromTags(match[1] ?? '').split('#');
    if (file === '') open.pop();
    else open.push({ file, key });
  }
  add(text.length);
  return found;
};
