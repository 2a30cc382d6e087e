import { expect, test } from 'vitest';
import { brandPlate } from '#src/drawings/brand-plate.ts';
import { withOutlinedLetters } from './drawing-letters.ts';

const drawing = (lettering: string) => `<svg viewBox="0 0 100 100">${lettering}</svg>`;

test('the name on a brand plate becomes outlines in the white of enamel', async () => {
  const outlined = await withOutlinedLetters(brandPlate({ slug: 'bosch', name: 'Bosch' }));
  expect(outlined).not.toMatch(/<t(?:ext|span)/);
  expect(outlined).toMatch(/style="stroke:none;fill:#fff" d="M/);
});

test('a span says how large its letters are and how far below the line they stand', async () => {
  const plain = await withOutlinedLetters(drawing('<text class="text-start" x="5" y="50">A</text>'));
  const spanned = await withOutlinedLetters(
    drawing('<text class="text-start" x="5" y="50"><tspan dy=".5em" font-size="20">A</tspan></text>'),
  );
  expect(plain).toContain('translate(5 50)');
  expect(spanned).toContain('translate(5 60)');
});

test('numbers of a legend are left out, digits of the drawing stay', async () => {
  expect(await withOutlinedLetters(drawing('<text x="5" y="5">1</text>'))).toBe(drawing(''));
  expect(await withOutlinedLetters(drawing('<text class="label-bold" x="5" y="5">0</text>'))).toContain(
    '<path',
  );
});

test('lettering that cannot be outlined stops the build', async () => {
  const nested = drawing('<text x="5" y="5">A<tspan>B</tspan></text>');
  await expect(withOutlinedLetters(nested)).rejects.toThrow(/lettering <text x="5" y="5">A<tspan>/);
});
