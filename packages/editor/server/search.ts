import type { SearchResult } from '../shared/api.ts';
import { fold, stemsOf } from '../shared/text-search.ts';
import { keyOf, type Language, type Path, type Value } from '../shared/values.ts';
import { type Content, dataIn, inLanguage, labelOf, languageOf, pagesOf, schemaOf } from './content.ts';
import { nameOf, printerOf } from './value-changes.ts';

/** Most locations that are told. */
const most = 40;

interface Found {
  file: string;
  path: Path;
  text: string;
}

const valuesIn = (file: string, value: Value | undefined, path: Path): Found[] => {
  if (typeof value === 'string') return value.split(/\n{2,}/).map((text) => ({ file, path, text }));
  if (typeof value === 'number') return [{ file, path, text: String(value).replace('.', ',') }];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item, index) => valuesIn(file, item, [...path, index]))
    : Object.entries(value).flatMap(([key, part]) => valuesIn(file, part, [...path, key]));
};

/** Fills in what a text refers to, in the language of its file. */
const fillerOf = (content: Content, language: Language) => {
  const print = printerOf(content);
  return ({ file, text }: Found): string => print(text, languageOf(file) ?? language);
};

/** The locations whose words, label and page have all those that are searched; whole values and labels first. */
const locationsWith = (content: Content, query: string, language: Language): Found[] => {
  const filled = fillerOf(content, language);
  const wanted = fold(query);
  const [words, stems] = [wanted.split(' '), stemsOf(query)];
  const ranked = [...content.files.keys()].flatMap((file) => {
    const own = languageOf(file);
    const schema = schemaOf(content, file);
    const title = fold(content.opened.titleOf(file)[language]);
    // What a value of data is part of says what it is: the last day of a grant.
    const nameIn = own === null ? nameOf : labelOf;
    return valuesIn(file, dataIn(content, file), []).flatMap((found) => {
      if (content.opened.isInternal(found, found.text)) return [];
      const text = fold(filled(found));
      const label = fold(nameIn(content, found, schema)[language].replace(/ [«“].*/s, ''));
      const inText = text.includes(wanted);
      const whole = `${title} ${label} ${text}`;
      const isFound = stems.every((word) => whole.includes(word));
      // What only the name of its page has would be all that is there.
      if (!isFound || !stems.some((word) => `${label} ${text}`.includes(word))) return [];
      if (label.startsWith(wanted)) return [{ ...found, rank: text === wanted ? 0 : 1 }];
      const inOne = label.includes(wanted) ? 4 : words.every((word) => whole.includes(word)) ? 5 : 6;
      const rank = text === wanted ? 0 : text.startsWith(wanted) ? 2 : inText ? 3 : inOne;
      return [{ ...found, rank: rank + (own === null || own === language ? 0 : 0.5) }];
    });
  });
  return ranked.toSorted((one, other) => one.rank - other.rank);
};

/** The locations that have what is searched, after those that have what the site calls it. */
export const search = (content: Content, query: string, language: Language): SearchResult => {
  const filled = fillerOf(content, language);
  const meant = content.opened.meaningOf(query)?.[language] ?? [];
  const sorted = [meant, query].flat().flatMap((one) => locationsWith(content, one, language));
  // A value that has the words in both languages, or in several paragraphs, is one location.
  const locations = Map.groupBy(sorted, ({ file, path }) => keyOf({ file: inLanguage(file, 'fr'), path }));
  const best = [...locations.values()].flatMap(([first]) => first ?? []);
  return {
    found: best.slice(0, most).map(({ file, path, text }) => ({
      file,
      path,
      title: content.opened.titleOf(file),
      label: nameOf(content, { file, path }),
      excerpt: filled({ file, path, text }).slice(0, 200),
      pages: pagesOf(content, { file, path }).slice(0, 3),
    })),
    more: Math.max(0, best.length - most),
  };
};
