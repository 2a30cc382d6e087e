import * as z from 'zod';
import { units } from '#src/lib/units.ts';
import { localised } from './copy/shared.ts';

const range = z.tuple([z.number(), z.number()]);
const value = z.union([z.number(), range, z.string().min(1), localised]);

/** VAT regime of a price: repair and maintenance, fossil boilers, or heat pumps (BC-6). */
export const vatRegimes = ['service', 'boiler', 'heat-pump'] as const;

/** A fact: a number or a text that is written once, in content/facts/, and referenced everywhere else. */
export const fact = z
  .strictObject({
    value: value.optional(),
    /** Different values for different pages (BC-4). */
    places: z.record(z.string(), value).optional(),
    unit: z.enum(units),
    vat: z.enum(['excluded', 'included']).optional(),
    regime: z.enum(vatRegimes).optional(),
    from: z.boolean().optional(),
    /** How the value is computed; the build checks it: `heating-bill × maintenance.energy-savings`. */
    formula: z.string().min(1).optional(),
    /** The fact that the `places` of this one contradict, and that all other pages print (BC-4). */
    insteadOf: z.string().min(1).optional(),
    /** No longer applies, or has no source: pages print it small and marked, and it does not become stale (TR-2). */
    former: z.literal(true).optional(),
    /** Why the fact exists although no page prints it. */
    unused: z.string().min(1).optional(),
    source: z.string().min(1),
    reviewed: z.iso.date().optional(),
    reviewBy: z.iso.date().optional(),
    /** Public body that publishes the rule or amount; one, or one for each Region. */
    authority: z.union([localised, z.array(localised).min(1)]).optional(),
    note: z.string().optional(),
  })
  .refine((entry) => (entry.value === undefined) !== (entry.places === undefined), {
    error: 'a fact has either a value or places, not both',
  })
  .refine((entry) => entry.vat !== 'excluded' || entry.regime !== undefined, {
    error: `a price without VAT has a regime (${vatRegimes.join(', ')}), or its total with VAT could not be computed`,
  })
  .refine((entry) => (entry.reviewed === undefined) === (entry.reviewBy === undefined), {
    error: 'reviewed and reviewBy are only allowed together, so that a stale fact is noticed',
  })
  .refine((entry) => entry.former === undefined || entry.reviewBy === undefined, {
    error: 'a former figure is not reviewed again: it has no reviewed and no reviewBy',
  })
  .refine((entry) => entry.reviewBy === undefined || entry.authority !== undefined, {
    error: 'a fact with reviewBy needs an authority, the public body to which pages link after that day',
  });
export type Fact = z.infer<typeof fact>;

/** Schema of content/facts/<file>.yaml: facts by key, in kebab case. */
export const factsFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), fact);
