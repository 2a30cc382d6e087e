import { namesStaleFact, staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import { rawCopyOf } from '#src/copy/copy.ts';
import { copyNamesOf } from '#src/copy/copy-names.ts';
import type { Copy, CopyName } from '#src/copy/schemas.ts';
import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import type { PageId } from '#src/routing/routes.ts';

/** What a page says of facts past their review date: words, and addresses of the public bodies to ask meanwhile. */
export interface Notice {
  text: string;
  links: string[];
}

/** A section of a page's copy as it is written, with the names of its facts. */
const sourceOf = <Name extends CopyName>(name: Name, section: keyof Copy<Name>, lang: Language): string =>
  JSON.stringify(rawCopyOf(name, lang)[section]);

/** The words that say "being checked" once a fact that a section names is past its review date; null before (BC-5). */
export const whenStale = <Name extends CopyName>(
  name: Name,
  section: keyof Copy<Name>,
  lang: Language,
  words: string,
): string | null => (namesStaleFact(sourceOf(name, section, lang), today()) ? words : null);

const noticeOf = (source: string, lang: Language, text: string): Notice | null =>
  namesStaleFact(source, today()) ? { text, links: staleAuthoritiesIn(source, lang, today()) } : null;

/** The same words with the public bodies to ask meanwhile; null while every fact of the section is current (BC-5). */
export const reviewNoticeOf = <Name extends CopyName>(
  name: Name,
  section: keyof Copy<Name>,
  lang: Language,
  words: string,
): Notice | null => noticeOf(sourceOf(name, section, lang), lang, words);

/**
 * Boards of figures as the page shows them: `checking` only once the review date of a fact has passed that the board,
 * as it is written, names (BC-5).
 */
export const boardsOf = <Board extends { checking: string }>(
  written: readonly Board[],
  filled: readonly Board[],
): (Omit<Board, 'checking'> & { checking: string | null })[] =>
  filled.map((board, index) => ({
    ...board,
    checking: namesStaleFact(JSON.stringify(written[index]), today()) ? board.checking : null,
  }));

/** Parts of copy whose own bands say that they are being checked: with the functions above. */
const withOwnNotice: ReadonlySet<string> = new Set(['legal', 'rule', 'boards']);

/**
 * What a page says once about all facts past their review date outside the bands that say it themselves; null where
 * there are none (BC-5). An article says it at its beginning instead (src/pages/[...article].astro).
 */
export const pageNotice = (id: PageId, lang: Language): Notice | null => {
  const written = copyNamesOf(id, lang).map((name) =>
    JSON.stringify(rawCopyOf(name, lang), (key, value) => (withOwnNotice.has(key) ? undefined : value)),
  );
  return noticeOf(written.join(), lang, ui(lang).checking);
};
