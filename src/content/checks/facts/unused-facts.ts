import { readdirSync } from 'node:fs';
import { readText } from '../../io/read.ts';
import { facts } from '../../loaders/fact-table.ts';
import type { FactTable } from '../../loaders/read-facts.ts';
import type { Finding } from '../finding.ts';

/** Contents of all files below a folder whose names match. */
const textsBelow = (folder: string, names: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name) && !/(^|[/\\])\./.test(name))
    .map((name) => readText(`${folder}/${name}`));

/** Words that look like the name of a fact; in code only string literals, because comments do not use a fact. */
const inContent = /[a-z0-9-]+\.[a-z0-9-]+(?:@[a-z0-9-]+)?/g;
const inCode = /(?<=')[a-z0-9-]+\.[a-z0-9-]+(?=')/g;

/** Names of the facts that copy, articles, labels, grants, code or formulas use, with `@place` if they name a place. */
export const referencedFacts = (table: FactTable): ReadonlySet<string> => {
  const words = [
    ...['content/copy', 'content/articles', 'content/ui'].flatMap((folder) =>
      textsBelow(folder, /\.(md|yaml)$/).flatMap((text) => text.match(inContent) ?? []),
    ),
    ...(readText('content/grants.yaml').match(inContent) ?? []),
    ...textsBelow('src', /(?<!\.test)\.(ts|tsx|astro)$/).flatMap((text) => text.match(inCode) ?? []),
  ];
  const inFormulas = [...table].flatMap(([name, { formula = '', insteadOf, follows }]) => [
    ...(formula.match(inContent) ?? []),
    ...(formula.match(/[a-z][a-z0-9-]*/g) ?? []).map((key) => `${name.split('.')[0]}.${key}`),
    ...(insteadOf === undefined ? [] : [insteadOf]),
    ...(follows === undefined ? [] : [`${name.split('.')[0]}.${follows}`]),
  ]);
  return new Set([...words, ...inFormulas].flatMap((word) => [word, word.replace(/@.*/, '')]));
};

/** Facts that nothing uses and that have no `unused:`, facts that have it and are used, and unknown `insteadOf`. */
export const unusedFactProblems = (table: FactTable = facts): Finding[] => {
  const used = referencedFacts(table);
  return [...table].flatMap(([name, { unused, insteadOf }]) => {
    const place = `content/facts/${name.replace('.', '.yaml: ')}`;
    const problems: Finding[] = [];
    if (!used.has(name) && unused === undefined) {
      problems.push({
        message: `${place}: nothing uses it. A change of its value would have no effect on any page. Use it in the copy as {${name}}, delete it, or write unused: with the reason why it is here.`,
        remedy: { kind: 'remove', fact: name },
      });
    }
    if (used.has(name) && unused !== undefined) {
      problems.push({
        message: `${place}: unused: something uses it. \`npm run claims\` and the launch check would skip it. Delete the line.`,
      });
    }
    if (insteadOf !== undefined && !table.has(insteadOf)) {
      problems.push({
        message: `${place}: insteadOf: unknown fact ${insteadOf}. \`npm run claims\` could not show what it contradicts. Write the name of an entry of content/facts/ (file.key).`,
      });
    }
    return problems;
  });
};
