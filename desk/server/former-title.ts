import { type Path, type Value, valueAt } from '../source/change.ts';

/** What a page is called in both languages. */
export type Title = Record<'fr' | 'nl', string>;

/** Where the name of a thing is: in its own file, or for its copy and its fault codes in the file of its data. */
const places: [pattern: RegExp, file: string, path: Path][] = [
  [/^content\/(towns|brands|regions)\/([a-z0-9-]+)\.yaml$/, 'content/$1/$2.yaml', ['name']],
  [/^content\/fault-codes\/([a-z0-9-]+)\.yaml$/, 'content/brands/$1.yaml', ['name']],
  [/^content\/copy\/(town|brand|region)-([a-z0-9-]+)\/(?:fr|nl)\.yaml$/, 'content/$1s/$2.yaml', ['name']],
  [/^(content\/articles\/[a-z0-9-]+\/(?:fr|nl)\.md)$/, '$1', ['front', 'title']],
  [/^(content\/copy\/[a-z0-9-]+\/(?:fr|nl)\.yaml)$/, '$1', ['hero', 'heading']],
];

/** What the page of a file was called; undefined where the file does not tell. @param dataOf data before it was removed */
export const formerTitle = (file: string, dataOf: (file: string) => Value | undefined): Title | undefined => {
  const place = places.find(([pattern]) => pattern.test(file));
  if (place === undefined) return undefined;
  const [pattern, source, path] = place;
  const name = valueAt(dataOf(file.replace(pattern, source)), path);
  if (typeof name === 'string') return { fr: name, nl: name };
  const [fr, nl] = [valueAt(name, ['fr']), valueAt(name, ['nl'])];
  return typeof fr === 'string' && typeof nl === 'string' ? { fr, nl } : undefined;
};
