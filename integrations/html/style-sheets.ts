import { type CustomAtRules, type MediaList, type Selector, transform, type Visitor } from 'lightningcss';

const transformed = (css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string => {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: 'page.css', code, minify: true, visitor, unusedSymbols });
  return new TextDecoder().decode(result.code);
};

/** The classes and ids that the selectors of a style sheet name, those of nested rules included. */
const namesIn = (css: string): Set<string> => {
  const names = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) if (part.type === 'class' || part.type === 'id') names.add(part.name);
  };
  transformed(css, { Selector: collect });
  return names;
};

const isForPrint = ({ mediaQueries }: MediaList): boolean =>
  mediaQueries.every(({ mediaType }) => mediaType === 'print');

/**
 * The rules of a style sheet that elements with these classes and ids may need on a screen: a page is printed once all its
 * CSS has arrived. Rules that name neither, fonts, keyframes and
 * custom properties stay: drawings in other files (src/drawings/sprites.ts) use properties that no rule names. A rule is
 * kept where all its names occur, wherever they do.
 * @throws where the style sheet cannot be parsed.
 */
export const criticalCss = (css: string, names: ReadonlySet<string>): string =>
  transformed(
    css,
    { Rule: { media: ({ value }) => (isForPrint(value.query) ? [] : undefined) } },
    [...namesIn(css)].filter((name) => !names.has(name)),
  );

/**
 * A style sheet without its `@font-face` rules. A browser treats a font that a later style sheet declares again as a new
 * one: it loads it and lays out the text again.
 * @throws where the style sheet cannot be parsed.
 */
export const withoutFonts = (css: string): string => transformed(css, { Rule: { 'font-face': () => [] } });
