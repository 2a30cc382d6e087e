import * as z from 'zod';
import { draft, localised, text, webAddress } from './copy/shared.ts';
import { photo } from './photo.ts';

/** Schema of content/team/<id>.yaml: a person who visits households (MD-2). The folder is optional. */
export const personFile = z.strictObject({
  order: z.int().positive(),
  firstName: text,
  photo: photo.optional(),
  role: localised,
  /** Languages spoken, in words. */
  speaks: localised,
  /** Year of the first day with the company. */
  since: z.int().min(1950).max(2100),
  /** Approvals of the person, with the number in the public register. */
  approvals: z.array(z.strictObject({ name: localised, number: text, register: webAddress })).max(4),
  draft,
});

/** Schema of content/reviews.yaml, which is optional: the company's score on a review site (MD-2). */
export const reviewsFile = z.strictObject({
  source: text,
  url: webAddress,
  score: z.number().positive(),
  outOf: z.int().positive(),
  count: z.int().positive(),
  /** Day on which score and count were read. */
  readOn: z.iso.date(),
  /** Quoted reviews, each with its own address, in their original language. */
  quotes: z.array(z.strictObject({ author: text, lang: z.enum(['fr', 'nl']), text, url: webAddress })).max(3),
});
