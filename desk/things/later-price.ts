import { EditError, type Value, valueAt } from '../source/change.ts';
import { sentencesWith } from './sentences.ts';
import { textsIn } from './texts.ts';
import type { Left, Plan, PlannedFiles, ThingOf } from './thing.ts';

const isEntry = (entry: Value | undefined): boolean => valueAt(entry, ['value']) !== undefined;

/** Names of the facts that have the value of another one of their file. */
export const followers = (data: Value, file: string, key: string): string[] =>
  Object.entries(Object(data) as Record<string, Value>).flatMap(([name, entry]) =>
    valueAt(entry, ['follows']) === key ? [`${file}.${name}`] : [],
  );

/** A text that names a fact: the sentences that do, without the marks of Markdown. */
interface Naming extends Left {
  text: string;
}

/**
 * The texts of both languages that name one of the facts, the Dutch one behind the French: they are true with the new
 * price, too, or have to be rewritten.
 */
export const textsNaming = (files: PlannedFiles, names: readonly string[]): Naming[] => {
  const reference = new RegExp(`\\{(?:${names.join('|').replaceAll('.', '\\.')})[|}]`);
  const byText = new Map<string, Naming[]>();
  for (const file of [...files.files('content/copy'), ...files.files('content/articles')])
    for (const { key, text } of textsIn(files.data(file)))
      if (reference.test(text)) {
        const place = `${file.replace(/(?:fr|nl)\.\w+$/, '')} ${key}`;
        const colon = /\/fr\.\w+$/.test(file) ? ' : ' : ': ';
        byText.set(place, [
          ...(byText.get(place) ?? []),
          { file, key, text: sentencesWith(text, reference, colon).join(' … ') },
        ]);
      }
  return [...byText.values()].flat();
};

/** Gives a value of content/facts/ a next value. One whose day has passed becomes its value. */
export const setNext = (
  files: PlannedFiles,
  file: string,
  key: string,
  next: { from: string; value: Value },
  today: string,
): void => {
  const entry = valueAt(files.data(file), [key]);
  const last = valueAt(entry, ['next']);
  const applied = valueAt(last, ['value']);
  if (applied !== undefined && String(valueAt(last, ['from'])) <= today)
    files.edit(file, { kind: 'set', path: [key, 'value'], value: applied });
  if (last !== undefined) files.edit(file, { kind: 'remove', path: [key, 'next'] });
  if (next.from <= today) files.edit(file, { kind: 'set', path: [key, 'value'], value: next.value });
  else files.edit(file, { kind: 'add', path: [key, 'next'], value: next, before: 'unit' });
};

/** A price that changes from a day on; at once, if the day has come. */
export const setLaterPrice = (
  files: PlannedFiles,
  { price, from, low, high }: ThingOf<'laterPrice'>,
  today: string,
): Plan => {
  const [name = '', key = ''] = price.split('.');
  const file = `content/facts/${name}.yaml`;
  if (!files.files('content/facts').includes(file) || !isEntry(valueAt(files.data(file), [key])))
    throw new EditError(`${price}: there is no such price with a value of its own. Choose one of the list.`);
  setNext(files, file, key, { from, value: high === undefined ? low : [low, high] }, today);
  return {
    texts: files.texts,
    open: file,
    left: textsNaming(files, [price, ...followers(files.data(file), name, key)]),
  };
};
