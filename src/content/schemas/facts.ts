import * as z from 'zod';
import { type FactValue, units } from '#src/lib/units.ts';
import { webAddress } from './copy/shared.ts';
import { pastDate } from './dates.ts';
import { factValueSchema, valueProblem } from './fact-value.ts';

const authority = z.strictObject({ fr: webAddress, nl: webAddress });

/** VAT regime of a price: repair and maintenance, fossil boilers, or heat pumps (BC-6). */
export const vatRegimes = ['service', 'boiler', 'heat-pump'] as const;

const placesOf = (places: Record<string, FactValue>) =>
  Object.entries(places).map(([place, value]) => [['places', place], value] as const);

/** A fact: a number or a text that is written once, in content/facts/, and referenced everywhere else. */
export const fact = z
  .strictObject({
    value: factValueSchema
      .optional()
      .describe(
        'What pages print: a number, a range or a text. Amounts without a currency sign, with a point before the cents.',
      ),
    /** Different values for different pages (BC-4). */
    places: z
      .record(z.string(), factValueSchema)
      .optional()
      .describe(
        'Pages that give different figures. Write the same one everywhere: the contradiction then leaves the overview.',
      ),
    /** Fact of the same file whose value this one has, as long as it has none of its own. */
    follows: z
      .string()
      .min(1)
      .optional()
      .describe(
        'This one has no value of its own: it always shows that of another one of this list, whose name stands below the field. To change it, change the other.',
      ),
    unit: z
      .enum(units)
      .describe('What the number counts: euros, months, kilometres. Pages write it behind the number.'),
    vat: z.enum(['excluded', 'included']).optional().describe('Whether the amount includes VAT.'),
    regime: z
      .enum(vatRegimes)
      .optional()
      .describe(
        'Which VAT rates apply: those of repair and maintenance, of gas and oil boilers, or of heat pumps.',
      ),
    from: z.boolean().optional().describe('Pages print "from" before the price.'),
    /** `heating-bill × maintenance.energy-savings`, as src/content/loaders/formula.ts reads it. */
    formula: z
      .string()
      .min(1)
      .optional()
      .describe(
        'How the value is computed from others, whose names stand below the field. Leave it as it is: when you change one of these, the desk computes this value anew.',
      ),
    /** The fact that the `places` of this one contradict, and that all other pages print (BC-4). */
    insteadOf: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The pages named above show the values above. All other pages show this one, whose name stands below the field.',
      ),
    /** No longer applies, or has no source: pages print it small and marked, and it does not become stale (TR-2). */
    former: z
      .literal(true)
      .optional()
      .describe(
        'The figure no longer applies, or nobody knows where it comes from. Pages that still show it print it small, with a notice.',
      ),
    unused: z
      .string()
      .min(1)
      .optional()
      .describe('No page shows this entry. Write why you keep it, such as: for a page to come.'),
    source: z.string().min(1).describe('Where the value comes from. Never printed.'),
    reviewed: pastDate.optional().describe('Day on which you last looked it up.'),
    reviewBy: z.iso
      .date()
      .optional()
      .describe('Day by which to look it up again. After it, pages say that the value is being checked.'),
    /** Last day on which it applies; later the texts that name it are left out (src/copy/ended-facts.ts). */
    until: z.iso
      .date()
      .optional()
      .describe('Last day on which it applies. After it, the sentences that name it are left out.'),
    /** Its next value, and the first day of it: a build on that day or later takes it (src/content/loaders/read-facts.ts). */
    next: z
      .strictObject({
        from: z.iso.date().describe('First day of the next value.'),
        value: factValueSchema.describe('The value from that day on.'),
      })
      .optional()
      .describe('The next value. A version of the site that is built on that day or later shows it.'),
    /** Public body that publishes the rule or amount; one, or one for each Region. */
    authority: z
      .union([authority, z.array(authority).min(1)])
      .optional()
      .describe('Address of the public body that publishes it, in each language.'),
    note: z.string().optional().describe('For you. Never printed.'),
  })
  .refine(
    ({ value, places, follows }) =>
      [value, places, follows].filter((part) => part !== undefined).length === 1,
    {
      error:
        'a fact has exactly one of value, places and follows. Pages would not know which to print. Keep one of them',
    },
  )
  .superRefine(({ value, places = {}, next, unit }, context) => {
    const values = [[['value'], value], [['next', 'value'], next?.value], ...placesOf(places)] as const;
    for (const [path, one] of values) {
      const message = one === undefined ? null : valueProblem(one, unit);
      if (message !== null) context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  .refine((entry) => entry.next === undefined || entry.value !== undefined, {
    path: ['next'],
    error:
      'stands beside a value: of the same fact. Until that day pages would have nothing to print. Write next: at the fact that has the value',
  })
  .refine(({ next, vat, formula }) => next === undefined || vat !== undefined || formula !== undefined, {
    path: ['next'],
    error:
      'is for prices (facts with vat:) and for values with a formula:. A law, a rate or a grant is looked up on the day on which it changes. Delete it, and set reviewBy to that day',
  })
  .refine((entry) => entry.vat !== 'excluded' || entry.regime !== undefined, {
    error: `a price without VAT has a regime (${vatRegimes.join(', ')}), or its total with VAT could not be computed`,
  })
  .refine((entry) => (entry.reviewed === undefined) === (entry.reviewBy === undefined), {
    error: 'reviewed and reviewBy are only allowed together, so that a stale fact is noticed',
  })
  .refine(
    ({ reviewed, reviewBy }) => reviewed === undefined || reviewBy === undefined || reviewed < reviewBy,
    {
      error:
        'reviewBy is not after reviewed. Every page would say that the fact is being checked. Write the day on which to look it up again',
    },
  )
  .refine((entry) => entry.former === undefined || entry.reviewBy === undefined, {
    error: 'a former figure is not reviewed again: it has no reviewed and no reviewBy',
  })
  .refine((entry) => entry.reviewBy === undefined || entry.authority !== undefined, {
    error: 'a fact with reviewBy needs an authority, the public body to which pages link after that day',
  });
export type Fact = z.infer<typeof fact>;

/** Schema of content/facts/<file>.yaml: facts by key, in kebab case. */
export const factsFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), fact);
