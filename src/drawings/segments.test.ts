import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specifiedFaultCodes } from '#tests/support/specified-fault-codes.ts';
import { canDisplay, codeWidth, displayCharacters, segmentPath } from './segments.ts';

test('ER-2: every specified fault code fits the screen in seven segments', () => {
  const codes = Object.values(specifiedFaultCodes).flat();
  expect(codes.filter((code) => codeWidth(code) > 150)).toEqual([]);
  for (const code of codes)
    expect(segmentPath(code, 0, 'lit'), code).toMatch(/^(M[\d.]+ [\d.]+h[\d.]+v[\d.]+h-[\d.]+z)+$/);
});

test('refuses what it cannot show', () => {
  expect(() => segmentPath('X1', 0, 'lit')).toThrow('X');
});

test('shows every character that the guide lists', () => {
  expect(readFileSync('docs/guides/add-a-brand.md', 'utf8')).toContain(
    `The display of a boiler shows ${displayCharacters}.`,
  );
  const letters = displayCharacters.split('letters ')[1]?.split(' ') ?? [];
  expect(letters.length).toBeGreaterThan(5);
  for (const letter of letters) expect(canDisplay(letter), letter).toBe(true);
});
