import * as z from 'zod';
import { text } from './shared.ts';

/** Copy of one side of the language gate at `/` (RT-1). The document itself speaks French, the default language. */
export const entranceCopy = z.strictObject({
  title: text,
  description: text,
  slogan: text,
  enter: text,
  drawing: text,
});
