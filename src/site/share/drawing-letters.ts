import { outlineOf } from './lettering.ts';

const element = /<text([^>]*)>([^<]*)<\/text>/g;

/** What the classes of src/styles/drawing.css make of lettering: size, colour, where it is anchored. */
const sizes: Record<string, number> = { tx: 16, bt: 27, it: 15, sm: 15 };
const usualSize = 18;
const middle = 0.35;
const ink = '#15202b';

const attribute = (source: string, name: string): string | undefined =>
  source.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

const letter = async (source: string, text: string): Promise<string> => {
  const classes = (attribute(source, 'class') ?? '').split(' ');
  const style = attribute(source, 'style') ?? '';
  const named = classes.flatMap((name) => sizes[name] ?? []);
  const size = Number(style.match(/font-size:([\d.]+)/)?.[1] ?? named.at(-1) ?? usualSize);
  const { path, width } = await outlineOf(text, size, 700);
  const anchored = classes.includes('e2') ? 1 : 0.5;
  const lowered = source.includes('dy=') ? size * middle : 0;
  const x = Number(attribute(source, 'x') ?? 0) - width * anchored;
  const y = Number(attribute(source, 'y') ?? 0) + lowered;
  const colour = style.match(/fill:([^;]+)/)?.[1] ?? (classes.includes('wt') ? '#fff' : ink);
  const turned = attribute(source, 'transform');
  const outline = `<path transform="translate(${x} ${y})" style="stroke:none;fill:${colour}" d="${path}"/>`;
  return turned === undefined ? outline : `<g transform="${turned}">${outline}</g>`;
};

/** Numbered discs and their leaders: the legend they belong to stands on the page only. */
const numbers =
  /<circle class="(?:pt|rg)"[^>]*\/>|<path class="ld"[^>]*\/>|<text(?: class="wt")? [^>]*>\d<\/text>/g;

/** A drawing for a picture of its own: without numbers, and its lettering as outlines, whatever fonts a machine has. */
export const withOutlinedLetters = async (svg: string): Promise<string> => {
  const bare = svg.replace(numbers, '');
  const texts = [...bare.matchAll(element)];
  const outlines = await Promise.all(texts.map(([, source = '', text = '']) => letter(source, text)));
  let next = 0;
  return bare.replace(element, () => outlines[next++] ?? '');
};
