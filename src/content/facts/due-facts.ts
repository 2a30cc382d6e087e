import type { Language } from '#src/lib/language.ts';
import { type Finding, finding, type Report } from '../finding.ts';
import type { Fact } from '../schemas/facts.ts';
import { type Facts, locationOfFact } from './load-facts.ts';

/** Lists the facts that a text uses: `{prices.repair|incl6}`. */
export const factNamesIn = (text: string): string[] =>
  [...text.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)].map(([, name = '']) => name);

/** True when a review date has passed on the given day, ISO (BC-5). */
export const isStale = (reviewBy: string | undefined, day: string): boolean =>
  reviewBy !== undefined && reviewBy < day;

/** True when the last day of a fact has passed on the given day, ISO. */
export const hasExpired = ({ until }: Fact, day: string): boolean => until !== undefined && until < day;

/** Finds that the review of a fact is due (BC-5), and that its next value already applies: the file still has the old value. */
export const dueFindings = (name: string, { reviewBy = '', next }: Fact, day: string): Finding[] => {
  const found: Finding[] = [];
  if (isStale(reviewBy || undefined, day))
    found.push(finding('fact-stale', locationOfFact(name, 'reviewBy'), { reviewBy }));
  if (next !== undefined && next.from <= day) {
    const params = { from: next.from, value: JSON.stringify(next.value) };
    found.push(finding('next-applies', locationOfFact(name, 'next'), params));
  }
  return found;
};

/** Reports facts that must be renewed. These findings do not stop the build. */
export const checkDueFacts = (facts: Facts, day: string, report: Report): void => {
  for (const [name, fact] of facts) {
    dueFindings(name, fact, day).forEach(report);
    if (hasExpired(fact, day))
      report(finding('fact-ended', locationOfFact(name, 'until'), { until: fact.until ?? '' }));
  }
};

/**
 * Lists the public bodies responsible for the stale facts of a text, without duplicates (BC-5). Emergency numbers are
 * left out: a reader who smells gas must not see a doubt beside them.
 */
export const authorityUrlsOfStaleFacts = (
  text: string,
  facts: Facts,
  lang: Language,
  day: string,
): string[] => {
  const stale = factNamesIn(text)
    .flatMap((name) => facts.get(name) ?? [])
    .filter(({ unit, reviewBy }) => unit !== 'phone' && isStale(reviewBy, day));
  return [...new Set(stale.flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang])))];
};
