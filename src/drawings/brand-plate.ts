import { drawingNames, drawingSource } from './drawings.ts';
import { replacePart, setText } from './svg.ts';

/** Mean width of a letter as a share of the font size. */
const letter = 0.57;

const drawingOf = (slug: string): string => {
  const ownName = `brand-plate-${slug}`;
  return drawingNames().includes(ownName) ? ownName : 'brand-plate';
};

/**
 * The drawing of technicians who put up a plate with the name of a brand: the brand's own, `brand-plate-<slug>`, or one
 * for brands that have none. Long names get a smaller font.
 */
export const brandPlate = ({ slug, name }: { slug: string; name: string }): string => {
  const drawing = drawingOf(slug);
  const svg = drawingSource(drawing);
  const file = `src/drawings/brands/${drawing}.svg`;
  const border = Number(/class="plate-ring"[^>]* width="(\d+)"/.exec(svg)?.[1] ?? 0);
  const maxFontSize = Math.floor((border - 18) / (letter * name.length));
  const sized = replacePart(
    svg,
    file,
    /font-size="(\d+)"/,
    (_found, size) => `font-size="${Math.min(Number(size), maxFontSize)}"`,
  );
  return setText(sized, file, 'name', name);
};
