import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canDisplay, codeWidth, displayCharacters, segmentPath } from './segments.ts';

const codes =
  'F.28 F.29 F.22 F.75 EA E9 A7 C6 F2 F4 F5 E8 E03 E25 E83 E10 E2 F8 A8 6A 2E 4C 6C 501 103 108 110 E01 E02 E09 S.04 S.10 S.13 S.20';

describe('fault codes in seven segments', () => {
  it.each(codes.split(' '))('ER-2: shows %s within the screen', (code) => {
    expect(segmentPath(code, 0, 'lit')).toMatch(/^(M[\d.]+ [\d.]+h[\d.]+v[\d.]+h-[\d.]+z)+$/);
    expect(codeWidth(code)).toBeLessThanOrEqual(150);
  });

  it('refuses what it cannot show', () => {
    expect(() => segmentPath('X1', 0, 'lit')).toThrow('X');
  });

  it('shows every character that the guide lists', () => {
    expect(readFileSync('docs/guides/add-a-brand.md', 'utf8')).toContain(
      `The display of a boiler shows ${displayCharacters}.`,
    );
    const letters = displayCharacters.split('letters ')[1]?.split(' ') ?? [];
    expect(letters.length).toBeGreaterThan(5);
    for (const letter of letters) expect(canDisplay(letter), letter).toBe(true);
  });
});
