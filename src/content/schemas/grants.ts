import * as z from 'zod';
import { schemeKinds } from '#src/lib/grants/periods.ts';
import { oneItemPerId, text } from './copy/shared.ts';
import { matching, mistake, rule } from './rule.ts';

/** The three Regions, in the order in which the pages show them. */
export const grantRegions = ['brussels', 'flanders', 'wallonia'] as const;
export type GrantRegion = (typeof grantRegions)[number];

/** Name of a fact, `file.key`. */
const factName = matching(/^[a-z0-9-]+\.[a-z0-9-]+$/, (value) => mistake('fact-name-format', { value }));

const scheme = z
  .strictObject({
    id: matching(/^[a-z]+(-[a-z]+)*$/, (value) => mistake('not-an-id', { value })).describe(
      'A short word that tells it apart from the others; visitors do not read it. Lower-case letters and hyphens.',
    ),
    name: text.describe('What the Region calls it.'),
    kind: z.enum(schemeKinds).describe('A grant or a loan.'),
    from: factName.optional().describe('Where its first day stands: in the list of amounts of grants.'),
    until: factName.optional().describe('Where its last day stands: in the list of amounts of grants.'),
    closedFrom: factName
      .optional()
      .describe('Where the first day without it stands: in the list of amounts of grants.'),
    amounts: z
      .array(factName)
      .describe(
        'Its amounts, rates and incomes, by their names in the list of amounts of grants. The site gives them to programs, in the file grants.json.',
      ),
  })
  .superRefine(
    rule(({ until, closedFrom }) =>
      until === undefined || closedFrom === undefined ? null : mistake('grant-two-ends'),
    ),
  );

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
  .describe('The VAT rate that the page of grants and VAT gives for this work.');
export type WorkRate = z.infer<typeof rate>;

/** Schema of content/grants.yaml. */
export const grantsFile = z.strictObject({
  regions: z.strictObject({ brussels: region, flanders: region, wallonia: region }),
  vat: oneItemPerId(vatWorks, {
    older: rate,
    younger: rate,
    youngerUntil: factName
      .optional()
      .describe('Where the last day of the rate for younger homes stands: in the list of VAT.'),
  }),
});
