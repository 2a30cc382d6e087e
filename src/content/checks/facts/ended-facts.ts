import { fileOf, type RawArticle } from '#src/copy/articles.ts';
import { currentBody, currentCopy } from '#src/copy/ended-facts.ts';
import type { Language } from '#src/lib/language.ts';
import { collectProblems } from '../../io/read.ts';

/** After the last day of every fact. */
const end = new Date('9999-12-31');

/** Messages for copy that would have a gap on the day on which a fact that it names ends (TR-5). */
export const endedCopyProblems = (file: string, copy: object, lang: Language): readonly string[] =>
  collectProblems(() => {
    currentCopy(copy, file, lang, end);
    return [];
  });

/** The same for an article. */
export const endedArticleProblems = (
  id: string,
  lang: Language,
  { front, body }: RawArticle,
): readonly string[] => [
  ...endedCopyProblems(fileOf(id, lang), front, lang),
  ...collectProblems(() => {
    currentBody(body, fileOf(id, lang), lang, end);
    return [];
  }),
];
