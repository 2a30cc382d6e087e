import { drawingFile, drawingRules, drawingSource } from './drawings.ts';
import { type SpriteName, sprites } from './sprites.ts';
import { token } from './tokens.ts';

/**
 * Adds to each `var(--token)` its light value as the fallback, used until the page's style sheet has loaded.
 * @throws where a token has no light value.
 */
const addLightFallbacks = (svg: string): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_match, name: string) => `var(--${name},${token(name, 'light')})`);

/**
 * Declarations of the drawing classes, as presentation attributes.
 * @param name of the drawing, for the message.
 * @throws where a class is unknown.
 */
const attributesOf = (classes: string, name: string): Map<string, string> => {
  const wanted = new Set(classes.split(/\s+/).map((one) => `.${one}`));
  const found = new Map<string, string>();
  const knownSelectors = new Set<string>();
  for (const rule of drawingRules) {
    const usedSelectors = rule.selectors.filter((selector) => wanted.has(selector));
    if (usedSelectors.length === 0) continue;
    for (const selector of usedSelectors) knownSelectors.add(selector);
    rule.walkDecls(({ prop, value }) => {
      found.set(prop, value.replaceAll(', ', ','));
    });
  }
  const unknown = [...wanted].filter((selector) => !knownSelectors.has(selector));
  if (unknown.length === 0) return found;
  throw new Error(
    `${drawingFile(name)}: class="${classes}" names ${unknown.join(', ')}, which src/styles/drawing/ does not have. The drawing is part of a sprite, in which only colours and lines work in all browsers. Remove the class, or remove the drawing from src/drawings/sprites.ts.`,
  );
};

/**
 * The shapes of a drawing with presentation attributes in place of classes. In a `<use>` of another file Chromium
 * applies the style sheet of that file, Firefox that of the page, WebKit neither; presentation attributes and inherited
 * custom properties work in all.
 * @param name for messages.
 * @throws where it contains text or references within the file, which do not work in all browsers.
 */
export const replaceClassesByAttributes = (svg: string, name: string): string => {
  const [foreign] = /<text|url\(#[^)]*\)/.exec(svg) ?? [];
  if (foreign !== undefined)
    throw new Error(
      `${drawingFile(name)}: contains "${foreign}". The drawing is part of a sprite, in which this does not work in all browsers. Clip with a nested <svg>, put text into the page, or remove the drawing from src/drawings/sprites.ts.`,
    );
  const painted = svg.replace(
    /<(\w+)([^>]*?)\sclass="([^"]+)"([^>]*?)(\/?)>/g,
    (_match, tag, before, classes, after, end) => {
      const attributes = attributesOf(classes, name);
      // A class takes precedence over a presentation attribute.
      const beside = `${before}${after}`.replace(/\s([\w-]+)="[^"]*"/g, (written, attribute) =>
        attributes.has(attribute) ? '' : written,
      );
      const all = [...attributes].map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
      return `<${tag}${all}${beside}${end}>`;
    },
  );
  return addLightFallbacks(painted);
};

/** A sprite as an SVG file. */
export const spriteFile = (sprite: SpriteName): string => {
  const shapesOf = (name: string): string =>
    drawingSource(name)
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
      .trim()
      .replaceAll('>\n<', '><');
  const groups = sprites[sprite].map(
    (name) => `<g id="${name}">${replaceClassesByAttributes(shapesOf(name), name)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
};
