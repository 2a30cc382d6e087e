import type { ContentData } from '../content.ts';
import { textsIn } from '../copy/texts-in.ts';
import { factsNamedIn } from '../facts/due-facts.ts';
import type { Facts } from '../facts/load-facts.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

/** Reports numbers in texts that are neither placeholders nor in content/allowed-digits.yaml. Nobody would update them. */
export const checkNumbers = (
  file: string,
  value: unknown,
  { allowedNumbers }: Pick<ContentData, 'allowedNumbers'>,
  report: Report,
): void => {
  for (const { path, text } of textsIn(value)) {
    const words = text.replace(/\{[^}]*\}/g, '').replace(/\]\((?!tel:)[^)]*\)/g, ']');
    if (!/\d/.test(words)) continue;
    const rest = allowedNumbers.reduce((left, pattern) => left.replace(pattern, ''), words);
    const [found] = rest.match(/\S*\d\S*/) ?? [];
    if (found === undefined) continue;
    // The punctuation of the sentence is none of the number.
    const number = found.replace(/^[(«"“„]+|[.,;:!?…)»"”]+$/g, '');
    report(finding('number-in-text', at(file, ...path), { number }));
  }
};

const checkFormerIn = (text: string, facts: Facts, place: Place, report: Report): void => {
  for (const name of factsNamedIn(text))
    if (facts.get(name)?.former === true) report(finding('former-figure', place, { fact: `{${name}}` }));
};

/** Reports former figures outside the lists `former` of a file of copy (TR-2). */
export const checkFormerInCopy = (file: string, copy: unknown, facts: Facts, report: Report): void => {
  for (const { path, text } of textsIn(copy))
    if (!path.includes('former')) checkFormerIn(text, facts, at(file, ...path), report);
};

/** Reports former figures outside the boxes `[!former]` of an article (TR-2). */
export const checkFormerInArticle = (file: string, body: string, facts: Facts, report: Report): void => {
  const outside = body
    .split(/\n(?!>)/)
    .filter((block) => !/^(?:\n)*> \[!former\]/.test(block))
    .join('\n');
  checkFormerIn(outside, facts, at(file), report);
};
