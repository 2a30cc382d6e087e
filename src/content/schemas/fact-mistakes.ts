import type { FactValue, Unit } from '#src/lib/units.ts';
import { valueMistake } from './fact-value.ts';
import { type Mistake, mistake } from './rule.ts';

interface FactParts {
  value?: FactValue | undefined;
  byPage?: Record<string, FactValue> | undefined;
  follows?: string | undefined;
  unit: Unit;
  vat?: 'excluded' | 'included' | undefined;
  regime?: string | undefined;
  formula?: string | undefined;
  former?: true | undefined;
  reviewed?: string | undefined;
  reviewBy?: string | undefined;
  next?: { from: string; value: FactValue } | undefined;
  authority?: unknown;
}

const sourceMistakes = ({ value, byPage, follows, next, vat, formula }: FactParts): Mistake[] => [
  ...([value, byPage, follows].filter((part) => part !== undefined).length === 1
    ? []
    : [mistake('fact-one-source')]),
  ...(next !== undefined && (value === undefined || (vat === undefined && formula === undefined))
    ? [mistake('next-misplaced', {}, ['next'])]
    : []),
];

/** Most years between two reviews of a law, a rate or a grant. */
const maxReviewYears = 2;

/** True if the days of review are right, or if there are none and need be none. */
const isReviewed = ({ reviewed, reviewBy, former, authority }: FactParts): boolean => {
  if (reviewed === undefined || reviewBy === undefined) return reviewed === reviewBy;
  const years = Number(reviewBy.slice(0, 4)) - Number(reviewed.slice(0, 4));
  return reviewed < reviewBy && years <= maxReviewYears && former === undefined && authority !== undefined;
};

const valueMistakes = ({ value, byPage = {}, next, unit }: FactParts): Mistake[] =>
  [
    { path: ['value'], value },
    { path: ['next', 'value'], value: next?.value },
    ...Object.entries(byPage).map(([page, one]) => ({ path: ['byPage', page], value: one })),
  ].flatMap(({ path, value: one }) => {
    const wrong = one === undefined ? null : valueMistake(one, unit);
    return wrong === null ? [] : [{ ...wrong, path }];
  });

/** Returns the mistakes of a fact whose keys do not fit together. */
export const factMistakes = (fact: FactParts): Mistake[] => [
  ...sourceMistakes(fact),
  ...valueMistakes(fact),
  ...(fact.vat === 'excluded' && fact.regime === undefined ? [mistake('price-without-regime')] : []),
  ...(isReviewed(fact) ? [] : [mistake('review-wrong', { years: maxReviewYears })]),
];
