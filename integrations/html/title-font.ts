import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/** Limit of a compressed page with the font of its title, in bytes (tests/build/weight.test.ts). */
const maxCompressedPageBytes = 20_000;

const styleOf = (html: string): string => /<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';

const insertFont = (html: string, font: string): string => html.replace('<style>', `<style>${font}`);

/** The letters of the logo and of the titles (`h1`) of a page, without the small line above a title. */
const lettersOf = (html: string): string =>
  [...html.matchAll(/data-title-font[^>]*>([^<]*)|<h1[^>]*>([\s\S]*?)<\/h1>/g)]
    .map(([, logo = '', title = '']) => logo + title.replace(/<small[\s\S]*?<\/small>|<[^>]*>/g, ''))
    .join('');

/** These letters in bold Jost, as the `@font-face` rule of "Jost Title", the family that `src/styles/sizes.css` names. */
const fontFace = async (letters: string): Promise<string> => {
  const characters = [...new Set(letters)].sort().join('');
  const font = await subsetFont(readFileSync('public/fonts/jost.woff2'), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700 },
  });
  return `@font-face{font-family:Jost Title;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:600 900}`;
};

/**
 * Puts the letters of the title into the inline style of each page, so that the title is in Jost when the font comes too
 * late for the first paint (docs/decisions/0041-font.md). Pages of one language that share a style get the same font, so
 * that they still share it.
 * @returns the pages; those that would exceed the limit are unchanged.
 */
export const insertTitleFonts = async (pages: string[]): Promise<string[]> => {
  const groups = Map.groupBy(pages, (html) => /<html lang="\w+/.exec(html)?.[0] + styleOf(html));
  const fonts = new Map<string, string>();
  for (const group of groups.values()) {
    const letters = group.map(lettersOf).join('');
    if (letters === '') continue;
    const font = await fontFace(letters);
    const [longest = ''] = group.toSorted((one, other) => other.length - one.length);
    const fits = brotliCompressSync(insertFont(longest, font)).length <= maxCompressedPageBytes;
    for (const html of fits ? group : []) fonts.set(html, font);
  }
  return pages.map((html) => insertFont(html, fonts.get(html) ?? ''));
};
