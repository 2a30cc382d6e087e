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
  ...(next !== undefined && value === undefined ? [mistake('next-without-value', {}, ['next'])] : []),
  ...(next !== undefined && vat === undefined && formula === undefined
    ? [mistake('next-not-a-price', {}, ['next'])]
    : []),
];

/** Most years between two reviews of a law, a rate or a grant. */
const maxReviewYears = 2;
/** True for a review that is too far away. A day of another century is another mistake. */
const isLate = (years: number): boolean => years > maxReviewYears && years < 100;

const reviewMistakes = ({ reviewed, reviewBy, former, authority }: FactParts): Mistake[] => [
  ...((reviewed === undefined) === (reviewBy === undefined) ? [] : [mistake('review-half')]),
  ...(reviewed !== undefined && reviewBy !== undefined && reviewed >= reviewBy
    ? [mistake('review-order')]
    : []),
  ...(isLate(Number(reviewBy?.slice(0, 4)) - Number(reviewed?.slice(0, 4)))
    ? [mistake('review-late', { years: maxReviewYears }, ['reviewBy'])]
    : []),
  ...(former !== undefined && reviewBy !== undefined ? [mistake('review-of-former')] : []),
  ...(reviewBy !== undefined && authority === undefined ? [mistake('review-without-authority')] : []),
];

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
  ...(fact.vat === 'excluded' && /\|incl/.test(fact.formula ?? '')
    ? [mistake('formula-vat', {}, ['vat'])]
    : []),
  ...reviewMistakes(fact),
];
