import { escapeXml } from '#src/lib/xml.ts';

/** What of a drawing's plane it shows, in its own units. */
export interface ViewBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The `viewBox` of a drawing.
 * @param file where the drawing comes from, for the message.
 * @throws where it has none that shows anything: the page would keep no room for it.
 */
export const viewBoxOf = (svg: string, file: string): ViewBox => {
  const written = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  const [left = Number.NaN, top = Number.NaN, width = 0, height = 0] = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (Number.isFinite(left) && Number.isFinite(top) && width > 0 && height > 0)
    return { left, top, width, height };
  throw new Error(
    `${file}: no viewBox of four numbers (found "${written}"). The page could not keep room for the drawing, and what stands below would jump. Save the SVG with viewBox="left top width height".`,
  );
};

/**
 * A drawing with one part of it exchanged.
 * @param part what is exchanged; the first place counts.
 * @throws where the drawing has no such part: it would be shown as it was drawn, for another page.
 */
export const withPart = (
  svg: string,
  file: string,
  part: RegExp,
  by: (...found: string[]) => string,
): string => {
  if (part.test(svg)) return svg.replace(part, by);
  throw new Error(
    `${file}: nothing in it matches ${part}. A page exchanges that part, and would show the one of another page. Put it back into the drawing, or change the code that asks for it.`,
  );
};

/**
 * A drawing with words of its own in the `<text>` or `<tspan>` marked `data-word="…"`.
 * @throws where the mark is not there.
 */
export const withWord = (svg: string, file: string, mark: string, words: string): string =>
  withPart(
    svg,
    file,
    new RegExp(`(<t(?:ext|span)[^>]*?) data-word="${mark}"([^>]*>)[^<]*`),
    (_found, before = '', after = '') => before + after + escapeXml(words),
  );
