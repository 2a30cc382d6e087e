import * as z from 'zod';
import { text } from './shared.ts';

/** Small words on maps, stations and rules, the same on every place page. */
export const placeLabelsCopy = z.strictObject({
  headquarters: text,
  here: text,
  river: text,
  north: text,
  /** Said below rules of which one is past its review date (BC-5); the addresses to ask follow. */
  checking: text,
});
