import * as z from 'zod';

/** A piece of copy: never empty. */
export const text = z.string().min(1);
/**
 * Says of a list which of some names do not stand in it exactly once, under `key` of an item; `path` is where the list
 * stands below what the refinement is of.
 */
export const eachStandsOnce =
  (names: readonly (string | number)[], key: 'id' | 'key' | 'number', path: PropertyKey[] = []) =>
  (items: readonly object[], context: z.RefinementCtx): void => {
    const there = items.map((item) => Reflect.get(item, key));
    for (const name of names) {
      const times = there.filter((one) => one === name).length;
      if (times === 1) continue;
      context.addIssue({
        code: 'custom',
        path,
        message: `${key}: ${name} stands there ${times} times. The page shows each of ${names.join(', ')} once. Add or take out an item, in both languages`,
      });
    }
  };
/**
 * A list in which each of some names stands once, as the `id` of an item: what belongs to an item (a link, a drawing)
 * follows its id, so that the order is free.
 */
export const eachOnce = <const Ids extends readonly [string, ...string[]], Shape extends z.ZodRawShape>(
  ids: Ids,
  shape: Shape,
) => z.array(z.strictObject({ id: z.enum(ids), ...shape })).superRefine(eachStandsOnce(ids, 'id'));
/** Sorts items as their names stand in a list: for what a drawing shows in an order of its own, whatever the file's. */
export const sortedAs =
  <Name extends string>(names: readonly Name[]) =>
  <Item>(items: (Item & { id: Name })[]): (Item & { id: Name })[] =>
    items.toSorted((one, other) => names.indexOf(one.id) - names.indexOf(other.id));
/**
 * What the numbers 1 to `count` of a drawing mean: an item's `number` is the one that stands in the drawing, and the page
 * lists them by it, whatever their order in the file.
 */
export const numbered = <Shape extends z.ZodRawShape>(count: number, shape: Shape) =>
  z
    .array(z.strictObject({ number: z.int().min(1).max(count), ...shape }))
    .superRefine(
      eachStandsOnce(
        Array.from({ length: count }, (_, index) => index + 1),
        'number',
      ),
    )
    .transform((items) => items.toSorted((one, other) => numberOf(one) - numberOf(other)));
const numberOf = (item: object): number => Number(Reflect.get(item, 'number'));
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
/** A price, by the name of its fact: the page prints its amounts with VAT and without. */
export const price = z.string().regex(/^\{[a-z0-9-]+\.[a-z0-9-]+\}$/, 'write one price, as {prices.repair}');
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
