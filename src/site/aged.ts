import { isAged } from '../content/aged-facts.ts';
import { factOf } from '../content/fact-table.ts';

/** The words that say "being checked" once the review date of any of these facts has passed; null before (BC-5). */
export const whenAged = (names: readonly string[], words: string): string | null =>
  names.some((name) => isAged(factOf(name, 'src/site/aged.ts').reviewBy, new Date())) ? words : null;

/** Boards of figures as the page shows them: `checking` only once the review date of the fact `key` has passed. */
export const boardsOf = <Board extends { key: string; checking: string }>(
  boards: readonly Board[],
): (Omit<Board, 'checking'> & { checking: string | null })[] =>
  boards.map((board) => ({ ...board, checking: whenAged([board.key], board.checking) }));
