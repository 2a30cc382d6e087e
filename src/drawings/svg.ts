import { escapeXml } from '#src/lib/escape-xml.ts';

/** The `viewBox` of an SVG, in units of the drawing. */
export interface ViewBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The `viewBox` of a drawing.
 * @param file for the message.
 * @throws where it is missing or empty: the page could not reserve space for the drawing.
 */
export const viewBoxOf = (svg: string, file: string): ViewBox => {
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  const [left = Number.NaN, top = Number.NaN, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (Number.isFinite(left) && Number.isFinite(top) && width > 0 && height > 0)
    return { left, top, width, height };
  throw new Error(
    `${file}: no viewBox of four numbers (found "${viewBox}"). The page could not reserve space for the drawing, and what follows it would shift. Save the SVG with viewBox="left top width height".`,
  );
};

/**
 * Replaces the first match of a pattern in a drawing.
 * @throws where nothing matches: the page would show the drawing as it was made for another page.
 */
export const replacePart = (
  svg: string,
  file: string,
  part: RegExp,
  by: (...found: string[]) => string,
): string => {
  if (part.test(svg)) return svg.replace(part, by);
  throw new Error(
    `${file}: nothing in it matches ${part}. A page replaces that part, and would show the one of another page. Put it back into the drawing, or change the code that replaces it.`,
  );
};

/**
 * Sets the content of the `<text>` or `<tspan>` that has the attribute `data-word="<mark>"`, and removes the attribute.
 * @throws where no element has it.
 */
export const setText = (svg: string, file: string, mark: string, words: string): string =>
  replacePart(
    svg,
    file,
    new RegExp(`(<t(?:ext|span)[^>]*?) data-word="${mark}"([^>]*>)[^<]*`),
    (_found, before = '', after = '') => before + after + escapeXml(words),
  );
