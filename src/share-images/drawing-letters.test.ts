import { expect, test } from 'vitest';
import { brandPlate } from '#src/drawings/brand-plate.ts';
import { drawingStyle } from '#src/drawings/drawings.ts';
import { outlineLetters } from './drawing-letters.ts';

const drawing = (lettering: string) => `<svg viewBox="0 0 100 100">${lettering}</svg>`;

test('the name on a brand plate becomes outlines in the white of enamel', async () => {
  const outlined = await outlineLetters(brandPlate({ slug: 'bosch', name: 'Bosch' }));
  expect(outlined).not.toMatch(/<t(?:ext|span)/);
  expect(outlined).toMatch(/style="stroke:none;fill:#fff" d="M/);
});

test('a span says how large its letters are and how far below the line they stand', async () => {
  const plain = await outlineLetters(drawing('<text class="text-start" x="5" y="50">A</text>'));
  const spanned = await outlineLetters(
    drawing('<text class="text-start" x="5" y="50"><tspan dy=".5em" font-size="20">A</tspan></text>'),
  );
  expect(plain).toContain('translate(5 50)');
  expect(spanned).toContain('translate(5 60)');
});

test('numbered discs are left out, whatever their classes; digits without a disc stay', async () => {
  const disc = (classes: string) =>
    `<circle class="${classes}" cx="5" cy="7.5" r="16"/>\n<circle cx="5" cy="7.5" r="12.5"/>\n<text class="${classes}" x="5" y="7.5" dy=".35em">1</text>`;
  expect(await outlineLetters(drawing(`${disc('plate')}<circle cx="9" cy="9" r="1"/>`))).toBe(
    drawing('<circle cx="9" cy="9" r="1"/>'),
  );
  expect(await outlineLetters(drawing(disc('renamed')))).toBe(drawing(''));
  expect(await outlineLetters(drawing('<text x="5" y="5">0</text>'))).toContain('<path');
});

test('the lines of the discs are left out too: their class is one of the drawing classes', async () => {
  const line = '<path class="leader-line" d="M0 0h9"/>';
  expect(await outlineLetters(drawing(line))).toBe(drawing(''));
  expect(drawingStyle(line)).toContain('.leader-line{');
});

test('words that nothing fills in, and lettering that cannot be outlined, stop the build', async () => {
  const bubble = drawing('<text data-word="left" x="5" y="5"></text>');
  await expect(outlineLetters(bubble)).rejects.toThrow(/fills in the words "left"/);
  const nested = drawing('<text x="5" y="5">A<tspan>B</tspan></text>');
  await expect(outlineLetters(nested)).rejects.toThrow(/lettering <text x="5" y="5">A<tspan>/);
});
