import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import subsetFont from 'subset-font';

/** Bytes of a compressed page, which the font of its title may not exceed (tests/build/weight.test.ts). */
const limit = 20_000;

const style = /<style>([\s\S]*?)<\/style>/;

/** The text of the titles (`h1`) of a page, without the small line above one. */
const titleOf = (html: string): string => {
  let text = '';
  let depth = 0;
  const parser = new Parser({
    onopentag: (tag) => {
      if (tag === 'h1') depth += 1;
      if (tag === 'small') depth -= 1;
    },
    ontext: (part) => {
      if (depth > 0) text += part;
    },
    onclosetag: (tag) => {
      if (tag === 'h1') depth -= 1;
      if (tag === 'small') depth += 1;
    },
  });
  parser.end(html);
  return text;
};

/** The letters of the titles and digits in bold Jost, as a rule in which `src/styles/sizes.css` finds "Jost Title". */
const fontFace = async (titles: string): Promise<string> => {
  const characters = [...new Set(`${titles}0123456789 \u00a0`)].sort().join('');
  const font = await subsetFont(readFileSync('public/fonts/jost.woff2'), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700 },
  });
  return `@font-face{font-family:Jost Title;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:600 900}`;
};

/**
 * Puts the letters of the title into the inline style of each page, so that the title is in Jost when the font comes too
 * late for the first paint (docs/decisions/0041-font.md). Pages with the same style keep the same style.
 * @returns the pages; those that would become too large as they were.
 */
export const withTitleFonts = async (pages: string[]): Promise<string[]> => {
  const groups = Map.groupBy(pages, (html) => style.exec(html)?.[1] ?? '');
  const faces = new Map<string, string>();
  for (const [css, group] of groups) {
    const titles = group.map(titleOf).join('');
    const longest = group.reduce((one, other) => (other.length > one.length ? other : one));
    const face = css === '' || titles === '' ? '' : await fontFace(titles);
    const fits = brotliCompressSync(longest.replace(css, face + css)).length <= limit;
    faces.set(css, fits ? face : '');
  }
  return pages.map((html) =>
    html.replace(style, (element, css: string) => element.replace(css, () => (faces.get(css) ?? '') + css)),
  );
};
