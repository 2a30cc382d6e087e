import { canDisplay, codeWidth, screenWidth } from '#src/drawings/segments.ts';

const segmentsOf = (character: string): string =>
  [character, character.toUpperCase(), character.toLowerCase()].find(canDisplay) ?? '';

/** As much of what was typed as a display of seven segments can show; two dashes where it can show nothing. */
export const displayText = (typed: string): string => {
  let shown = '';
  for (const character of [...typed].slice(0, 12)) {
    const next = shown + segmentsOf(character);
    if (codeWidth(next) > screenWidth) break;
    shown = next;
  }
  return shown || '--';
};
