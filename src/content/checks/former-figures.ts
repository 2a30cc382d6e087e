import { articleIds, fileOf, rawArticle } from '#src/copy/articles.ts';
import { rawCopyOf } from '#src/copy/copy.ts';
import { copyNames } from '#src/copy/schemas.ts';
import { languages } from '#src/lib/language.ts';
import { collectProblems } from '../io/read.ts';
import { type FactTable, facts } from '../loaders/fact-table.ts';
import { languagesOf, textsOf } from './copy.ts';

/** Facts that a text names and that no longer hold or have no source. */
const formerIn = (text: string, table: FactTable): string[] =>
  [...text.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => table.get(name)?.former === true);

const problem = (place: string, name: string, where: string): string =>
  `${place}: names {${name}}, which no longer holds or has no source. Visitors would take it for what they get today. Name it only ${where}, where it is small and marked.`;

/** Former figures that stand outside the `former` lists of a piece of copy, as messages (TR-2). */
export const formerCopyProblems = (file: string, copy: unknown, table: FactTable = facts): string[] =>
  textsOf(copy)
    .filter(({ key }) => !/(?:^|\.)former\./.test(key))
    .flatMap(({ key, text }) =>
      formerIn(text, table).map((name) => problem(`${file}: ${key}`, name, 'in a list `former:`')),
    );

/** Former figures that stand outside the `[!former]` boxes of an article's body, as messages (TR-2). */
export const formerArticleProblems = (file: string, body: string, table: FactTable = facts): string[] => {
  const outside = body
    .split(/\n(?!>)/)
    .filter((block) => !/^(?:\n)*> \[!former\]/.test(block))
    .join('\n');
  return formerIn(outside, table).map((name) => problem(file, name, 'in a box `> [!former]`'));
};

/** Former figures of the whole content that stand where visitors would take them for present ones, one message each. */
export const formerFigureProblems = (): string[] => [
  ...copyNames().flatMap((name) =>
    languagesOf(name).flatMap((lang) =>
      collectProblems(() => formerCopyProblems(`content/copy/${name}/${lang}.yaml`, rawCopyOf(name, lang))),
    ),
  ),
  ...articleIds().flatMap((id) =>
    languages.flatMap((lang) =>
      collectProblems(() => formerArticleProblems(fileOf(id, lang), rawArticle(id, lang).body)),
    ),
  ),
];
