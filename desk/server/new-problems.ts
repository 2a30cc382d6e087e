import type { Finding } from '../content/answers.ts';
import type { Value } from '../source/change.ts';
import { readContent } from '../source/content-source.ts';
import { type Problem, problemsIn } from './problem.ts';
import type { ContentReader } from './reader.ts';
import { type Texts, textsNow } from './transaction.ts';

export type Reader = Pick<ContentReader, 'ask'>;

const dataWith = (root: string, texts: Texts, file: string): Value | undefined => {
  try {
    const text = texts.get(file) ?? textsNow(root, [file]).get(file);
    return typeof text === 'string' ? readContent(file, text) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What the build would refuse of new texts, in their fields. What it refuses already (`remaining` has that, too) does not
 * keep anyone from correcting something else.
 */
export const newProblems = async (
  root: string,
  reader: Reader,
  texts: Texts,
): Promise<{ problems: Problem[]; remaining: Problem[] }> => {
  const findings = await reader.ask('check', texts);
  const known = findings.length === 0 ? [] : (await reader.ask('check')).map(({ message }) => message);
  const inFields = (list: readonly Finding[]) =>
    list.flatMap((finding) => problemsIn(finding, (file) => dataWith(root, texts, file)));
  return {
    problems: inFields(findings.filter(({ message }) => !known.includes(message))),
    remaining: inFields(findings),
  };
};
