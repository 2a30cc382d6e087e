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
        `content/facts: ${name} had to be reviewed by ${reviewBy}. Each text that refers to it, except phone numbers, is followed by a notice that it is being checked. Look it up at its source and update reviewed and reviewBy.`,
    );

/** The facts to which a text refers as `{file.key}`. */
const factsIn = (source: string): Fact[] =>
  [...source.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)].flatMap(([, name = '']) => facts.get(name) ?? []);

/**
 * The stale facts to which a text refers (BC-5). Emergency numbers are left out: a reader who smells gas must not see
 * a doubt beside them. The build warns of them as of the others.
 */
const staleIn = (source: string, today: Date): Fact[] =>
  factsIn(source).filter(({ unit, reviewBy }) => unit !== 'phone' && isStale(reviewBy, today));

/** Public bodies responsible for the stale facts to which a text refers, without duplicates (BC-5). */
export const staleAuthoritiesIn = (source: string, lang: Language, today: Date): string[] => [
  ...new Set(
    staleIn(source, today).flatMap(({ authority }) => [authority ?? []].flat().map((body) => body[lang])),
  ),
];
