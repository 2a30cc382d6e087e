import { namesStaleFact, oldestReviewIn, staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import type { Subsidies } from '#src/content/schemas/copy/service.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import type { Board } from '#src/sections/Subsidies/Subsidies.tsx';

/**
 * The boards of a page, each with the oldest review date of its facts. A stale board shows neither state nor amounts, only
 * a text that it is being checked and the public bodies to ask (TR-2).
 */
export const boardsOf = (raw: Subsidies, filled: Subsidies, lang: Language): Board[] =>
  filled.boards.map(({ title, ...board }, index): Board => {
    const source = JSON.stringify(raw.boards[index]);
    const oldest = oldestReviewIn(source);
    const reviewed = oldest === null ? null : { iso: oldest, text: formatDate(oldest, lang) };
    return namesStaleFact(source, today())
      ? { title, ...filled.stale, rows: [], reviewed, authorities: staleAuthoritiesIn(source, lang, today()) }
      : { title, ...board, reviewed, authorities: [] };
  });
