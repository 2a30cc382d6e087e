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
  const messages = await reader.ask('check', texts);
  const known = messages.length === 0 ? [] : await reader.ask('check');
  const inFields = (list: readonly string[]) =>
    list.flatMap((message) => problemsIn(message, (file) => dataWith(root, texts, file)));
  return {
    problems: inFields(messages.filter((message) => !known.includes(message))),
    remaining: inFields(messages),
  };
};
