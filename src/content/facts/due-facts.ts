import type { Language } from '#src/lib/language.ts';
import { finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { type Facts, locationOfFact } from './load-facts.ts';

/** Lists the facts that a text uses: `{prices.repair|incl6}`. */
export const factsNamedIn = (text: string): string[] =>
  [...text.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)].map(([, name = '']) => name);

/** True when a review date has passed on the given day, ISO (BC-5). */
export const isStale = (reviewBy: string | undefined, day: string): boolean =>
  reviewBy !== undefined && reviewBy < day;

/** True when the last day of a fact has passed on the given day, ISO. */
export const hasExpired = ({ until }: Fact, day: string): boolean => until !== undefined && until < day;

const nextValueApplies = ({ next }: Fact, day: string): boolean => next !== undefined && next.from <= day;

/** Reports a fact whose review is due (BC-5). */
export const reportStale = (name: string, { reviewBy = '' }: Fact, day: string, report: Report): void => {
  if (isStale(reviewBy || undefined, day))
    report(finding('fact-stale', locationOfFact(name, 'reviewBy'), { reviewBy }));
};

/** Reports a fact whose next value already applies: the file still has the old value. */
export const reportBegunNextValue = (name: string, fact: Fact, day: string, report: Report): void => {
  if (fact.next === undefined || !nextValueApplies(fact, day)) return;
  const { from, value } = fact.next;
  report(finding('next-applies', locationOfFact(name, 'next'), { from, value: JSON.stringify(value) }));
};

/** Reports facts that must be renewed. These findings do not stop the build. */
export const checkDueFacts = (facts: Facts, day: string, report: Report): void => {
  for (const [name, fact] of facts) {
    reportStale(name, fact, day, report);
    reportBegunNextValue(name, fact, day, report);
    if (hasExpired(fact, day))
      report(finding('fact-ended', locationOfFact(name, 'until'), { until: fact.until ?? '' }));
  }
};

/**
 * Lists the public bodies responsible for the stale facts of a text, without duplicates (BC-5). Emergency numbers are
 * left out: a reader who smells gas must not see a doubt beside them.
 */
export const staleAuthoritiesIn = (text: string, facts: Facts, lang: Language, day: string): string[] => {
  const stale = factsNamedIn(text)
    .flatMap((name) => facts.get(name) ?? [])
    .filter(({ unit, reviewBy }) => unit !== 'phone' && isStale(reviewBy, day));
  return [...new Set(stale.flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang])))];
};
