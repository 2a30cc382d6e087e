import type { Language } from '#src/lib/language.ts';
import type { Fact } from '../schemas/facts.ts';
import { facts } from './fact-table.ts';

/** True when a fact's review date has passed on the given day (BC-5). */
export const isStale = (reviewBy: string | undefined, today: Date): boolean =>
  reviewBy !== undefined && reviewBy < today.toISOString().slice(0, 10);

/** One warning for each fact whose review date has passed: the law may have changed since (BC-5). */
export const staleFacts = (today: Date): string[] =>
  [...facts]
    .filter(([, { reviewBy }]) => isStale(reviewBy, today))
    .map(
      ([name, { reviewBy }]) =>
        `content/facts: ${name} had to be reviewed by ${reviewBy}. Texts that name it show a notice that it is being checked. Look it up at its source and update reviewed and reviewBy.`,
    );

/** The facts that a source names, as `{file.key}`. */
const factsIn = (source: string): Fact[] =>
  [...source.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)].flatMap(([, name = '']) => facts.get(name) ?? []);

/**
 * The facts past their review date on a day that a source names (BC-5). Numbers to call in danger are left out: who
 * smells gas must not read a doubt beside them. The build warns of them like of the others.
 */
const staleIn = (source: string, today: Date): Fact[] =>
  factsIn(source).filter(({ unit, reviewBy }) => unit !== 'phone' && isStale(reviewBy, today));

/** Oldest day, as an ISO date, on which one of the facts that a source names was reviewed; null where none has such a day. */
export const oldestReviewIn = (source: string): string | null =>
  factsIn(source)
    .flatMap(({ reviewed }) => reviewed ?? [])
    .sort()[0] ?? null;

/** True if a text with placeholders refers to a fact that is stale on the given day (BC-5). */
export const namesStaleFact = (source: string, today: Date): boolean => staleIn(source, today).length > 0;

/** Public bodies responsible for the stale facts to which a text refers, without duplicates (BC-5). */
export const staleAuthoritiesIn = (source: string, lang: Language, today: Date): string[] => [
  ...new Set(
    staleIn(source, today).flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang])),
  ),
];
