import { readdirSync, readFileSync } from 'node:fs';
import type { Rule } from 'postcss';
import { setText } from './svg.ts';
import { flatRulesIn, tokens } from './tokens.ts';

const folder = 'src/drawings';

/** Path of each drawing by its name: the file name without `.svg`, whatever the folder. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .sort()
    .map((path) => [path.slice(path.lastIndexOf('/') + 1, -4), `${folder}/${path}`]),
);

/** Names of all drawings in src/drawings/, sorted. */
export const drawingNames = (): string[] => [...files.keys()].sort();

/**
 * Path of a drawing below the project folder.
 * @throws when no folder of src/drawings/ has a file of that name.
 */
export const drawingFile = (name: string): string => {
  const file = files.get(name);
  if (file !== undefined) return file;
  throw new Error(
    `No folder of ${folder}/ has a drawing named ${name}.svg. The page would have an empty picture. Add the file, or correct the name.`,
  );
};

/**
 * Source of a drawing: an `<svg viewBox>` whose shapes carry the shared drawing classes.
 * @throws when there is no drawing of that name.
 */
export const drawingSource = (name: string): string => readFileSync(drawingFile(name), 'utf8');

/**
 * Source of a drawing with words of the page in its marked texts.
 * @param words by the mark of the text, `data-word="<mark>"`.
 * @throws when there is no drawing of that name, or no text with that mark.
 */
export const drawingWithWords = (name: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (svg, [mark, text]) => setText(svg, drawingFile(name), mark, text),
    drawingSource(name),
  );

/** The rules of the drawing style sheet that an SVG uses: rules with element selectors, and rules for its classes. */
const usedRules = (rules: readonly Rule[], svg: string): string[] => {
  const classes = new Set(
    [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)),
  );
  const isUsed = (selector: string) => {
    const classNames = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
    return classNames.every((name) => classes.has(name)) && !selector.includes(':');
  };
  return rules.flatMap((rule) => {
    const usedSelectors = rule.selectors.filter(isUsed);
    const body = rule.nodes.map((node) => (node.type === 'decl' ? `${node.prop}: ${node.value};` : ''));
    return usedSelectors.length === 0 ? [] : [`${usedSelectors.join(',')}{${body.join('')}}`];
  });
};

/** Replaces `var(--token)` by its value: an SVG file loaded as an image does not see the page's style sheet. */
const replaceTokens = (css: string, values: ReadonlyMap<string, string>): string => {
  // Innermost first, again and again: the fallback or value of a token may be another token.
  const filled = css.replace(
    /var\((--[\w-]+)(?:,\s*([^()]+))?\)/g,
    (_match, name: string, fallback?: string) => values.get(name) ?? fallback ?? 'none',
  );
  return filled === css ? css : replaceTokens(filled, values);
};

/** The style sheets of the drawing classes, in the order in which src/styles/global.css imports them. */
const styleSheets = ['lines', 'neutrals', 'colours', 'pipes', 'plates'].map(
  (name) => `src/styles/drawing/${name}.css`,
);

/** The rules of the drawing classes. */
export const drawingRules = styleSheets.flatMap((file) => flatRulesIn(readFileSync(file, 'utf8'), file));

const stylesOf = (svg: string) => {
  const { light, dark } = tokens;
  const rules = usedRules(drawingRules, svg);
  // Only the declarations that dark mode changes.
  const changed = rules.flatMap((rule) => {
    const [selector = '', body = ''] = rule.slice(0, -1).split('{');
    const other = body.split(';').filter((part) => replaceTokens(part, dark) !== replaceTokens(part, light));
    return other.length === 0 ? [] : [`${selector}{${other.join(';')}}`];
  });
  return { light: replaceTokens(rules.join(''), light), dark: replaceTokens(changed.join(''), dark) };
};

/** The rules of the drawing classes that an SVG uses, with the light values of the tokens in them. */
export const drawingStyle = (svg: string): string => stylesOf(svg).light;

/**
 * Rules of a drawing that a page shows less wide on phones: it reacts to the ratio of the picture, which the page gives.
 * Parts move by their `--phone`, parts without room are left out, others only then drawn.
 */
const phoneStyle = (svg: string): string =>
  svg.includes('class="phone-')
    ? '@media(max-aspect-ratio:19/10){.phone-moved{transform:var(--phone)}.phone-only{display:inline}[data-min-width]{display:none}}'
    : '';

/** The source of a drawing as a self-contained SVG file: with a namespace and the style rules it uses, in light and dark mode. */
export const standaloneDrawing = (source: string): string => {
  const svg = source.trim();
  const opened = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { light, dark } = stylesOf(svg);
  const darkBlock = dark === '' ? '' : `@media (prefers-color-scheme:dark){${dark}}`;
  return opened.replace(/(<svg[^>]*>)/, `$1<style>${light}${darkBlock}${phoneStyle(svg)}</style>`);
};
