import { drawingSource } from './drawings.ts';
import { withPart, withWord } from './svg.ts';

const file = 'src/drawings/brands/brand-plate.svg';

/** Width of the plate's inner field, and of one letter of the display face in parts of its size. */
const field = 206;
const letter = 0.57;

/** The technician screwing on a plate, with a brand's name on it; long names are set smaller. */
export const brandPlate = (name: string): string => {
  const size = Math.min(48, Math.floor(field / (letter * name.length)));
  const sized = withPart(drawingSource('brand-plate'), file, /font-size="48"/, () => `font-size="${size}"`);
  return withWord(sized, file, 'name', name);
};
