import * as z from 'zod';
import { text, textAlternative } from './shared.ts';

/** Copy of one language's half of the language gate at `/` (RT-1). The document itself is in French, the default language. */
export const entranceCopy = z.strictObject({
  title: text,
  description: text,
  slogan: text,
  enter: text,
  drawing: textAlternative,
});
