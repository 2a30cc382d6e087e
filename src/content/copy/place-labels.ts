import * as z from 'zod';
import { text } from './shared.ts';

/** Small words on maps and stations, the same on every place page. */
export const placeLabelsCopy = z.strictObject({
  headquarters: text,
  here: text,
  river: text,
  north: text,
});
