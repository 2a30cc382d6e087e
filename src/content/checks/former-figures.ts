import { textsIn } from '../copy/texts-in.ts';
import { factNamesIn } from '../facts/due-facts.ts';
import type { Facts } from '../facts/load-facts.ts';
import { at, finding, type Location, type Report } from '../finding.ts';

const checkFormerIn = (text: string, facts: Facts, location: Location, report: Report): void => {
  for (const name of factNamesIn(text))
    if (facts.get(name)?.former === true) report(finding('former-figure', location, { fact: `{${name}}` }));
};

/** Reports former figures outside the lists `former` of a file of copy (TR-2). */
export const checkFormerInCopy = (file: string, copy: unknown, facts: Facts, report: Report): void => {
  for (const { path, text } of textsIn(copy))
    if (!path.includes('former')) checkFormerIn(text, facts, at(file, ...path), report);
};

/** Reports former figures outside the callouts `[!former]` of an article (TR-2). */
export const checkFormerInArticle = (file: string, body: string, facts: Facts, report: Report): void => {
  const outside = body
    .split(/\n(?!>)/)
    .filter((block) => !/^\n*> \[!former\]/.test(block))
    .join('\n');
  checkFormerIn(outside, facts, at(file), report);
};
