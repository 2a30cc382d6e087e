import { namesStaleFact, oldestReviewIn, staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import type { Subsidies } from '#src/content/schemas/copy/service.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';

/** A board as the page shows it: what holds, and on which day that was looked up. */
export interface Board {
  title: string;
  /** Word on the flaps. */
  state: string;
  rows: { label: string; value: string }[];
  text: string;
  /** Day of the oldest review behind the board; null where it names no dated fact. */
  reviewed: { iso: string; text: string } | null;
  /** Public bodies to ask, on a board that is past its review date. */
  authorities: string[];
}

/**
 * The boards of a page, each with the day of its facts' oldest review. A board that names a fact past its review date
 * closes: no state, no amounts, only words that say so and the public bodies to ask (TR-2).
 */
export const boardsOf = (written: Subsidies, filled: Subsidies, lang: Language): Board[] =>
  filled.boards.map(({ title, ...board }, index): Board => {
    const source = JSON.stringify(written.boards[index]);
    const oldest = oldestReviewIn(source);
    const reviewed = oldest === null ? null : { iso: oldest, text: formatDate(oldest, lang) };
    return namesStaleFact(source, today())
      ? { title, ...filled.stale, rows: [], reviewed, authorities: staleAuthoritiesIn(source, lang, today()) }
      : { title, ...board, reviewed, authorities: [] };
  });
