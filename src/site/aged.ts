import { agedAuthoritiesIn, isAged, namesAgedFact } from '../content/aged-facts.ts';
import type { Copy, CopyName } from '../content/copy/registry.ts';
import { rawCopyOf } from '../content/copy.ts';
import { factOf } from '../content/fact-table.ts';
import type { Language } from './language.ts';

/** A section of a page's copy as it is written, with the names of its facts. */
const sourceOf = <Name extends CopyName>(name: Name, section: keyof Copy<Name>, lang: Language): string =>
  JSON.stringify(rawCopyOf(name, lang)[section]);

/** The words that say "being checked" once a fact that a section names is past its review date; null before (BC-5). */
export const whenAged = <Name extends CopyName>(
  name: Name,
  section: keyof Copy<Name>,
  lang: Language,
  words: string,
): string | null => (namesAgedFact(sourceOf(name, section, lang), new Date()) ? words : null);

/** The same words with the public bodies to ask meanwhile; null while every fact of the section is current (BC-5). */
export const checkingOf = <Name extends CopyName>(
  name: Name,
  section: keyof Copy<Name>,
  lang: Language,
  words: string,
): { text: string; links: string[] } | null => {
  const text = whenAged(name, section, lang, words);
  return text === null
    ? null
    : { text, links: agedAuthoritiesIn(sourceOf(name, section, lang), lang, new Date()) };
};

/** Boards of figures as the page shows them: `checking` only once the review date of the fact `key` has passed. */
export const boardsOf = <Board extends { key: string; checking: string }>(
  boards: readonly Board[],
): (Omit<Board, 'checking'> & { checking: string | null })[] =>
  boards.map((board) => ({
    ...board,
    checking: isAged(factOf(board.key, 'src/site/aged.ts').reviewBy, new Date()) ? board.checking : null,
  }));
