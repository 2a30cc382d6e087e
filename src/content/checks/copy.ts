import { fillCopy } from '#src/copy/fill.ts';
import { type CopyName, copyNames, copySchemaOf } from '#src/copy/schemas.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { foldersIn } from '../io/folders.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { meta } from '../schemas/copy/shared.ts';
import { endedCopyProblems } from './facts/ended-facts.ts';
import { formerCopyProblems } from './facts/former-figures.ts';
import { identifierMismatches } from './identifiers.ts';
import { metaLengthProblems } from './meta-lengths.ts';
import { textsOf } from './texts.ts';

/** Folders of copy that exist in French only (HM-13). */
const frenchOnly: ReadonlySet<string> = new Set(['home-french-only']);

/** Languages of a folder of copy. */
export const languagesOf = (name: string): readonly Language[] => (frenchOnly.has(name) ? ['fr'] : languages);

const placeholdersOf = (text: string): string => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ');

/** Compares the files of the two languages: same keys, same list lengths, same placeholders. One message per difference. */
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
          `${file}: ${key} is missing, but the file of the other language has it. Visitors of this language would get less information. Add it, or remove it from the other file.`,
      );
  return [
    ...missing(french, dutch, `${name}/nl.yaml`),
    ...missing(dutch, french, `${name}/fr.yaml`),
    ...[...french].flatMap(([key, text]) => {
      const translation = dutch.get(key);
      if (translation === undefined || placeholdersOf(text) === placeholdersOf(translation)) return [];
      return [
        `${name}: ${key}: the languages name different facts (${placeholdersOf(text) || 'none'} / ${placeholdersOf(translation) || 'none'}). Visitors of the two languages would get different information. Use the same facts in both.`,
      ];
    }),
  ];
};

/** One message for each text with a number that is not a placeholder and not in content/allowed-digits.yaml. */
export const hardcodedNumbers = (file: string, value: unknown, allowed: readonly RegExp[]): string[] =>
  textsOf(value).flatMap(({ key, text }) => {
    const words = text.replace(/\{[^}]*\}/g, '').replace(/\]\((?!tel:)[^)]*\)/g, ']');
    const rest = allowed.reduce((left, pattern) => left.replace(pattern, ''), words);
    const [found] = rest.match(/\S*\d\S*/) ?? [];
    if (found === undefined) return [];
    // The punctuation of the sentence is none of the number.
    const number = found.replace(/^[(«"“„]+|[.,;:!?…)»"”]+$/g, '');
    return [
      `${file}: ${key}: hardcoded number "${number}". Numbers in sentences are forgotten when they change. Add it to content/facts/ and write {file.key}, or add it to content/allowed-digits.yaml with the reason.`,
    ];
  });

/** One message for each text with an unknown fact, format or link. */
export const fillProblems = (file: string, raw: unknown, lang: Language): string[] =>
  textsOf(raw).flatMap(({ key, text }) =>
    collectProblems(() => {
      fillCopy(text, lang, `${file}: ${key}`);
      return [];
    }),
  );

/** Problems of the texts of one file: hardcoded numbers, and unknown facts, formats or links. */
export const textProblems = (
  file: string,
  raw: unknown,
  lang: Language,
  allowed: readonly RegExp[],
): string[] => [...hardcodedNumbers(file, raw, allowed), ...fillProblems(file, raw, lang)];

/** Messages if title or description of a page are too short or too long for search results (PG-1). */
const metaProblems = (file: string, raw: object, lang: Language): string[] => {
  if (!('meta' in raw)) return [];
  const { title, description } = meta.parse(raw.meta);
  return [
    ...metaLengthProblems({ file, key: 'meta.title', kind: 'title', text: fillCopy(title, lang, file) }),
    ...metaLengthProblems({
      file,
      key: 'meta.description',
      kind: 'description',
      text: fillCopy(description, lang, file),
    }),
  ];
};

const checkFolder = (name: string, allowed: readonly RegExp[]): readonly string[] => {
  const folder = `content/copy/${name}`;
  const cache = new Map<Language, object>();
  const read = (lang: Language): object => {
    const raw =
      cache.get(lang) ?? (readYaml(`${folder}/${lang}.yaml`, copySchemaOf(name as CopyName)) as object);
    cache.set(lang, raw);
    return raw;
  };
  const languageProblems = languagesOf(name).flatMap((lang) => {
    const file = `${folder}/${lang}.yaml`;
    return collectProblems(() => [
      ...textProblems(file, read(lang), lang, allowed),
      ...formerCopyProblems(file, read(lang)),
      ...endedCopyProblems(file, read(lang), lang),
      ...collectProblems(() => metaProblems(file, read(lang), lang)),
    ]);
  });
  const mismatches = collectProblems(() =>
    frenchOnly.has(name)
      ? []
      : [
          ...translationMismatches(folder, read('fr'), read('nl')),
          ...identifierMismatches(folder, read('fr'), read('nl')),
        ],
  );
  return [...languageProblems, ...mismatches];
};

/** All problems of the copy, without duplicates. */
export const copyProblems = (allowed: readonly RegExp[]): string[] => [
  ...new Set(
    [...new Set([...copyNames(), ...foldersIn('content/copy')])].flatMap((name) =>
      checkFolder(name, allowed),
    ),
  ),
];
