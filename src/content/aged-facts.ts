import { facts } from './fact-table.ts';

/** True when a fact's review date has passed on the given day (BC-5). */
export const isAged = (reviewBy: string | undefined, today: Date): boolean =>
  reviewBy !== undefined && reviewBy < today.toISOString().slice(0, 10);

/** A warning for each fact whose review date has passed: the law may have changed since (BC-5). */
export const agedFacts = (today: Date): string[] =>
  [...facts]
    .filter(([, { reviewBy }]) => isAged(reviewBy, today))
    .map(
      ([name, { reviewBy }]) =>
        `content/facts: ${name} was to be reviewed by ${reviewBy}. Pages say that it is being checked. Look it up at its source and set reviewed and reviewBy anew.`,
    );
