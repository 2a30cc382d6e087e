import * as z from 'zod';
import { text, textAlternative } from './shared.ts';

/** Copy of the not-found page in a language of the site (ER-1). Its English texts are in the section. */
export const notFoundCopy = z.strictObject({
  title: text,
  description: text,
  heading: text,
  text,
  link: text,
  drawing: textAlternative,
});
