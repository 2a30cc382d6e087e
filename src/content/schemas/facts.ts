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
    value: factValue
      .optional()
      .describe(
        'What pages print: a number, a range or a text. Amounts without a currency sign, with a point before the cents.',
      ),
    /** Different values for different pages (BC-4). */
    places: z
      .record(z.string(), factValue)
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
    /** `heating-bill × maintenance.energy-savings`, as src/content/facts/formula.ts reads it. */
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
    reviewed: z.iso.date().optional().describe('Day on which you last looked it up.'),
    reviewBy: z.iso
      .date()
      .optional()
      .describe('Day by which to look it up again. After it, pages say that the value is being checked.'),
    /** Last day on which it applies; later the texts that name it are left out (src/content/copy/ended-texts.ts). */
    until: z.iso
      .date()
      .optional()
      .describe('Last day on which it applies. After it, the sentences that name it are left out.'),
    /** Its next value, and the first day of it: a build on that day or later takes it (src/content/facts/load-facts.ts). */
    next: z
      .strictObject({
        from: z.iso.date().describe('First day of the next value.'),
        value: factValue.describe('The value from that day on.'),
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
  .superRefine(rule(factMistakes));
export type Fact = z.infer<typeof fact>;

/** Schema of content/facts/<file>.yaml: facts by key, in kebab case. */
export const factsFile = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), fact);
