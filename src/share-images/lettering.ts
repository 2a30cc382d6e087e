import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as outlines: SVG path data from the origin to the right, and its width. */
export interface Outline {
  path: string;
  width: number;
}

const fontFile = '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
/** Latin letters, punctuation and the euro sign: all that the languages of the site write. */
const characterRanges = [
  [0x20, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2190, 0x2212],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));

const loadFont = async () => {
  const source = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve(fontFile));
  const face = new Face(
    new Blob(await subsetFont(source, String.fromCodePoint(...characterRanges), { targetFormat: 'sfnt' })),
  );
  const fonts = new Map<number, Font>();
  const fontOfWeight = (weight: number): Font => {
    const font = fonts.get(weight) ?? new Font(face);
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
    return font;
  };
  return { unit: face.upem, fontOfWeight };
};

const loadedFont = loadFont();

const shapeText = (text: string, font: Font) => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
};

/** Width of a line of text in the site's font, in the units of `size`; `weight` from 100 to 900. */
export const widthOf = async (text: string, size: number, weight: number): Promise<number> => {
  const { unit, fontOfWeight } = await loadedFont;
  const glyphs = shapeText(text, fontOfWeight(weight));
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * (size / unit);
};

/**
 * Sets a line of text in the site's font. `size`, the width, and `spacing`, which follows each letter as in CSS, are
 * in the units of the picture; `weight` from 100 to 900.
 */
export const outlineOf = async (
  text: string,
  size: number,
  weight: number,
  spacing = 0,
): Promise<Outline> => {
  const { unit, fontOfWeight } = await loadedFont;
  const font = fontOfWeight(weight);
  const scale = size / unit;
  let x = 0;
  const path = shapeText(text, font)
    .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const glyph = placePath(font.glyphToPath(codepoint), scale, (x + xOffset) * scale);
      x += xAdvance + spacing / scale;
      return glyph;
    })
    .join('');
  return { path, width: x * scale };
};

/** Moves a glyph's outline to its place; font units count upwards, pictures downwards. */
const placePath = (path: string, scale: number, left: number): string =>
  path.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_match, x: string, y: string) =>
      `${roundToHundredths(Number(x) * scale + left)} ${roundToHundredths(-Number(y) * scale)}`,
  );

const roundToHundredths = (value: number): string => String(Math.round(value * 100) / 100);
