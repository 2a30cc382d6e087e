import * as z from 'zod';
import { perLanguage } from '#src/lib/language.ts';
import { sortedAutomatically } from '../editor-labels.ts';
import { idExample, type Mistake, mistake, reportMistakes, textMatching } from '../mistakes.ts';

/** A text with at least one visible character. */
export const text = z
  .string()
  .superRefine(reportMistakes((value) => (/[^\s\p{Cf}]/u.test(value) ? null : mistake('text-empty'))));
/** Text alternative of a drawing, short enough for one breath of a screen reader. */
export const textAlternative = text.superRefine(
  reportMistakes((value) => (value.length > 100 ? mistake('alt-too-long', { length: value.length }) : null)),
);
/** URL of a page of another site. */
export const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
/** The list must have each of `names` once as the `key` of an item. `path` leads to the list. */
export const onceEachMistakes = (
  names: readonly (string | number)[],
  key: 'id' | 'key' | 'number',
  items: readonly object[],
  path: (string | number)[] = [],
): Mistake[] => {
  const values = items.map((item) => Reflect.get(item, key));
  return names.flatMap((name) => {
    const times = values.filter((value) => value === name).length;
    const params = { key, name, times, names: names.join(', ') };
    return times === 1 ? [] : [mistake('not-once-each', params, path)];
  });
};
/** Checks in a Zod schema that each of `names` is the `key` of exactly one item. */
export const exactlyOneEach = (names: readonly (string | number)[], key: 'id' | 'key' | 'number') =>
  reportMistakes((items: readonly object[]) => onceEachMistakes(names, key, items));
/**
 * Schema of a list with exactly one item for each id. Code finds the link or drawing of an item by its id, not by its
 * position, so that the order of the list can be changed.
 */
export const oneItemPerId = <const Ids extends readonly string[], Shape extends z.ZodRawShape>(
  ids: Ids,
  shape: Shape,
) =>
  z
    .array(
      z.strictObject({
        id: z.enum(ids),
        ...shape,
      }),
    )
    .superRefine(exactlyOneEach(ids, 'id'));
/** Sorts items by the position of their ids in `names`: for lists whose order a drawing determines. */
export const sortedByIds =
  <Name extends string>(names: readonly Name[]) =>
  <Item>(items: (Item & { id: Name })[]): (Item & { id: Name })[] =>
    items.toSorted((one, other) => names.indexOf(one.id) - names.indexOf(other.id));
/** Schema of a legend with exactly one item for each `number` from 1 to `count`. The page sorts the items by number. */
export const numberedItems = <Shape extends z.ZodRawShape>(count: number, shape: Shape) =>
  z
    .array(
      z.strictObject({
        number: z.int().min(1).max(count),
        ...shape,
      }),
    )
    .superRefine(
      exactlyOneEach(
        Array.from({ length: count }, (_, index) => index + 1),
        'number',
      ),
    )
    .meta(sortedAutomatically)
    .transform((items) => items.toSorted((one, other) => numberOf(one) - numberOf(other)));
const numberOf = (item: object): number => Number(Reflect.get(item, 'number'));
/** A question with its answer. `id` becomes part of its anchor. Questions without an id are numbered. */
export const faq = z.strictObject({
  id: textMatching(/^[a-z]+(-[a-z]+)*$/, idExample).optional(),
  question: text,
  answer: text,
});
export const faqs = z
  .array(faq)
  .min(1)
  .superRefine(
    reportMistakes((questions) => {
      const ids = questions.flatMap(({ id }) => id ?? []);
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      return twice === undefined ? null : mistake('listed-twice', { value: twice });
    }),
  );
/**
 * Short answers to the questions about a price, a rule or a step: one or two sentences each. content/provisional-texts.yaml
 * uses `id`. They are not among the questions of the page and not in its FAQPage data.
 */
export const shortAnswers = z
  .array(
    z.strictObject({
      id: text,
      question: text,
      answer: text,
    }),
  )
  .min(1);
/** A price, by the name of its fact. The page shows its amounts with VAT and without. */
export const pricePlaceholder = textMatching(/^\{[a-z0-9-]+\.[a-z0-9-]+\}$/, '{prices.repair}');
export const card = z.strictObject({ title: text, text });
/** A value for each language of the site. */
export const localisedOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(perLanguage(() => schema));
export const localisedText = localisedOf(text);
/** A name of a place in each language. */
export const localisedPlaceName = localisedOf(
  text.superRefine(
    reportMistakes((value) => {
      const name = value.replace(/\d+/g, '').trim();
      return name === value.trim() ? null : mistake('digits-in-name', { value, name: name || 'Gooik' });
    }),
  ),
);
/** First section of a page. `drawing` is the text alternative of its drawing. */
export const hero = z.strictObject({
  kicker: text,
  heading: text,
  intro: text,
  drawing: textAlternative,
});
/** A chapter of the legal notice or the accessibility statement; `id` is its anchor. */
export const chapter = z.strictObject({
  id: textMatching(/^[a-z-]+$/, idExample),
  heading: text,
  paragraphs: z.array(text).min(1),
  items: z.array(text),
});
/** Title, description and keywords of a page (PG-1). */
export const meta = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text).min(1),
});

/** True while the owner is still writing: the editor shows the entry, and a build omits it. */
export const draftSchema = z.boolean().optional();
