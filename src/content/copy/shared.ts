import * as z from 'zod';

/** A piece of copy: never empty. */
export const text = z.string().min(1);
/** A question with its answer. */
export const faq = z.strictObject({ question: text, answer: text });
/** A card: title and a sentence or two. */
export const card = z.strictObject({ title: text, text });
/** Something that has a name or value in both languages. */
export const localised = z.strictObject({ fr: text, nl: text });
/** First band of a page: what it is about, and what its drawing shows. */
export const hero = z.strictObject({ kicker: text, heading: text, intro: text, drawing: text });
/** A chapter of a text that one looks things up in; `id` is its anchor. */
export const chapter = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  heading: text,
  paragraphs: z.array(text).min(1),
  items: z.array(text),
});
/** Head of a page (PG-1); lengths are checked after filling. */
export const meta = z.strictObject({ title: text, description: text, keywords: z.array(text).min(1) });
