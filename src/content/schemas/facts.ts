import * as z from 'zod';
import { units } from '#src/lib/units.ts';
import { webAddress } from './copy/shared.ts';
import { factMistakes } from './fact-mistakes.ts';
import { factValue } from './fact-value.ts';
import { rule } from './rule.ts';

const authority = z.strictObject({ fr: webAddress, nl: webAddress });

/** VAT regime of a price: repair and maintenance, fossil boilers, or heat pumps (BC-6). */
export const vatRegimes = ['service', 'boiler', 'heat-pump'] as const;

/** A fact: a number or a text that is written once, in content/facts/, and referenced everywhere else. */
export const fact = z
  .strictObject({
    value: factValue.optional(),
    /** Different values for different pages (BC-4). */
    places: z.record(z.string(), factValue).optional(),
    /** Fact of the same file whose value this one has, as long as it has none of its own. */
    follows: z.string().min(1).optional(),
    unit: z.enum(units),
    vat: z.enum(['excluded', 'included']).optional(),
    regime: z.enum(vatRegimes).optional(),
    from: z.boolean().optional(),
    /** `heating-bill × maintenance.energy-savings`, as src/content/facts/formula.ts reads it. */
    formula: z.string().min(1).optional(),
    /** The fact that the `places` of this one contradict, and that all other pages print (BC-4). */
    insteadOf: z.string().min(1).optional(),
    /** No longer applies, or has no source: pages print it small and marked, and it does not become stale (TR-2). */
    former: z.literal(true).optional(),
    unused: z.string().min(1).optional(),
    source: z.string().min(1),
    /** Day on which somebody saw that an unusual value is right (src/content/checks/plausible.ts). */
    confirmed: z.iso.date().optional(),
    reviewed: z.iso.date().optional(),
    reviewBy: z.iso.date().optional(),
    /** Last day on which it applies; later the texts that name it are left out (src/content/copy/expired-texts.ts). */
    until: z.iso.date().optional(),
    /** Its next value, and the first day of it: a build on that day or later takes it (src/content/facts/load-facts.ts). */
    next: z
      .strictObject({
        from: z.iso.date(),
        value: factValue,
      })
      .optional(),
    /** Public body that publishes the rule or amount; one, or one for each Region. */
    authority: z.union([authority, z.array(authority).min(1)]).optional(),
    note: z.string().optional(),
  })
  .superRefine(rule(factMistakes));
export type Fact = z.infer<typeof fact>;

/** Schema of content/facts/<file>.yaml: facts by key, in kebab case. */
export const factsFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), fact);
