import { facts } from '../../loaders/fact-table.ts';
import type { FactTable } from '../../loaders/read-facts.ts';
import { textsOf } from '../texts.ts';

/** Facts to which a text refers and that no longer apply or have no source. */
const formerIn = (text: string, table: FactTable): string[] =>
  [...text.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => table.get(name)?.former === true);

const problem = (place: string, name: string, where: string): string =>
  `${place}: refers to {${name}}, which no longer applies or has no source. Visitors would take it for the current amount. Use it only ${where}, where it is small and marked.`;

/** One message for each former figure outside the `former` lists of a file of copy (TR-2). */
export const formerCopyProblems = (file: string, copy: unknown, table: FactTable = facts): string[] =>
  textsOf(copy)
    .filter(({ key }) => !/(?:^|\.)former\./.test(key))
    .flatMap(({ key, text }) =>
      formerIn(text, table).map((name) => problem(`${file}: ${key}`, name, 'in a list `former:`')),
    );

/** One message for each former figure outside the `[!former]` boxes of an article (TR-2). */
export const formerArticleProblems = (file: string, body: string, table: FactTable = facts): string[] => {
  const outside = body
    .split(/\n(?!>)/)
    .filter((block) => !/^(?:\n)*> \[!former\]/.test(block))
    .join('\n');
  return formerIn(outside, table).map((name) => problem(file, name, 'in a box `> [!former]`'));
};
