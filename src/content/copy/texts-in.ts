import type { KeyPath, Location } from '../finding.ts';
import { memoize } from '../memoize.ts';

/** Keys whose values are identifiers, not texts for visitors. */
export const identifierKeys: ReadonlySet<string> = new Set([
  'id',
  'code',
  'anchor',
  'icon',
  'emoji',
  'slug',
  'key',
  'homes',
]);

export interface TextAtPath {
  path: KeyPath;
  text: string;
}

const textsBelow = (value: unknown, path: KeyPath): TextAtPath[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsBelow(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    identifierKeys.has(key) ? [] : textsBelow(item, [...path, key]),
  );
};

const textsOfObject = memoize((value: object): readonly TextAtPath[] => textsBelow(value, []));

/** Lists all texts of a value with the paths of their keys, without identifiers. */
export const textsIn = (value: unknown): readonly TextAtPath[] =>
  typeof value === 'object' && value !== null ? textsOfObject(value) : textsBelow(value, []);

/** A text with its location; in an article, also with its line. */
export interface LocatedText {
  text: string;
  location: Location & { line?: number };
}

/** Lists the texts of a value with their locations. @param locationOf returns the location of the text at a path of the value */
export const locatedTextsIn = (
  value: unknown,
  locationOf: (path: KeyPath) => LocatedText['location'],
): LocatedText[] => textsIn(value).map(({ path, text }) => ({ text, location: locationOf(path) }));

/** Applies `change` to each text of a value. */
export const mapTexts = <T>(value: T, change: (text: string, path: KeyPath) => string): T => {
  const inner = (node: unknown, path: KeyPath): unknown => {
    if (typeof node === 'string') return change(node, path);
    if (Array.isArray(node)) return node.map((item, index) => inner(item, [...path, index]));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [
        key,
        identifierKeys.has(key) ? item : inner(item, [...path, key]),
      ]),
    );
  };
  return inner(value, []) as T;
};

/**
 * Returns the name of a text in content/provisional-texts.yaml: `chapters[cookies].paragraphs[0]`. A list item has its `id`,
 * which stays when items are added before it, or else its index.
 */
export const textPathWithIds = (value: unknown, [first, ...rest]: KeyPath, key = ''): string => {
  if (first === undefined) return key;
  const item: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, first) : undefined;
  if (typeof first === 'string') return textPathWithIds(item, rest, key === '' ? first : `${key}.${first}`);
  const id = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
  return textPathWithIds(item, rest, `${key}[${typeof id === 'string' ? id : first}]`);
};
