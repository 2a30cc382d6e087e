/**
 * Markers in the texts of pages of the development server: invisible characters behind a text that number its place.
 * The server knows which place a number is. They never reach a build.
 */

/** Invisible characters that no text of a site has: the digits of base 4, and what encloses them. */
const digits = '\u2061\u2062\u2063\u2064';
const edge = '\ufeff';
const pattern = new RegExp(`${edge}([${digits}]+)${edge}`, 'g');

/** The marker of a number. */
export const markerOf = (number: number): string =>
  edge + [...number.toString(4)].map((digit) => digits[Number(digit)]).join('') + edge;

/** The numbers of the markers in a text, in order. */
export const markersIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([, code = '']) =>
    Number.parseInt([...code].map((character) => digits.indexOf(character)).join(''), 4),
  );

/** A text without markers. */
export const withoutMarkers = (text: string): string => text.replace(pattern, '');
