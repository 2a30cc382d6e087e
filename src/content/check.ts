import { readdirSync } from 'node:fs';
import { type Language, languages } from '../site/language.ts';
import { type CopyName, copyNames, copySchemaOf } from './copy/registry.ts';
import { fillAll, machineKeys } from './copy.ts';
import { ContentError, readYaml } from './read.ts';

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

/**
 * Compares twins: same keys, same list lengths, same placeholders. Returns one message per difference.
 * `ignorePlaceholders` for pages where the languages legitimately name different facts.
 */
export const twinDifferences = (name: string, fr: unknown, nl: unknown): string[] => {
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
export const looseDigits = (file: string, value: unknown, allowed: readonly RegExp[]): string[] =>
  textsOf(value).flatMap(({ key, text }) => {
    const bare = text.replace(/\{[^}]*\}/g, '').replace(/\]\([^)]*\)/g, ']');
    const rest = allowed.reduce((left, pattern) => left.replace(pattern, ''), bare);
    const digit = rest.match(/\S*\d\S*/);
    if (digit === null) return [];
    return [
      `${file}: ${key}: loose figure "${digit[0]}". A figure written into a sentence is forgotten when it changes. Enter it in content/facts/ and write {file.key}, or add it to content/allowed-digits.yaml with the reason.`,
    ];
  });

/** Reads and checks all copy; returns every message, so that one run shows all there is to mend. */
export const contentProblems = (allowed: readonly RegExp[]): string[] => {
  const problems: string[] = [];
  for (const name of new Set([...copyNames(), ...readdirSync('content/copy')])) {
    const folder = `content/copy/${name}`;
    const wanted = languagesOf(name);
    try {
      const raw = wanted.map((lang) => readYaml(`${folder}/${lang}.yaml`, copySchemaOf(name as CopyName)));
      wanted.forEach((lang, index) => {
        const file = `${folder}/${lang}.yaml`;
        problems.push(...looseDigits(file, raw[index], allowed));
        fillAll(raw[index], lang, file);
      });
      if (raw.length === 2) problems.push(...twinDifferences(folder, raw[0], raw[1]));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
};

/** Throws with all problems at once, so that nothing is built from them. @throws ContentError */
export const stopOn = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
};
