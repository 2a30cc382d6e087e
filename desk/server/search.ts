import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path, Value } from '../source/change.ts';
import { readContent } from '../source/content-source.ts';
import { fold } from '../source/fold.ts';
import { itemNames } from '../source/item-names.ts';
import { contentFiles } from './content-files.ts';

/** Most places that are told. */
const most = 50;

/** A place whose words are those that are searched. */
export interface FoundText {
  file: string;
  path: Path;
  items: string[];
  /** The paragraph that has them. */
  text: string;
}

/** A text as it is searched: what pages print of it, but for its references. */
const searchable = (text: string): string =>
  fold(text)
    .replace(/\u00ad|\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{[^}]*\}/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** The values of a file with their places; of a long text each paragraph. */
const valuesIn = (value: Value | undefined, path: Path): { path: Path; text: string }[] => {
  if (typeof value === 'string') return value.split(/\n{2,}/).map((text) => ({ path, text }));
  if (typeof value === 'number') return [{ path, text: String(value).replace('.', ',') }];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item, index) => valuesIn(item, [...path, index]))
    : Object.entries(value).flatMap(([key, part]) => valuesIn(part, [...path, key]));
};

/** The places of one of the content files, none of which is a link; none of one that cannot be read as it is. */
const foundIn = (root: string, file: string, wanted: string): FoundText[] => {
  try {
    const source = readFileSync(join(root, file), 'utf8');
    const plain = fold(source).replaceAll('\u00ad', '');
    // Most files lack one of the words: they need not be parsed.
    if (!wanted.split(/[^a-z0-9]+/).every((part) => plain.includes(part))) return [];
    const data = readContent(file, source);
    return valuesIn(data, [])
      .filter(({ text }) => searchable(text).includes(wanted))
      .map(({ path, text }) => ({ file, path, items: itemNames(data, path), text }));
  } catch {
    return [];
  }
};

/** Whole values first, then what begins with the words. */
const rank = (text: string, wanted: string): number => {
  const plain = searchable(text);
  return plain === wanted ? 0 : plain.startsWith(wanted) ? 1 : 2;
};

/**
 * The places of content/ whose values have some words, without regard to accents and capitals, and how many more there are.
 * A number is found with its decimal comma, as the desk shows it.
 */
export const searchContent = (root: string, query: string): { found: FoundText[]; more: number } => {
  const wanted = searchable(query);
  if (wanted.length < 3) return { found: [], more: 0 };
  const all = contentFiles(root)
    .flatMap((file) => foundIn(root, file, wanted))
    .toSorted((one, other) => rank(one.text, wanted) - rank(other.text, wanted));
  return { found: all.slice(0, most), more: Math.max(0, all.length - most) };
};
