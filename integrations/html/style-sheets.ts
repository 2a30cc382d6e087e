import { type CustomAtRules, type MediaList, type Selector, transform, type Visitor } from 'lightningcss';

const transformCss = (css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string => {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: 'page.css', code, minify: true, visitor, unusedSymbols });
  return new TextDecoder().decode(result.code);
};

const classesAndIdsIn = (css: string): Set<string> => {
  const found = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) if (part.type === 'class' || part.type === 'id') found.add(part.name);
  };
  transformCss(css, { Selector: collect });
  return found;
};

const isForPrint = ({ mediaQueries }: MediaList): boolean =>
  mediaQueries.every(({ mediaType }) => mediaType === 'print');

const propertiesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));

const removeUnusedProperties = (css: string, markup: string): string => {
  const used = propertiesIn(css + markup);
  const left = transformCss(css, {
    Declaration: { custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined) },
  });
  // A property may refer to another that is now unused.
  return left.length === css.length ? left : removeUnusedProperties(left, markup);
};

/**
 * The rules of a style sheet that elements with these classes and ids may need on a screen. A rule is kept if `classesAndIds`
 * has all its classes and ids. Rules without classes and ids, fonts and keyframes are always kept.
 * @param markup of these elements, which may refer to custom properties.
 * @throws where the style sheet cannot be parsed.
 */
export const criticalCss = (css: string, classesAndIds: ReadonlySet<string>, markup: string): string =>
  removeUnusedProperties(
    transformCss(
      css,
      { Rule: { media: ({ value }) => (isForPrint(value.query) ? [] : undefined) } },
      [...classesAndIdsIn(css)].filter((name) => !classesAndIds.has(name)),
    ),
    markup,
  );

/**
 * A style sheet without its `@font-face` rules. If a later style sheet declares a font again, a browser treats it as
 * a new font: it loads the file and lays out the text again.
 * @throws where the style sheet cannot be parsed.
 */
export const removeFonts = (css: string): string => transformCss(css, { Rule: { 'font-face': () => [] } });
