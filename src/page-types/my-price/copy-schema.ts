import * as z from 'zod';
import { hero, meta, oneItemPerId, text } from '#src/content/schemas/copy/shared.ts';
import { ageIds, energyIds, pricedIds, refusalIds, ruledIds, workIds } from '#src/lib/my-price/case.ts';
import { regionIds } from '#src/lib/place-search/regions.ts';

const withoutRepair = pricedIds.filter((id) => id !== 'repair') as [
  Exclude<(typeof pricedIds)[number], 'repair'>,
  ...Exclude<(typeof pricedIds)[number], 'repair'>[],
];

/** Copy of the price tool (TL-8). Amounts come from content/facts, their coverage from content/copy/price-coverage. */
export const myPriceCopy = z.strictObject({
  /** Short name, for the footer and the breadcrumb. */
  name: text,
  meta,
  hero: hero.omit({ kicker: true }),
  form: z.strictObject({
    work: text,
    works: oneItemPerId(workIds, { name: text }),
    energy: text,
    energies: oneItemPerId(energyIds, { name: text }),
    age: text,
    ages: oneItemPerId(ageIds, { name: text }),
    button: text,
    fallback: text,
  }),
  mistakes: z.strictObject({ work: text, energy: text, age: text }),
  answer: z.strictObject({
    reduced: text,
    standard: text,
    included: text,
    soon: text,
    rule: text,
    due: text,
    far: text,
    urgent: text,
    write: text,
    message: text,
  }),
  /** How soon. For a repair it depends on the place. */
  soon: oneItemPerId(withoutRepair, { value: text, note: text }),
  /** Notes below a price. */
  notes: z.array(z.strictObject({ id: z.enum(pricedIds), homes: z.enum(['all', 'younger']), text })),
  /** What a Region asks, or offers. Nothing where the list has nothing. */
  rules: z.array(z.strictObject({ id: z.enum(ruledIds), region: z.enum(regionIds), text })),
  refusals: oneItemPerId(refusalIds, { heading: text, text }),
  table: z.strictObject({
    heading: text,
    caption: text,
    columns: z.array(text).length(3),
    younger: text,
  }),
  /** Below the table. */
  note: text,
  callToAction: z.strictObject({ heading: text, text }),
  contact: z.strictObject({ heading: text }),
});
