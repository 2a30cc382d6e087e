import { canDisplay } from '#src/drawings/segments.ts';

/** What stands for a character: itself in the case that the display has, a dash for another letter, nothing for a sign. */
const segmentsOf = (character: string): string =>
  [character, character.toUpperCase(), character.toLowerCase()].find(canDisplay) ??
  (/\p{L}/u.test(character) ? '-' : '');

/** What was typed as a display of seven segments shows it, never a shorter code; two dashes where it can show nothing. */
export const displayText = (typed: string): string =>
  [...typed.trim()].slice(0, 12).map(segmentsOf).join('') || '--';
