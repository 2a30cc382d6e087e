import * as z from 'zod';
import { schemeKinds } from '#src/lib/grants/periods.ts';
import { oneItemPerId, text } from './copy/shared.ts';

/** The three Regions, in the order in which the pages show them. */
export const grantRegions = ['brussels', 'flanders', 'wallonia'] as const;
export type GrantRegion = (typeof grantRegions)[number];

/** Name of a fact, `file.key`. */
const factName = z
  .string()
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'write the name of a fact, as subsidies.brussels-loan-from');

const scheme = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case letters without accents, words joined by hyphens')
      .describe('Name for programs: lower-case letters and hyphens.'),
    name: text.describe('Name of the scheme, as the Region calls it.'),
    kind: z.enum(schemeKinds).describe('A grant or a loan.'),
    from: factName.optional().describe('Entry with the first day of the scheme.'),
    until: factName.optional().describe('Entry with the last day of the scheme.'),
    closedFrom: factName.optional().describe('Entry with the first day without the scheme.'),
    amounts: z
      .array(factName)
      .describe(
        'Names of the entries with its amounts, rates and incomes. Programs read them in the file grants.json of the site.',
      ),
  })
  .refine(({ until, closedFrom }) => until === undefined || closedFrom === undefined, {
    error: 'until (last day) and closedFrom (first day without it) say the same: write one of them',
  });

const region = z.strictObject({ schemes: z.array(scheme).min(1) });

/** Works with a VAT rate of their own. */
export const vatWorks = [
  'heat-pump',
  'fossil-boiler',
  'hybrid',
  'heating-parts',
  'maintenance',
  'separate-check',
] as const;
export type VatWork = (typeof vatWorks)[number];

/** `both`: the invoice has to split the price; `unknown`: no rule was found. */
const rate = z
  .enum(['reduced', 'standard', 'both', 'unknown'])
  .describe('The rate of the work; both: the invoice splits the price; unknown: no rule was found.');
export type WorkRate = z.infer<typeof rate>;

/** Schema of content/grants.yaml. */
export const grantsFile = z.strictObject({
  regions: z.strictObject({ brussels: region, flanders: region, wallonia: region }),
  vat: oneItemPerId(vatWorks, {
    older: rate,
    younger: rate,
    youngerUntil: factName.optional().describe('Entry with the last day of the rate for younger homes.'),
  }),
});
