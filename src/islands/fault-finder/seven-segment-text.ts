import { canDisplay } from '#src/drawings/segments.ts';

/** Returns how the display shows a character: in the case that it has, a dash for another letter, nothing for a sign. */
const segmentCharacter = (character: string): string =>
  [character, character.toUpperCase(), character.toLowerCase()].find(canDisplay) ??
  (/\p{L}/u.test(character) ? '-' : '');

/**
 * Returns a typed code as a display of seven segments shows it, never a shorter code; two dashes if it can show nothing.
 */
export const sevenSegmentText = (typed: string): string =>
  [...typed.trim()].slice(0, 12).map(segmentCharacter).join('') || '--';
