import { type Value, valueAt } from '../source/change.ts';
import { resolveKey } from '../source/resolve-key.ts';
import { without } from '../things/remove.ts';
import { renamed, textsIn } from '../things/texts.ts';
import type { PlannedFiles } from '../things/thing.ts';
import type { Sentence, ToWrite } from './results.ts';
import { twinOf } from './twin.ts';

const list = 'content/placeholders.yaml';

/** Folder of a text of a page, as content/placeholders.yaml names it; null for other files. */
export const copyOf = (file: string): string | null =>
  /^content\/copy\/([^/]+)\/(?:fr|nl)\.yaml$/.exec(file)?.[1] ?? null;

/** Data of a file; undefined where there is none that is valid, which the checks report: other files can be saved. */
const dataOf = (files: PlannedFiles, file: string): Value | undefined => {
  try {
    return files.data(file);
  } catch {
    return undefined;
  }
};

const entriesOf = (files: PlannedFiles): Value[] => {
  const entries = dataOf(files, list);
  return Array.isArray(entries) ? entries : [];
};

const sentenceOf = (entry: Value): Sentence => ({
  copy: String(valueAt(entry, ['copy'])),
  key: String(valueAt(entry, ['key'])),
});

/** Takes the lines of texts out of content/placeholders.yaml that are written. Lines that are gone already do not matter. */
export const removeWritten = (files: PlannedFiles, written: readonly Sentence[]): void => {
  const isWritten = (entry: Value): boolean => {
    const { copy, key } = sentenceOf(entry);
    return written.some((one) => one.copy === copy && one.key === key);
  };
  if (entriesOf(files).some(isWritten)) without(files, list, [], isWritten);
};

/** Takes the lines of texts out that changed files no longer have: the checks would refuse these lines. */
export const removeGone = (files: PlannedFiles, changed: readonly string[]): void => {
  const copies = new Map(
    changed.flatMap((file) => {
      const copy = copyOf(file);
      return copy === null ? [] : [[copy, dataOf(files, `content/copy/${copy}/fr.yaml`)]];
    }),
  );
  const isGone = (entry: Value): boolean => {
    const { copy, key } = sentenceOf(entry);
    const data = copies.get(copy);
    return data !== undefined && typeof valueAt(data, resolveKey(data, key)) !== 'string';
  };
  if (entriesOf(files).some(isGone)) without(files, list, [], isGone);
};

/** The texts of a page without the name of its town or brand. */
const bareTextsOf = (files: PlannedFiles, file: string): ((text: string) => string) => {
  const source = file.replace(/^content\/copy\/(town|brand)-([^/]+)\/.*$/, 'content/$1s/$2.yaml');
  const name = valueAt(dataOf(files, source), ['name']);
  const own = typeof name === 'string' ? name : valueAt(name, [file.endsWith('/nl.yaml') ? 'nl' : 'fr']);
  return (text) => (typeof own === 'string' ? renamed(text, own, '') : text);
};

/** True of a text that no other page of the same kind has, but for the name of its town or brand. */
const isAnewIn = (files: PlannedFiles, file: string): ((text: string) => boolean) => {
  const [, kind, end] = /^content\/copy\/((?:town|brand)-)[^/]+(\/(?:fr|nl)\.yaml)$/.exec(file) ?? [];
  // A page that is the only one of its kind has no pattern to compare it with.
  if (kind === undefined || end === undefined) return () => false;
  const known = new Set(
    files
      .files('content/copy')
      .filter((name) => name !== file && name.startsWith(`content/copy/${kind}`) && name.endsWith(end))
      .flatMap((name) => {
        const bare = bareTextsOf(files, name);
        return textsIn(dataOf(files, name) ?? []).map(({ text }) => bare(text));
      }),
  );
  const bare = bareTextsOf(files, file);
  return (text) => !known.has(bare(text));
};

/** The texts of a page that content/placeholders.yaml lists as still to be written. */
export const textsToWrite = (files: PlannedFiles, file: string): ToWrite[] => {
  const copy = copyOf(file);
  const own = entriesOf(files).filter((entry) => valueAt(entry, ['copy']) === copy);
  if (own.length === 0) return [];
  const twins = [file, twinOf(file)].flatMap((name) => {
    const data = name === null ? undefined : dataOf(files, name);
    return name === null || data === undefined ? [] : [{ name, data, isAnew: isAnewIn(files, name) }];
  });
  return own.map((entry) => {
    const sentence = sentenceOf(entry);
    const anew = twins.filter(({ data, isAnew }) =>
      isAnew(String(valueAt(data, resolveKey(data, sentence.key)))),
    );
    const missing = valueAt(entry, ['missing']) as ToWrite['missing'];
    return { ...sentence, missing, anew: anew.map(({ name }) => name) };
  });
};
