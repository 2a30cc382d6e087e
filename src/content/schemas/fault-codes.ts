import * as z from 'zod';
import { adviceKinds } from '#src/lib/fault-codes/advice.ts';
import { severities } from '#src/lib/fault-codes/severity.ts';
import { localised } from './copy/shared.ts';
import { matching, mistake, rule } from './rule.ts';

/** What a code is about. Only `pressure` can be `self`, only `flame` and `reset` can be `once`. */
export const subjects = [
  'flame',
  'false-flame',
  'overheat',
  'flue',
  'condensate',
  'gas-valve',
  'gas-supply',
  'pressure',
  'circulation',
  'sensor',
  'fan',
  'electronics',
  'communication',
  'external',
  'setting',
  'power',
  'reset',
  'service',
] as const;

/** The one thing a resident may look at, the casing closed. */
export const firstChecks = ['none', 'gauge', 'gas-tap', 'power', 'thermostat', 'cool-down'] as const;

/** What the documents say of a code that a brand page explains: the same, something else, or nothing. */
export const verdicts = ['agrees', 'contradicts', 'not-found'] as const;

const text = z.string().min(1);
/** A code as a display shows it. */
const code = z
  .string()
  .regex(/^[\p{L}\d][\p{L}\d .:/-]*$/u)
  .max(12);
const notFound = localised;

/** Years of production: heating that a household still has. */
const year = z.int().min(1950).max(2100);

const document = z.strictObject({
  title: localised,
  numbers: z.array(text),
  pages: text.optional(),
  languages: z.array(z.enum(['fr', 'nl', 'de', 'en', 'cs'])).min(1),
});

const family = z
  .strictObject({
    id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, (value) => mistake('not-an-id', { value })),
    label: localised,
    models: z.array(text).min(1),
    years: z.strictObject({ from: year, to: year.optional() }).optional(),
    document: document.optional(),
    notFound: notFound.optional(),
    read: z.enum(['original', 'transcription']),
    checked: z.iso.date(),
    sources: z.array(text).min(1),
  })
  .superRefine(
    rule(({ document: found, notFound: missing }) =>
      (found === undefined) !== (missing === undefined) ? null : mistake('family-document'),
    ),
  );
export type FaultFamily = z.infer<typeof family>;

const faultCode = z.strictObject({
  code,
  aliases: z.array(code).optional(),
  families: z.array(text).min(1),
  subject: z.enum(subjects),
  severity: z.enum(severities),
  firstCheck: z.enum(firstChecks),
  meaning: localised,
  notFound: notFound.optional(),
  note: localised.optional(),
});
export type FaultCode = z.infer<typeof faultCode>;

const explained = z
  .strictObject({
    code,
    advice: z.enum(adviceKinds),
    verdict: z.enum(verdicts),
    notFound: notFound.optional(),
  })
  .superRefine(
    rule((entry) =>
      (entry.verdict === 'not-found') === (entry.notFound !== undefined)
        ? null
        : mistake('not-found-verdict'),
    ),
  );
export type ExplainedCode = z.infer<typeof explained>;

/** Shape of content/fault-codes/<brand>.yaml: the codes of a brand with the document behind each meaning (TR-1). */
export const faultCodesFile = z.strictObject({
  brandPage: z.array(explained).min(1),
  families: z.array(family).min(1),
  codes: z.array(faultCode),
});
export type FaultCodesFile = z.infer<typeof faultCodesFile>;
