import { readdirSync } from 'node:fs';
import { readText } from '../io/read.ts';
import { type FactTable, facts } from '../loaders/fact-table.ts';

/** Texts of all files below a folder whose names match. */
const textsBelow = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !/(^|[/\\])\./.test(name))
    .map((name) => readText(`${folder}/${name}`));

/** Words that have the form of a fact's name; in code only those in quotes, for a comment prints nothing. */
const inContent = /[a-z0-9-]+\.[a-z0-9-]+(?:@[a-z0-9-]+)?/g;
const inCode = /(?<=')[a-z0-9-]+\.[a-z0-9-]+(?=')/g;

/** Names of the facts that copy, articles, labels or code print or reckon with; with `@place` where a place is named. */
export const namedFacts = (table: FactTable): ReadonlySet<string> => {
  const words = [
    ...['content/copy', 'content/articles', 'content/ui'].flatMap((folder) =>
      textsBelow(folder, /\.(md|yaml)$/).flatMap((text) => text.match(inContent) ?? []),
    ),
    ...textsBelow('src', /(?<!\.test)\.(ts|tsx|astro)$/).flatMap((text) => text.match(inCode) ?? []),
  ];
  const reckoned = [...table].flatMap(([name, { formula = '', insteadOf }]) => [
    ...(formula.match(inContent) ?? []),
    ...(formula.match(/[a-z][a-z0-9-]*/g) ?? []).map((key) => `${name.split('.')[0]}.${key}`),
    ...(insteadOf === undefined ? [] : [insteadOf]),
  ]);
  return new Set([...words, ...reckoned].flatMap((word) => [word, word.replace(/@.*/, '')]));
};

/** Facts that nothing names and that do not say why they are kept, and the other way round; one message each. */
export const factUseProblems = (table: FactTable = facts): string[] => {
  const used = namedFacts(table);
  return [...table].flatMap(([name, { unused, insteadOf }]) => {
    const place = `content/facts/${name.replace('.', '.yaml: ')}`;
    const problems: string[] = [];
    if (!used.has(name) && unused === undefined) {
      problems.push(
        `${place}: nothing names it. Whoever changes it would wait in vain for a page to follow. Name it in the copy as {${name}}, delete it, or write unused: with the reason to keep it.`,
      );
    }
    if (used.has(name) && unused !== undefined) {
      problems.push(
        `${place}: unused: something names it after all. It would be left out of the list of claims to settle and of the launch check. Delete the line.`,
      );
    }
    if (insteadOf !== undefined && !table.has(insteadOf)) {
      problems.push(
        `${place}: insteadOf: unknown fact ${insteadOf}. Nobody could tell what it contradicts. Write the name of an entry of content/facts/ (file.key).`,
      );
    }
    return problems;
  });
};
