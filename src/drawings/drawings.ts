import { readdirSync, readFileSync } from 'node:fs';
import type { Rule } from 'postcss';
import { flatRulesIn, tokens } from './tokens.ts';

const folder = 'src/drawings';

/** Path of each drawing by its name, which is its file name without `.svg`, whichever folder it stands in. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .sort()
    .map((path) => [path.slice(path.lastIndexOf('/') + 1, -4), `${folder}/${path}`]),
);

/** Names of all drawings kept as SVG files, sorted. */
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

/** Rules of the drawing style sheet that a drawing uses: those for bare elements, and those for its classes. */
const usedRules = (rules: readonly Rule[], svg: string): string[] => {
  const classes = new Set(
    [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)),
  );
  const isUsed = (selector: string) => {
    const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
    return named.every((name) => classes.has(name)) && !selector.includes(':');
  };
  return rules.flatMap((rule) => {
    const used = rule.selectors.filter(isUsed);
    const body = rule.nodes.map((node) => (node.type === 'decl' ? `${node.prop}: ${node.value};` : ''));
    return used.length === 0 ? [] : [`${used.join(',')}{${body.join('')}}`];
  });
};

/** Puts the tokens' values where a style sheet names them: an SVG file of its own cannot see the page's. */
const withTokens = (css: string, values: ReadonlyMap<string, string>): string => {
  // From the inside out: a token may stand in for another one.
  const filled = css.replace(
    /var\((--[\w-]+)(?:,\s*([^()]+))?\)/g,
    (_match, name: string, fallback?: string) => values.get(name) ?? fallback ?? 'none',
  );
  return filled === css ? css : withTokens(filled, values);
};

const file = 'src/styles/drawing.css';

/** The rules of the drawing style sheet. */
export const drawingRules = flatRulesIn(readFileSync(file, 'utf8'), file);

const stylesOf = (svg: string) => {
  const { day, night } = tokens;
  const rules = usedRules(drawingRules, svg);
  // Only what the night changes.
  const changed = rules.flatMap((rule) => {
    const [selector = '', body = ''] = rule.slice(0, -1).split('{');
    const other = body.split(';').filter((part) => withTokens(part, night) !== withTokens(part, day));
    return other.length === 0 ? [] : [`${selector}{${other.join(';')}}`];
  });
  return { day: withTokens(rules.join(''), day), night: withTokens(changed.join(''), night) };
};

/** The rules of the drawing style sheet that an SVG uses by day, with the tokens' values in them. */
export const drawingStyle = (svg: string): string => stylesOf(svg).day;

/** A drawing as a self-contained SVG file: namespace, and the style rules it uses, by day and after dark. */
export const standaloneDrawing = (name: string): string => {
  const svg = drawingSource(name).trim();
  const opened = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { day, night } = stylesOf(svg);
  const dark = night === '' ? '' : `@media (prefers-color-scheme:dark){${night}}`;
  return opened.replace(/(<svg[^>]*>)/, `$1<style>${day}${dark}</style>`);
};
