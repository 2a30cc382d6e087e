/** Lit segments of each character: a is top, b and c right, d bottom, e and f left, g middle. A space is a dark place. */
const lit: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abdeg',
  3: 'abcdg',
  4: 'bcfg',
  5: 'acdfg',
  6: 'acdefg',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  A: 'abcefg',
  C: 'adef',
  E: 'adefg',
  F: 'aefg',
  H: 'bcefg',
  J: 'bcde',
  L: 'def',
  P: 'abefg',
  S: 'acdfg',
  U: 'bcdef',
  Y: 'bcdfg',
  b: 'cdefg',
  d: 'bcdeg',
  n: 'ceg',
  o: 'cdeg',
  r: 'eg',
  t: 'defg',
  u: 'cde',
  '-': 'g',
  ' ': '',
};

const width = 32;
const height = 60;
const stroke = 8;
const advance = width + 8;
const dotAdvance = stroke + 7;
const half = (height - stroke) / 2;

const bar = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

const segment: Record<string, (x: number) => string> = {
  a: (x) => bar(x, 0, width, stroke),
  b: (x) => bar(x + width - stroke, 0, stroke, half + stroke),
  c: (x) => bar(x + width - stroke, half, stroke, half + stroke),
  d: (x) => bar(x, height - stroke, width, stroke),
  e: (x) => bar(x, half, stroke, half + stroke),
  f: (x) => bar(x, 0, stroke, half + stroke),
  g: (x) => bar(x, half, width, stroke),
};

/** The characters that the display can show, in words, for messages. */
export const displayCharacters = `figures, points, dashes and the letters ${Object.keys(lit)
  .filter((character) => /[a-z]/i.test(character))
  .join(' ')}`;

/** True for a character that seven segments can show. */
export const canDisplay = (character: string): boolean => character === '.' || character in lit;

/** Width of the display, in units of the drawing. */
export const screenWidth = 150;

/** Width of a code on the display, in units of the drawing. */
export const codeWidth = (code: string): number =>
  [...code].reduce((sum, character) => sum + (character === '.' ? dotAdvance : advance), -stroke);

/**
 * SVG path of a fault code on a seven-segment display, 60 units high, starting at `x`: its lit segments, or all of them.
 * @throws Error on a character that seven segments cannot show.
 */
export function segmentPath(code: string, x: number, show: 'lit' | 'all'): string {
  let at = x;
  let path = '';
  for (const character of code) {
    if (character === '.') {
      path += bar(at, height - stroke, stroke, stroke);
      at += dotAdvance;
      continue;
    }
    const segments = lit[character];
    if (segments === undefined)
      throw new Error(
        `The display cannot show "${character}" of the code "${code}". The content check names the file. Write ${displayCharacters}.`,
      );
    path += [...(show === 'all' ? 'abcdefg' : segments)].map((name) => segment[name]?.(at) ?? '').join('');
    at += advance;
  }
  return path;
}
