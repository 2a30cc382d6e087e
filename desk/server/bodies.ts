import * as z from 'zod';
import { townProvinces } from '#src/lib/place-search/regions.ts';
import type { Value } from '../source/change.ts';

/** Shapes of what the desk's page may send. */

const step = z.union([z.string().max(200), z.int().min(0).max(100_000)]);
const path = z.array(step).max(20);
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path: path.min(1), value }),
  z.strictObject({ kind: z.literal('add'), path: path.min(1), value, before: z.string().optional() }),
  z.strictObject({ kind: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ kind: z.literal('move'), path: path.min(1), to: z.int().min(0) }),
]);

/** A name of a content file. Whether there is such a file only the list of files tells. */
export const fileName = z.string().max(200);

export const fileChanges = z.strictObject({
  file: fileName,
  hash: z.string().max(64),
  changes: z.array(change).max(5_000),
});

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters without accents, digits and hyphens')
  .max(60);
const text = z.string().trim().min(1).max(20_000);

/** Texts that content/placeholders.yaml lists. */
export const sentences = z.array(z.strictObject({ copy: slug, key: text })).max(5_000);

/** Fields that a list calls invented. */
export const listed = z.array(z.strictObject({ file: fileName, key: text })).max(100);

/** What was typed in a file and not saved, and the texts that were ticked. */
export const draft = z.strictObject({
  file: fileName,
  changed: z.array(fileChanges).max(20),
  written: sentences.default([]),
});

/** Words that are searched in the content. */
export const searched = z.strictObject({ query: z.string().trim().min(3).max(100) });

const localised = z.strictObject({ fr: text, nl: text });

/** What is removed, and the id of the page to which its address leads. */
const removal = z.strictObject({ slug, to: text });

/** Things that the desk adds, changes or takes away, each with what has to be known for it. */
export const things = {
  town: z.strictObject({
    slug,
    name: localised,
    locality: text,
    postalCode: z.string().regex(/^[1-9]\d{3}$/, 'four digits'),
    province: z.enum(townProvinces),
    latitude: z.number(),
    longitude: z.number(),
    like: slug,
  }),
  brand: z.strictObject({ slug, name: text, like: slug }),
  article: z.strictObject({ slug, title: localised, like: slug }),
  question: z.strictObject({ folder: slug, id: slug, question: localised, answer: localised }),
  laterPrice: z.strictObject({
    price: z
      .string()
      .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)
      .max(120),
    from: z.iso.date(),
    low: z.number(),
    /** Upper end of a range. */
    high: z.number().optional(),
  }),
  removeTown: removal,
  removeBrand: removal,
  removeArticle: removal,
} as const;
