import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Weights of the lettering. */
export type Weight = 500 | 700;

/** A line of text as outlines: SVG path data from the origin to the right, and its width. */
export interface Outline {
  path: string;
  width: number;
}

const file = '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
/** Latin letters, punctuation and the euro sign: all that the languages of the site write. */
const characters = [
  [0x20, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2190, 0x2212],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));

const load = async () => {
  const source = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve(file));
  const face = new Face(
    new Blob(await subsetFont(source, String.fromCodePoint(...characters), { targetFormat: 'sfnt' })),
  );
  const weighted = (weight: Weight): Font => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return font;
  };
  return { unit: face.upem, fonts: { 500: weighted(500), 700: weighted(700) } };
};

const loaded = load();

const shaped = (text: string, font: Font) => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
};

/** Width of a line of text in the site's font, in the units of `size`. */
export const widthOf = async (text: string, size: number, weight: Weight): Promise<number> => {
  const { unit, fonts } = await loaded;
  const glyphs = shaped(text, fonts[weight]);
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * (size / unit);
};

/** Sets a line of text in the site's font. `size` and the width are in the units of the picture. */
export const outlineOf = async (text: string, size: number, weight: Weight): Promise<Outline> => {
  const { unit, fonts } = await loaded;
  const font = fonts[weight];
  const scale = size / unit;
  let x = 0;
  const path = shaped(text, font)
    .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const glyph = placed(font.glyphToPath(codepoint), scale, (x + xOffset) * scale);
      x += xAdvance;
      return glyph;
    })
    .join('');
  return { path, width: x * scale };
};

/** Moves a glyph's outline to its place; font units count upwards, pictures downwards. */
const placed = (path: string, scale: number, left: number): string =>
  path.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_match, x: string, y: string) => `${rounded(Number(x) * scale + left)} ${rounded(-Number(y) * scale)}`,
  );

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
