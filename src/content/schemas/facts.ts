import * as z from 'zod';
import { units } from '#src/lib/units.ts';
import { localised } from './copy/shared.ts';

const range = z.tuple([z.number(), z.number()]);
const value = z.union([z.number(), range, z.string().min(1), localised]);

/** VAT regime of a price: repair and maintenance, fossil boilers, or heat pumps (BC-6). */
export const vatRegimes = ['service', 'boiler', 'heat-pump'] as const;

/** One fact: written once, named everywhere else. */
export const fact = z
  .strictObject({
    value: value.optional(),
    /** Where the specification gives different values for different pages (BC-4). */
    places: z.record(z.string(), value).optional(),
    unit: z.enum(units),
    vat: z.enum(['excluded', 'included']).optional(),
    regime: z.enum(vatRegimes).optional(),
    from: z.boolean().optional(),
    /** What the value is worked out from, for the build to check: `heating-bill × maintenance.energy-savings`. */
    formula: z.string().min(1).optional(),
    /** Places that contradict another fact: the fact that holds everywhere else (BC-4). Settled by deleting the entry. */
    insteadOf: z.string().min(1).optional(),
    /** No longer holds, or has no source: pages print it small and marked, and it does not go stale (TR-2). */
    former: z.literal(true).optional(),
    /** Why a fact that no page prints is kept. */
    unused: z.string().min(1).optional(),
    source: z.string().min(1),
    reviewed: z.iso.date().optional(),
    reviewBy: z.iso.date().optional(),
    /** Public bodies that have the present rule or amount: one, or one for each Region. */
    authority: z.union([localised, z.array(localised).min(1)]).optional(),
    note: z.string().optional(),
  })
  .refine((entry) => (entry.value === undefined) !== (entry.places === undefined), {
    error: 'a fact has either a value or places, never both and never neither',
  })
  .refine((entry) => entry.vat !== 'excluded' || entry.regime !== undefined, {
    error: `a price without VAT has a regime (${vatRegimes.join(', ')}), or the totals people pay could not be computed`,
  })
  .refine((entry) => (entry.reviewed === undefined) === (entry.reviewBy === undefined), {
    error: 'reviewed and reviewBy come together, so that a stale fact is noticed',
  })
  .refine((entry) => entry.former === undefined || entry.reviewBy === undefined, {
    error: 'a former figure is not looked up again: it has no reviewed and no reviewBy',
  })
  .refine((entry) => entry.reviewBy === undefined || entry.authority !== undefined, {
    error: 'a fact with reviewBy has an authority, the public body that pages name once that day has passed',
  });
export type Fact = z.infer<typeof fact>;

/** A facts file: keys in kebab case, a fact under each. */
export const factsFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), fact);
