import { fillCopy } from '#src/copy/fill.ts';
import { machineKeys } from '#src/copy/fill-all.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { foldersIn } from '../io/folders.ts';
import { problemsIn, readYaml } from '../io/read.ts';
import { type CopyName, copyNames, copySchemaOf } from '../schemas/copy/registry.ts';
import { meta } from '../schemas/copy/shared.ts';
import { headProblems } from './head-check.ts';
import { machineDifferences } from './machine-keys.ts';

/** A folder of copy that exists in French only, and why (HM-13). */
const frenchOnly: ReadonlySet<string> = new Set(['home-french-only']);

/** Languages a folder of copy is written in. */
export const languagesOf = (name: string): readonly Language[] => (frenchOnly.has(name) ? ['fr'] : languages);

/** A text with the path of its key inside the file. */
interface Entry {
  key: string;
  text: string;
}

/** Name of an item in a list: its `id` where it has one, which stays when items are added before it. */
const itemName = (item: unknown, index: number): string | number => {
  const id = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
  return typeof id === 'string' ? id : index;
};

/**
 * Every text of a piece of content with its key path (`chapters[cookies].paragraphs[0]`: an item by its id or, without
 * one, by its place from 0); machine keys are left out.
 */
export const textsOf = (value: unknown, key = ''): Entry[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsOf(item, `${key}[${itemName(item, index)}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    machineKeys.has(name) ? [] : textsOf(item, key === '' ? name : `${key}.${name}`),
  );
};

const placeholdersOf = (text: string): string => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ');

/** Compares twins: same keys, same list lengths, same placeholders. Returns one message per difference. */
export const translationMismatches = (name: string, fr: unknown, nl: unknown): string[] => {
  const [french, dutch] = [fr, nl].map(
    (value) => new Map(textsOf(value).map(({ key, text }) => [key, text])),
  );
  if (french === undefined || dutch === undefined) return [];
  const missing = (from: Map<string, string>, other: Map<string, string>, file: string) =>
    [...from.keys()]
      .filter((key) => !other.has(key))
      .map(
        (key) =>
          `${file}: ${key} is missing, but its twin has it. Visitors of this language would get less. Add it, or take it out of the twin.`,
      );
  return [
    ...missing(french, dutch, `${name}/nl.yaml`),
    ...missing(dutch, french, `${name}/fr.yaml`),
    ...[...french].flatMap(([key, text]) => {
      const twin = dutch.get(key);
      if (twin === undefined || placeholdersOf(text) === placeholdersOf(twin)) return [];
      return [
        `${name}: ${key}: the languages name different facts (${placeholdersOf(text) || 'none'} / ${placeholdersOf(twin) || 'none'}). One of them would say less, or something else. Name the same facts in both.`,
      ];
    }),
  ];
};

/** Digits that no placeholder and no pattern of the allow-list explains, as messages. */
export const hardcodedNumbers = (file: string, value: unknown, allowed: readonly RegExp[]): string[] =>
  textsOf(value).flatMap(({ key, text }) => {
    const bare = text.replace(/\{[^}]*\}/g, '').replace(/\]\((?!tel:)[^)]*\)/g, ']');
    const rest = allowed.reduce((left, pattern) => left.replace(pattern, ''), bare);
    const digit = rest.match(/\S*\d\S*/);
    if (digit === null) return [];
    return [
      `${file}: ${key}: loose figure "${digit[0]}". A figure written into a sentence is forgotten when it changes. Enter it in content/facts/ and write {file.key}, or add it to content/allowed-digits.yaml with the reason.`,
    ];
  });

/** Unknown facts, formats and links in a file of content, one message for each text that names one. */
export const fillProblems = (file: string, raw: unknown, lang: Language): string[] =>
  textsOf(raw).flatMap(({ key, text }) =>
    problemsIn(() => {
      fillCopy(text, lang, `${file}: ${key}`);
      return [];
    }),
  );

/** Mistakes of one file of content, its twin aside: loose digits, and what `fillProblems` finds. */
export const textProblems = (
  file: string,
  raw: unknown,
  lang: Language,
  allowed: readonly RegExp[],
): string[] => [...hardcodedNumbers(file, raw, allowed), ...fillProblems(file, raw, lang)];

/** Title and description of a page whose lengths do not fit a list of search results (PG-1). */
const metaProblems = (file: string, raw: object, lang: Language): string[] => {
  if (!('meta' in raw)) return [];
  const { title, description } = meta.parse(raw.meta);
  return [
    ...headProblems({ file, key: 'meta.title', kind: 'title', text: fillCopy(title, lang, file) }),
    ...headProblems({
      file,
      key: 'meta.description',
      kind: 'description',
      text: fillCopy(description, lang, file),
    }),
  ];
};

const folderProblemsOf = (name: string, allowed: readonly RegExp[]): readonly string[] => {
  const folder = `content/copy/${name}`;
  const kept = new Map<Language, object>();
  const read = (lang: Language): object => {
    const raw =
      kept.get(lang) ?? (readYaml(`${folder}/${lang}.yaml`, copySchemaOf(name as CopyName)) as object);
    kept.set(lang, raw);
    return raw;
  };
  const wanted = languagesOf(name);
  const single = wanted.flatMap((lang) => {
    const file = `${folder}/${lang}.yaml`;
    return problemsIn(() => [
      ...textProblems(file, read(lang), lang, allowed),
      ...problemsIn(() => metaProblems(file, read(lang), lang)),
    ]);
  });
  const twins = problemsIn(() =>
    wanted.length === 1
      ? []
      : [
          ...translationMismatches(folder, read('fr'), read('nl')),
          ...machineDifferences(folder, read('fr'), read('nl')),
        ],
  );
  return [...single, ...twins];
};

/** Reads and checks all copy; returns every message, so that one run shows all there is to mend. */
export const contentProblems = (allowed: readonly RegExp[]): string[] => [
  ...new Set(
    [...new Set([...copyNames(), ...foldersIn('content/copy')])].flatMap((name) =>
      folderProblemsOf(name, allowed),
    ),
  ),
];
