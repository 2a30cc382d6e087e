import { drawingFile, drawingRules, drawingSource } from './drawings.ts';
import { type DrawnFromContent, type SpriteName, sprites } from './sprites.ts';
import { token } from './tokens.ts';

/** Without the dashes of the water in the pipes: the page draws and animates them (House.tsx). */
const withoutFlow = (svg: string): string => svg.replace(/<[^>]*class="fl[ "][^>]*\/>/g, '');

/**
 * Shapes with each token's value by day behind its name, for as long as the page's style sheet has not come.
 * @throws where a token has none.
 */
const withDay = (svg: string): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_match, name: string) => `var(--${name},${token(name, 'day')})`);

/**
 * What classes of the drawing style sheet say, as presentation attributes.
 * @param name of the drawing, for the message.
 * @throws where a class is unknown.
 */
const attributesOf = (classes: string, name: string): Map<string, string> => {
  const wanted = new Set(classes.split(/\s+/).map((one) => `.${one}`));
  const found = new Map<string, string>();
  const known = new Set<string>();
  for (const rule of drawingRules) {
    const named = rule.selectors.filter((selector) => wanted.has(selector));
    if (named.length === 0) continue;
    for (const selector of named) known.add(selector);
    rule.walkDecls(({ prop, value }) => {
      found.set(prop, value.replaceAll(', ', ','));
    });
  }
  const unknown = [...wanted].filter((selector) => !known.has(selector));
  if (unknown.length === 0) return found;
  throw new Error(
    `${drawingFile(name)}: class="${classes}" names ${unknown.join(', ')}, which src/styles/drawing.css does not know. The drawing is part of a sprite, which knows colours and lines only. Take the class out, or the drawing out of src/drawings/sprites.ts.`,
  );
};

/**
 * The shapes of a drawing with attributes in place of classes. Browsers differ in whose style sheet reaches into a
 * `<use>` of another file: the file's, the page's, or none; attributes and inherited custom properties reach in all.
 * @param name for messages.
 * @throws where it holds what reaches in some only: words, or references within the file.
 */
export const withAttributes = (svg: string, name: string): string => {
  const [foreign] = /<text|url\(#[^)]*\)/.exec(svg) ?? [];
  if (foreign !== undefined)
    throw new Error(
      `${drawingFile(name)}: holds "${foreign}". The drawing is part of a sprite, and browsers differ in what they make of that in one. Clip by a nested <svg>, set words in the page, or take the drawing out of src/drawings/sprites.ts.`,
    );
  const painted = svg.replace(
    /<(\w+)([^>]*?)\sclass="([^"]+)"([^>]*?)(\/?)>/g,
    (_match, tag, before, classes, after, end) => {
      const attributes = attributesOf(classes, name);
      // A class says it louder than an attribute beside it.
      const beside = `${before}${after}`.replace(/\s([\w-]+)="[^"]*"/g, (written, attribute) =>
        attributes.has(attribute) ? '' : written,
      );
      const all = [...attributes].map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
      return `<${tag}${all}${beside}${end}>`;
    },
  );
  return withDay(painted);
};

/**
 * A sprite as an SVG file.
 * @param drawn shapes of the drawings that no file holds, by name.
 */
export const spriteFile = (sprite: SpriteName, drawn: Record<DrawnFromContent, string>): string => {
  const shapesOf = (name: string): string => {
    const [, content] = Object.entries(drawn).find(([known]) => known === name) ?? [];
    const shapes =
      content ?? withoutFlow(drawingSource(name)).replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
    // Line breaks between shapes are for who reads the source.
    return shapes.trim().replaceAll('>\n<', '><');
  };
  const groups = sprites[sprite].map((name) => `<g id="${name}">${withAttributes(shapesOf(name), name)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
};
