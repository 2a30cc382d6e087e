import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { ContentFiles } from '#src/content/files.ts';
import type { Path } from '#src/content/finding.ts';
import { type Target, yamlOf } from './targets.ts';

/** What a mistake makes of a target: the text in its place, or a change of the files; null where it cannot be made. */
export type Make = (
  target: Target,
  context: {
    files: ContentFiles;
    text: string;
    pick: <T>(from: readonly T[]) => T | undefined;
    all: readonly Target[];
  },
) => string | ((changed: Map<string, string>) => void) | null;

/** Changes a number. */
export const number =
  (change: (value: number) => number): Make =>
  ({ type, value }) =>
    type === 'value' && typeof value === 'number' && change(value) !== value
      ? String(Number(change(value).toPrecision(8)))
      : null;

/** Changes a day. */
export const date =
  (change: (year: string, month: string, day: string) => string): Make =>
  ({ type, value }) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
    return type === 'value' && year !== '' ? change(year, month, day) : null;
  };

/** True for a text that visitors read. */
export const isText = ({ type, value }: Target): boolean =>
  type === 'line' ||
  (type === 'value' && typeof value === 'string' && /\p{L}{2}/u.test(value) && /[ A-ZÀ-Ü]/.test(value));

/** Changes a text that visitors read. */
export const text =
  (change: (value: string, random: (from: readonly number[]) => number) => string | null): Make =>
  (target, { pick }) => {
    if (!isText(target)) return null;
    const changed = change(String(target.value), (from) => pick(from) ?? 0);
    if (changed === null || changed === target.value) return null;
    return target.type === 'line' ? changed : JSON.stringify(changed);
  };

/** A position between two words. */
const middle = (value: string, pick: (from: readonly number[]) => number) =>
  pick([...value.matchAll(/ /g)].map(({ index }) => index));
/** Writes a mark between two words. */
export const inside =
  (mark: string): Parameters<typeof text>[0] =>
  (value, pick) => {
    const at = middle(value, pick);
    return `${value.slice(0, at)}${mark}${value.slice(at)}`;
  };

/** Changes the map or list that holds a key or an item. */
export const structure =
  (change: (parent: { items: unknown[] }, at: Path) => boolean, types: Target['type']): Make =>
  ({ type, file, path }, { text: whole }) => {
    if (type !== types) return null;
    const { offset, yaml } = yamlOf(file, whole);
    const document = parseDocument(yaml);
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (!(isMap(parent) || isSeq(parent)) || !change(parent as { items: unknown[] }, path)) return null;
    const changed = document.toString({ lineWidth: 0 });
    return (all) => all.set(file, whole.slice(0, offset) + changed + whole.slice(offset + yaml.length));
  };
/** Place of a key or an item in what holds it. */
export const indexOf = (parent: { items: unknown[] }, key: Path[number] | undefined) =>
  typeof key === 'number'
    ? key
    : parent.items.findIndex(
        (item) =>
          isScalar((item as { key?: unknown }).key) &&
          String((item as { key: { value: unknown } }).key.value) === key,
      );

/** Changes a line as it is written. */
export const line =
  (change: (written: string) => string | null): Make =>
  ({ type, start }, { text: whole }) => {
    if (type !== 'pair' && type !== 'line') return null;
    const from = whole.lastIndexOf('\n', start - 1) + 1;
    const end = whole.indexOf('\n', start);
    const changed = change(whole.slice(from, end));
    return changed === null
      ? null
      : (all) =>
          all.forEach((one, file) => {
            if (one === whole) all.set(file, whole.slice(0, from) + changed + whole.slice(end));
          });
  };

/** The same file in the other language. */
export const twinFile = (file: string): string =>
  file.replace(/\/(fr|nl)(\.\w+)$/, (_all, lang, rest) => `/${lang === 'fr' ? 'nl' : 'fr'}${rest}`);
