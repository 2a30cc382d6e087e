import * as z from 'zod';
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
const code = text.describe('As the display shows it, in quotes.');
const notFound = localised.describe(
  'Where no document was found: what visitors read about that, in both languages.',
);

const document = z
  .strictObject({
    title: localised.describe('What the document is, in the words of each language, without an article.'),
    numbers: z.array(text).describe('Numbers of the maker, with the edition; empty where none is known.'),
    pages: text.optional().describe('Pages or table of the codes, figures only where possible.'),
    languages: z
      .array(z.enum(['fr', 'nl', 'de', 'en', 'cs']))
      .min(1)
      .describe('Languages in which the document was read.'),
  })
  .describe('Document of the maker in which the codes of this family stand.');

const family = z
  .strictObject({
    id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, (value) => mistake('not-an-id', { value })).describe(
      'Short name of the family: codes and addresses name it so. Lower-case letters and hyphens; it does not change afterwards.',
    ),
    label: localised.describe('How visitors recognise the family, in a few words.'),
    models: z.array(text).min(1).describe('Models that the document names.'),
    years: z
      .strictObject({ from: z.int().describe('First year.'), to: z.int().optional().describe('Last year.') })
      .optional()
      .describe('Years in which the models were made, where the document says so.'),
    document: document.optional(),
    notFound: notFound.optional(),
    read: z
      .enum(['original', 'transcription'])
      .describe('Whether the document itself was read, or what somebody copied from it.'),
    checked: z.iso.date().describe('Day on which the codes were compared with it.'),
    sources: z.array(text).min(1).describe('Where it was read; never printed.'),
  })
  .superRefine(
    rule(({ document: found, notFound: missing }) =>
      (found === undefined) !== (missing === undefined) ? null : mistake('family-document'),
    ),
  );
export type FaultFamily = z.infer<typeof family>;

const faultCode = z.strictObject({
  code,
  aliases: z
    .array(text)
    .optional()
    .describe('Other spellings; those that differ by case, spaces and punctuation only are understood.'),
  families: z.array(text).min(1).describe('The families for which this meaning holds.'),
  subject: z.enum(subjects).describe('What the code is about.'),
  severity: z
    .enum(severities)
    .describe('Who may act: residents themselves, once, a technician, or nobody before it is safe.'),
  firstCheck: z.enum(firstChecks).describe('The one thing that residents may look at, the casing closed.'),
  meaning: localised.describe('What the document says, in our own words: small first letter, no full stop.'),
  notFound: notFound.optional(),
  note: localised.optional().describe('One sentence more that visitors need.'),
});
export type FaultCode = z.infer<typeof faultCode>;

const explained = z
  .strictObject({
    code,
    severity: z
      .enum(severities)
      .describe('Safe under the meaning of the page and under all of the documents.'),
    verdict: z.enum(verdicts).describe('What the documents say of the meaning on the page.'),
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
  brandPage: z
    .array(explained)
    .min(1)
    .describe('The codes that the brand page explains, in the order of the page.'),
  families: z.array(family).min(1).describe('Groups of models that share a document.'),
  codes: z.array(faultCode).describe('All documented codes. A code has an entry for each of its meanings.'),
});
export type FaultCodesFile = z.infer<typeof faultCodesFile>;
