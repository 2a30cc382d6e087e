import { readdirSync, readFileSync } from 'node:fs';
import type { Rule } from 'postcss';
import { viewBoxOf } from '../drawings/edit.ts';
import { schemesOf, tokens } from './tokens.ts';

const folder = 'src/drawings';

/** Names of all drawings kept as SVG files. */
export const drawingNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -4));

/** Source of a drawing: an `<svg viewBox>` whose shapes carry the shared drawing classes. */
export const drawingSource = (name: string): string => readFileSync(`${folder}/${name}.svg`, 'utf8');

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
  const fill = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_match, name: string, fallback?: string) =>
      fill(values.get(name) ?? fallback ?? 'none'),
    );
  return fill(css);
};

const stylesOf = (svg: string) => {
  const { day, night } = tokens;
  const sheet = schemesOf('src/styles/drawing.css');
  const rules = usedRules(sheet.day, svg);
  // Only what the night changes: declarations whose values differ, then the flats it names itself.
  const changed = rules.flatMap((rule) => {
    const [selector = '', body = ''] = rule.slice(0, -1).split('{');
    const other = body.split(';').filter((part) => withTokens(part, night) !== withTokens(part, day));
    return other.length === 0 ? [] : [`${selector}{${other.join(';')}}`];
  });
  return {
    day: withTokens(rules.join(''), day),
    night: withTokens([...changed, ...usedRules(sheet.night, svg)].join(''), night),
  };
};

/** The rules of the drawing style sheet that an SVG uses by day, with the tokens' values in them. */
export const drawingStyle = (svg: string): string => stylesOf(svg).day;

const withStyle = (svg: string): string => {
  const opened = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { day, night } = stylesOf(svg);
  const dark = night === '' ? '' : `@media (prefers-color-scheme:dark){${night}}`;
  return opened.replace(/(<svg[^>]*>)/, `$1<style>${day}${dark}</style>`);
};

/** A drawing as a self-contained SVG file: namespace, and the style rules it uses, by day and after dark. */
export const standaloneDrawing = (name: string): string => withStyle(drawingSource(name).trim());

/**
 * Drawings that always stand together, as one file: a visitor far away asks once. Each has a view of its name, so
 * `/drawings/services.svg#panel-safety` shows that one. All of a sheet have the same measure.
 */
export const drawingSheets = {
  services: [
    'place-panel-installation',
    'place-panel-maintenance',
    'place-panel-repair',
    'place-panel-urgent',
    'panel-safety',
    'panel-support',
  ],
} as const;

/** Name of a sheet of drawings. */
export type DrawingSheet = keyof typeof drawingSheets;

/**
 * A sheet of drawings as a self-contained SVG file, one below the other.
 * @throws where a drawing has another measure than the first, because its view would show part of the next one.
 */
export const standaloneSheet = (sheet: DrawingSheet): string => {
  const sources = drawingSheets[sheet].map((name) => ({ name, svg: drawingSource(name).trim() }));
  const boxes = sources.map(({ name, svg }) => viewBoxOf(svg, `src/drawings/${name}.svg`));
  const { width, height } = boxes[0] ?? { width: 0, height: 0 };
  const parts = sources.map(({ name, svg }, index) => {
    if (boxes[index]?.width !== width || boxes[index]?.height !== height)
      throw new Error(
        `src/drawings/${name}.svg does not measure ${width} × ${height} as the first of the sheet "${sheet}" does. Give it that viewBox, or take it out of the sheet in src/site/drawings.ts.`,
      );
    const top = index * height;
    return `<view id="${name}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>${svg.replace('<svg', `<svg y="${top}" width="${width}" height="${height}"`)}`;
  });
  return withStyle(`<svg viewBox="0 0 ${width} ${height * sources.length}">${parts.join('')}</svg>`);
};
