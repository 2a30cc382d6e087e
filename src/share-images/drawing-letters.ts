import { drawingStyle } from '#src/drawings/drawings.ts';
import { outlineOf } from './lettering.ts';

/** Lettering of a drawing: attributes, those of a span around all of it, and the letters. */
const textElementPattern = /<text([^>]*)>(?:<tspan([^>]*)>)?([^<]*)(?:<\/tspan>)?<\/text>/g;

const attributeValue = (source: string, name: string): string | undefined =>
  source.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

/** The value of a property in the declarations for some classes; the last declaration wins. */
const declaredValue = (style: string, property: string): string | undefined =>
  [...style.matchAll(new RegExp(`[{;]${property}: ([^;}]+)`, 'g'))].at(-1)?.[1];

/** How the letters of a `<text>` with these attributes are painted: the attributes of their outline. */
type Paint = (source: string, style: string) => string;

/** In values, for a picture that has no style sheet. */
const inValues: Paint = (_source, style) => `style="stroke:none;fill:${declaredValue(style, 'fill')}"`;

/** In a class, for a file that has the rules of its classes in both colour schemes. */
const inClass: Paint = (source) =>
  `class="${/class="[^"]*\b((?:white|ink)-text)\b/.exec(source)?.[1] ?? 'plain-text'}" stroke="none"`;

const letter = async (source: string, text: string, paint: Paint): Promise<string> => {
  const style = drawingStyle(`<text${source}>`);
  const [usualWeight, usualSize = ''] = declaredValue(style, 'font')?.split(' ') ?? [];
  const weight = Number(declaredValue(style, 'font-weight') ?? usualWeight);
  const size = Number.parseFloat(
    attributeValue(source, 'font-size') ?? declaredValue(style, 'font-size') ?? usualSize,
  );
  const spacing = Number(attributeValue(source, 'letter-spacing') ?? 0);
  const { path, width } = await outlineOf(text, size, weight, spacing);
  const before = { start: 0, middle: 0.5, end: 1 }[declaredValue(style, 'text-anchor') ?? ''] ?? 0;
  const x = Number(attributeValue(source, 'x') ?? 0) - width * before;
  const y =
    Number(attributeValue(source, 'y') ?? 0) + size * Number.parseFloat(attributeValue(source, 'dy') ?? '0');
  const outline = `<path transform="translate(${x} ${y})" ${paint(source, style)} d="${paint === inClass ? roundToTenths(path) : path}"/>`;
  const turned = attributeValue(source, 'transform');
  return turned === undefined ? outline : `<g transform="${turned}">${outline}</g>`;
};

/** Circles around one centre with a digit at that centre. Their shape finds them, not a class that may be renamed. */
const numberedDiscPattern =
  /<circle[^>]* cx="([^"]+)" cy="([^"]+)"[^>]*\/>(?:\s*<circle[^>]* cx="\1" cy="\2"[^>]*\/>)*\s*<text[^>]* x="\1" y="\2"[^>]*>\d<\/text>/g;

/** The line from a numbered disc to the part that it numbers. */
const leaderLinePattern = /<path class="leader-line"[^>]*\/>/g;

/** Only the page shows the legend that explains the numbers. */
const withoutNumbers = (svg: string): string =>
  svg.replace(numberedDiscPattern, '').replace(leaderLinePattern, '');

const replaceLetters = async (svg: string, paint: Paint): Promise<string> => {
  const outlines = await Promise.all(
    [...svg.matchAll(textElementPattern)].map(([, source = '', span = '', text = '']) =>
      letter(source + span, text, paint),
    ),
  );
  let next = 0;
  return svg.replace(textElementPattern, () => outlines[next++] ?? '');
};

/** Tenths of a unit are finer than a screen shows, and a third shorter. */
const roundToTenths = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/**
 * A drawing as a file that a page loads as an image: its lettering as outlines, because an image cannot use the page's
 * font. Lettering that the page fills in (`data-word`) or centres by CSS (`.hotspot`) is only in drawings inside the HTML.
 */
export const lettersToPaths = (svg: string): Promise<string> =>
  /data-word|class="hotspot/.test(svg) ? Promise.resolve(svg) : replaceLetters(svg, inClass);

/**
 * A drawing for a picture of its own: without numbered discs, and its lettering as outlines, whatever fonts a machine has.
 * @throws where words that the page fills in are missing, or lettering is written in a way that it cannot outline.
 */
export const outlineLetters = async (svg: string): Promise<string> => {
  const empty = svg.match(/data-word="([^"]*)"/)?.[1];
  if (empty !== undefined)
    throw new Error(
      `src/drawings: nothing fills in the words "${empty}" of a drawing. Its share image would show an empty label or speech bubble. Fill them in (setText in src/drawings/svg.ts) where the page type gives its share image.`,
    );
  const made = await replaceLetters(withoutNumbers(svg), inValues);
  const left = made.match(/<text.*/)?.[0];
  if (left === undefined) return made;
  throw new Error(
    `src/drawings: a drawing has the lettering ${left.slice(0, 120)} Share images could show it only in a font of the machine that builds, or not at all. Write plain text or one <tspan> into its <text>, or teach src/share-images/drawing-letters.ts this way of writing.`,
  );
};
