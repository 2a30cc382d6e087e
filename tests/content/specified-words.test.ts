import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rawArticle } from '#src/copy/articles.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { brandSubjects } from './specified-words/brands.ts';
import { fixedWords } from './specified-words/fixed.ts';
import { otherSubjects } from './specified-words/others.ts';
import { placeSubjects } from './specified-words/places.ts';
import { serviceSubjects } from './specified-words/services.ts';
import type { Subject } from './specified-words/subject.ts';

/*
 * The words of content/ that are not free (docs/requirements.md). All other tests take the words from the content and
 * look where they are shown, so that a sentence may be written anew without touching a test.
 */

const itemName = (item: unknown, index: number): string => {
  if (typeof item !== 'object' || item === null) return String(index);
  const names = ['id', 'slug', 'code', 'key', 'number'].map((name) => Reflect.get(item, name));
  return String(names.find((name) => name !== undefined) ?? index);
};

/** Every text below a value with its key; items of lists by their id, slug, code, key or number, else by their place from 0. */
const textsIn = (value: unknown, key = ''): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, `${key}[${itemName(item, index)}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key === '' ? name : `${key}.${name}`));
};

/** The texts at a key and below it, in one. */
const textAt = (content: unknown, key: string): string =>
  textsIn(content)
    .filter(([at]) => at === key || at.startsWith(`${key}.`) || at.startsWith(`${key}[`))
    .map(([, text]) => text.replaceAll('’', "'").replaceAll('\u00ad', ''))
    .join(' ');

const articleAt = (file: string) => {
  const [, id = '', lang] = file.match(/articles\/([^/]+)\/(fr|nl)\.md$/) ?? [];
  const { front, body } = rawArticle(id, lang as Language);
  return { ...front, headings: [...body.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading) };
};
const contentOf = (file: string): unknown =>
  file.endsWith('.md') ? articleAt(file) : parse(readFileSync(file, 'utf8'));

const fileOf = (name: string, lang: Language): string => {
  if (name === 'ui') return `content/ui/${lang}.yaml`;
  return name.startsWith('article/')
    ? `content/articles/${name.slice('article/'.length)}/${lang}.md`
    : `content/copy/${name}/${lang}.yaml`;
};

const says = (text: string, choice: string): boolean =>
  choice.split('|').some((words) => text.toLowerCase().includes(words.toLowerCase()));

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

test.each(fixedWords)('$source: $file: $key is "$words", word for word', ({ source, file, key, words }) => {
  const text = textAt(contentOf(file), key);
  expect(
    text,
    `${file}: ${key}: says "${text}", but the specification (${source}) gives these words: "${words}". Put them back. Where other words were agreed with whoever ordered the site, write them into tests/content/specified-words/fixed.ts as well.`,
  ).toBe(words);
});

const subjects: [file: string, subjects: readonly Subject[]][] = [
  ['services.ts', serviceSubjects],
  ['places.ts', placeSubjects],
  ['brands.ts', brandSubjects],
  ['others.ts', otherSubjects],
];
const asked = subjects.flatMap(([list, rows]) =>
  rows.flatMap((row) =>
    languages.map((lang) => ({ ...row, list, file: fileOf(row.name, lang), wanted: row[lang] })),
  ),
);

test.each(asked)('$source: $file: $key speaks of $of', ({ source, list, file, key, of, wanted }) => {
  const text = textAt(contentOf(file), key);
  const missing = wanted
    .filter((choice) => !says(text, choice))
    .map((choice) => choice.replaceAll('|', ' or '));
  expect(
    missing,
    `${file}: ${key}: has to speak of: ${of} (${source}), which is seen by certain words; not found: ${missing.join(', and ')}. It says "${shortened(text)}". Name it again in this text. Where it says the same in other words, add one of them to its line in tests/content/specified-words/${list}, behind a "|".`,
  ).toEqual([]);
});
