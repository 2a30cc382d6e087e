import * as z from 'zod';
import { units } from '#src/lib/units.ts';
import { localisedOf, webAddress } from './copy/schema-parts.ts';
import { hiddenInEditor, labelled, labelledEnum } from './editor-labels.ts';
import { factValueSchema, valueMistake } from './fact-value.ts';
import { type Mistake, mistake, reportMistakes } from './mistakes.ts';

const authority = localisedOf(webAddress);

const writtenFact = z.strictObject({
  value: factValueSchema.optional(),
  /** Different values for different pages (BC-4). */
  byPage: z.record(z.string(), factValueSchema).optional(),
  /** Key of a fact of the same file. Its value is used while this fact has none of its own. */
  follows: z.string().min(1).optional(),
  unit: z.enum(units).meta(hiddenInEditor),
  vat: labelledEnum({ excluded: ['hors TVA', 'zonder btw'], included: ['TVA comprise', 'met btw'] }, [
    'TVA',
    'Btw',
  ]).optional(),
  /** The VAT rules that apply to a price (BC-6). */
  regime: labelledEnum(
    {
      service: ['entretien et dépannage', 'onderhoud en herstelling'],
      check: ['contrôle ou attestation', 'controle of attest'],
      boiler: ['chaudière gaz ou mazout', 'gas- of stookolieketel'],
      'heat-pump': ['pompe à chaleur', 'warmtepomp'],
    },
    ['Taux de TVA', 'Btw-tarieven'],
  ).optional(),
  /** True for a lowest price: pages print "from" before it. */
  isMinimum: z.boolean().optional(),
  /** `heating-bill × maintenance.energy-savings`, as src/content/facts/formula.ts reads it. */
  formula: z.string().min(1).optional(),
  /** The fact that the values `byPage` of this one contradict, and that all other pages show (BC-4). */
  insteadOf: labelled(z.string().min(1).optional(), ['Contredit', 'Spreekt tegen']),
  /** No longer applies or has no source. Pages show it small and marked; it never becomes stale (TR-2). */
  former: z.literal(true).optional(),
  /** Why the fact is kept although nothing names it. */
  unusedBecause: z.string().min(1).optional(),
  source: z.string().min(1).meta(hiddenInEditor),
  /** Day on which somebody confirmed an unusual value (src/content/checks/fact-values.ts). */
  confirmed: z.iso.date().optional(),
  reviewed: z.iso.date().optional(),
  reviewBy: z.iso.date().optional(),
  /** Last day on which it applies. After it, texts that use it are removed (src/content/copy/copy-without-expired-facts.ts). */
  until: z.iso.date().optional(),
  /** The next value and its first day. A build on that day or later uses the next value (src/content/facts/load-facts.ts). */
  next: z
    .strictObject({
      from: z.iso.date(),
      value: factValueSchema,
    })
    .optional(),
  /** Public body that publishes the rule or amount: one, or one for each Region. */
  authority: z.union([authority, z.array(authority).min(1)]).optional(),
  note: z.string().optional().meta(hiddenInEditor),
});
export type Fact = z.infer<typeof writtenFact>;

const sourceMistakes = ({ value, byPage, follows, next, vat, formula }: Fact): Mistake[] => [
  ...([value, byPage, follows].filter((part) => part !== undefined).length === 1
    ? []
    : [mistake('exactly-one', { keys: 'value, byPage, follows' })]),
  ...(next !== undefined && (value === undefined || (vat === undefined && formula === undefined))
    ? [mistake('next-misplaced', {}, ['next'])]
    : []),
];

/** The largest number of years between two reviews of a law, a rate or a grant. */
const maxReviewYears = 2;

/** True if the days of review are right, or if there are none and need be none. */
const isReviewed = ({ reviewed, reviewBy, former, authority }: Fact): boolean => {
  if (reviewed === undefined || reviewBy === undefined) return reviewed === reviewBy;
  const years = Number(reviewBy.slice(0, 4)) - Number(reviewed.slice(0, 4));
  return reviewed < reviewBy && years <= maxReviewYears && former === undefined && authority !== undefined;
};

const valueMistakes = ({ value, byPage = {}, next, unit }: Fact): Mistake[] =>
  [
    { path: ['value'], value },
    { path: ['next', 'value'], value: next?.value },
    ...Object.entries(byPage).map(([page, one]) => ({ path: ['byPage', page], value: one })),
  ].flatMap(({ path, value: one }) => {
    const wrong = one === undefined ? null : valueMistake(one, unit);
    return wrong === null ? [] : [{ ...wrong, path }];
  });

/** Returns the mistakes of a fact whose keys do not fit together. */
const factMistakes = (fact: Fact): Mistake[] => [
  ...sourceMistakes(fact),
  ...valueMistakes(fact),
  ...(fact.vat === 'excluded' && fact.regime === undefined ? [mistake('price-without-regime')] : []),
  ...(isReviewed(fact) ? [] : [mistake('review-wrong')]),
];

/**
 * A fact: a number or a text that is written once, in content/facts/, and referenced everywhere else. Three keys name other
 * facts. With `follows` it has no value of its own and shows theirs. With `formula` its value is written and has to be what
 * they make. With `insteadOf` some pages show it and all others show that one, which it contradicts.
 */
export const factSchema = writtenFact.superRefine(reportMistakes(factMistakes));

/** Schema of content/facts/<file>.yaml: facts by key, in kebab case. */
export const factsSchema = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), factSchema);
