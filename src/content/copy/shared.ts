import * as z from 'zod';

/** A piece of copy: never empty. */
export const text = z.string().min(1);
/** A question with its answer. */
export const faq = z.strictObject({ question: text, answer: text });
/** A card: title and a sentence or two. */
export const card = z.strictObject({ title: text, text });
/** Head of a page (PG-1); lengths are checked after filling. */
export const meta = z.strictObject({ title: text, description: text, keywords: z.array(text).min(1) });
