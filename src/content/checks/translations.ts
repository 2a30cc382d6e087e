import type { Language } from '#src/lib/language.ts';
import { identifierKeys, textsIn } from '../copy/texts-in.ts';
import { at, finding, type KeyPath, type Report } from '../finding.ts';

interface Translations {
  folder: string;
  french: unknown;
  lang: Language;
  /** The content in `lang`. */
  other: unknown;
}

const pathKey = (path: KeyPath): string => JSON.stringify(path);

const nothing = { en: 'nothing', fr: 'rien', nl: 'niets' };
type Words = string | typeof nothing;

/** Returns the entries that only one of two lists has; null if both have the same. */
export const differenceOfLists = (
  french: readonly string[],
  dutch: readonly string[],
): { french: Words; dutch: Words } | null => {
  const onlyIn = (some: readonly string[], others: readonly string[]): string => {
    const left = [...others];
    return some
      .filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
      .join(' ');
  };
  const [inFrench, inDutch] = [onlyIn(french, dutch), onlyIn(dutch, french)];
  return inFrench === inDutch ? null : { french: inFrench || nothing, dutch: inDutch || nothing };
};

/** Lists the placeholders of a text. */
export const placeholdersOf = (text: string): string[] => text.match(/\{[^}]*\}/g) ?? [];

const identifiersIn = (content: unknown, path: KeyPath = []): { path: KeyPath; value: string }[] => {
  if (typeof content !== 'object' || content === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(content)
    ? [...content.entries()]
    : Object.entries(content);
  return entries.flatMap(([key, value]) => {
    const inner = [...path, key];
    const isIdentifier =
      typeof value === 'string' &&
      (identifierKeys.has(String(key)) || /^(?:brussels|flanders|wallonia)$/.test(value));
    return isIdentifier || typeof value === 'boolean'
      ? [{ path: inner, value: String(value) }]
      : identifiersIn(value, inner);
  });
};

const checkMissing = (from: unknown, other: unknown, file: string, report: Report): void => {
  const knownPaths = new Set(textsIn(other).map(({ path }) => pathKey(path)));
  for (const { path } of textsIn(from))
    if (!knownPaths.has(pathKey(path))) report(finding('missing-in-language', at(file, ...path)));
};

/** Reports differences between French and another language: of keys, lengths of lists, facts and identifiers. */
export const checkTranslations = ({ folder, french, lang, other }: Translations, report: Report): void => {
  const file = `${folder}/${lang}.yaml`;
  checkMissing(french, other, file, report);
  checkMissing(other, french, `${folder}/fr.yaml`, report);
  const translations = new Map(textsIn(other).map(({ path, text }) => [pathKey(path), text]));
  for (const { path, text } of textsIn(french)) {
    const translation = translations.get(pathKey(path));
    const difference = differenceOfLists(placeholdersOf(text), placeholdersOf(translation ?? text));
    if (difference !== null) report(finding('languages-differ', at(file, ...path), difference));
  }
  const identifiers = new Map(identifiersIn(other).map(({ path, value }) => [pathKey(path), value]));
  for (const { path, value } of identifiersIn(french)) {
    const written = identifiers.get(pathKey(path)) ?? value;
    if (written !== value)
      report(finding('languages-differ', at(file, ...path), { french: value, dutch: written }));
  }
};
