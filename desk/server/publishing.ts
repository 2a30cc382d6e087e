import { type Changes, changesOf } from '../changes/changes.ts';
import { type Value, valueAt } from '../source/change.ts';
import { dataOf } from './file-differences.ts';
import type { Texts } from './transaction.ts';

const placeholders = 'content/placeholders.yaml';

/** A sentence that content/placeholders.yaml lists as still to be written. */
interface Sentence {
  copy: string;
  key: string;
}

const sentencesIn = (text: string | null | undefined): Sentence[] => {
  const list = dataOf(placeholders, text ?? null);
  return (Array.isArray(list) ? list : []).map((entry: Value) => ({
    copy: String(valueAt(entry, ['copy'])),
    key: String(valueAt(entry, ['key'])),
  }));
};

const without = (sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ copy, key }) => !others.some((other) => other.copy === copy && other.key === key));

/**
 * What is to be published. A copied page adds an entry to content/placeholders.yaml for each of its sentences: they are
 * told apart from the other differences, as what is still to be written (`toWrite`) and how many are written (`written`).
 */
export const unpublished = (
  before: Texts,
  now: Texts,
): Changes & { toWrite: Sentence[]; written: number } => {
  const [old, listed] = [before, now].map((texts) => sentencesIn(texts.get(placeholders)));
  const toWrite = without(listed ?? [], old ?? []);
  const isRemoved = ({ copy }: Sentence) => now.get(`content/copy/${copy}/fr.yaml`) === null;
  const gone = without(old ?? [], listed ?? []);
  const written = gone.filter((sentence) => !isRemoved(sentence)).length;
  const isTold = toWrite.length > 0 || gone.length > 0;
  const { things, files } = changesOf(before, now);
  return { things, files: files.filter(({ file }) => !(isTold && file === placeholders)), toWrite, written };
};
