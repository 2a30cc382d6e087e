import * as z from 'zod';

/** A piece of copy: never empty. */
export const text = z.string().min(1);
/**
 * A list in which each of some names stands once, as the `id` of an item: what belongs to an item (a link, a drawing)
 * follows its id, so that the order is free.
 */
export const eachOnce = <const Ids extends readonly [string, ...string[]], Shape extends z.ZodRawShape>(
  ids: Ids,
  shape: Shape,
) =>
  z.array(z.strictObject({ id: z.enum(ids), ...shape })).superRefine((items, context) => {
    const there = items.map((item) => String(Reflect.get(item, 'id')));
    for (const id of ids) {
      const times = there.filter((one) => one === id).length;
      if (times === 1) continue;
      context.addIssue({
        code: 'custom',
        message: `id: ${id} stands there ${times} times. The page shows each of ${ids.join(', ')} once. Add or take out an item, in both languages`,
      });
    }
  });
/** A question with its answer. `id` becomes part of its anchor; without one that is its place among those without. */
export const faq = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'small letters without accents, joined by hyphens')
    .optional(),
  question: text,
  answer: text,
});
/** The questions of a page: a list of details, in which there is room for any number. */
export const faqs = z
  .array(faq)
  .min(1)
  .superRefine((questions, context) => {
    const ids = questions.flatMap(({ id }) => id ?? []);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice === undefined) return;
    context.addIssue({
      code: 'custom',
      message: `two questions have id: ${twice}. Links could lead to one of them only. Give each an id of its own`,
    });
  });
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
