import * as z from 'zod';
import { hero, meta, text } from '#src/content/schemas/copy/schema-parts.ts';
import { firstCheckSchema } from '#src/content/schemas/fault-codes.ts';
import { severities } from '#src/lib/fault-codes/severity.ts';

/** Copy of the fault finder (TL-1). */
export const faultFinderCopySchema = z.strictObject({
  /** Short name, for the footer and the breadcrumb. */
  name: text,
  meta,
  hero,
  form: z.strictObject({
    /** Accessible name of the form. */
    label: text,
    brand: text,
    /** The choice of brand before one is chosen. */
    brandNone: text,
    codeLabel: text,
    codeHint: text,
    submit: text,
    brandMissing: text,
    codeMissing: text,
    codeWrong: text,
  }),
  answer: z.strictObject({
    meaning: text,
    family: text,
    familyHint: text,
    familyUnknown: text,
    /** Sentence if a code has several meanings in the families of a brand. */
    several: text,
    /** Before the name of the document that gives the meaning. */
    according: text,
    noDocument: text,
    brandPage: text,
    /** The sentence for each check that a resident may do. */
    checks: z.record(firstCheckSchema, text),
    /** For each severity, what a resident may do and when to stop. */
    may: z.record(z.enum(severities), text),
    stop: z.record(z.enum(severities), text),
    price: text,
    prepare: text,
    /** The message in the contact form: before + brand + between + code, after. */
    message: z.strictObject({ before: text, between: text, after: text }),
    manual: text,
  }),
  unknown: z.strictObject({ heading: text, text, list: text }),
  list: z.strictObject({
    heading: text,
    /** Stands before the first code. */
    gasFirst: text,
    intro: text,
    /** Explains the small figures after a meaning: the numbers of its documents. */
    numbers: text,
    promise: text,
    count: text,
    documents: text,
    brandPage: text,
  }),
  contact: z.strictObject({ heading: text }),
});
