import { drawingSource } from './drawings.ts';
import { replacePart, setText } from './svg.ts';

const file = 'src/drawings/brands/brand-plate.svg';

/** Width inside the plate's border in units of the drawing, and mean width of a letter as a share of the font size. */
const field = 206;
const letter = 0.57;

/** The drawing of a technician who screws on a plate, with the name of a brand on it; long names get a smaller font. */
export const brandPlate = (name: string): string => {
  const size = Math.min(48, Math.floor(field / (letter * name.length)));
  const sized = replacePart(
    drawingSource('brand-plate'),
    file,
    /font-size="48"/,
    () => `font-size="${size}"`,
  );
  return setText(sized, file, 'name', name);
};
