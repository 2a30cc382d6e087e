import { readdirSync, readFileSync } from 'node:fs';

const folder = 'src/drawings';

/** Names of all drawings kept as SVG files. */
export const drawingNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -4));

/** Source of a drawing: an `<svg viewBox>` whose shapes carry the shared drawing classes. */
export const drawingSource = (name: string): string => readFileSync(`${folder}/${name}.svg`, 'utf8');

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

const ruleset = /([^{}@]+)\{([^{}]*)\}/g;

/** Rules of the drawing style sheet that a drawing uses: those for bare elements, and those for its classes. */
const usedRules = (css: string, svg: string): string => {
  const classes = new Set(
    [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)),
  );
  const isUsed = (selector: string) => {
    const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
    return named.every((name) => classes.has(name)) && !selector.includes(':');
  };
  return [...css.matchAll(ruleset)]
    .flatMap(([, selectors = '', body = '']) => {
      const used = selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => selector !== '' && isUsed(selector));
      return used.length === 0 ? [] : [`${used.join(',')}{${body.trim().replace(/\s*\n\s*/g, '')}}`];
    })
    .join('');
};

/** Custom properties of the tokens, by name. */
const tokens = (): Map<string, string> =>
  new Map(
    [
      ...withoutComments(readFileSync('src/styles/tokens.css', 'utf8')).matchAll(
        /(--[\w-]+):\s*([^;}]+)[;}]/g,
      ),
    ]
      .reverse()
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );

/** Puts the tokens' values where a style sheet names them: an SVG file of its own cannot see the page's. */
const withTokens = (css: string): string => {
  const values = tokens();
  const fill = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_match, name: string, fallback?: string) =>
      fill(values.get(name) ?? fallback ?? 'none'),
    );
  return fill(css);
};

/** The rules of the drawing style sheet that an SVG uses, with the tokens' values in them. */
export const drawingStyle = (svg: string): string =>
  withTokens(
    usedRules(
      withoutComments(readFileSync('src/styles/drawing.css', 'utf8')).replace(/@layer[^{]*\{/, ''),
      svg,
    ),
  );

/** A drawing as a self-contained SVG file: namespace, and the style rules it uses. */
export const standaloneDrawing = (name: string): string => {
  const svg = drawingSource(name).trim();
  const opened = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return opened.replace(/(<svg[^>]*>)/, `$1<style>${drawingStyle(svg)}</style>`);
};
