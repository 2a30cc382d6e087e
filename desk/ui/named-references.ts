import { type Path, pathText } from '../source/change.ts';
import { isNamed } from './names.ts';
import { type FileTitles, fieldTitle, thingName } from './naming.ts';
import { referenceName } from './reference-names.ts';
import type { ReferenceTable } from './references.ts';
import type { DeskLanguage } from './words.ts';

/** What a text names for programs, and what people call it. */
export interface Named {
  raw: string;
  name: string;
}

interface Desk {
  references: ReferenceTable;
  titles: FileTitles;
  language: DeskLanguage;
}

/** Values that name facts by themselves, without braces. */
const ofFacts = /^(?:follows|insteadOf|formula|from|until|closedFrom|youngerUntil|amounts)$/;

/** True for a value that names a field of a file: a text that is still to be written, or what is invented. */
const namesField = (file: string, path: Path): boolean =>
  (file === 'content/placeholders.yaml' && path.at(-1) === 'key') ||
  (file === 'content/company.yaml' && path[0] === 'samples');

/** The key of the last step that is none of a list. */
const keyOf = (path: Path): string =>
  String(path.findLast((step): step is string => typeof step === 'string') ?? '');

/** The references of a text as they are written: `{prices.repair}`, `page:service/repair`, of a formula `gas-use`. */
const written = (text: string, file: string, path: Path): { raw: string; reference: string }[] => {
  const marked = text.match(/\{[^}]*\}|page:[a-z0-9/-]+/g) ?? [];
  if (marked.length > 0) return marked.map((raw) => ({ raw, reference: raw }));
  if (!ofFacts.test(keyOf(path))) return [];
  const [, own = ''] = /^content\/facts\/(.+)\.yaml$/.exec(file) ?? [];
  return (text.match(/[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)?/g) ?? []).map((raw) => ({
    raw,
    reference: `{${raw.includes('.') ? raw : `${own}.${raw}`}}`,
  }));
};

/** What people call the prices, rules, pages and fields that a value names for programs, each once. */
export const namedIn = (text: string, file: string, path: Path, desk: Desk): Named[] => {
  const { references, titles, language } = desk;
  if (namesField(file, path)) {
    const field = text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return isNamed(field) ? [{ raw: text, name: fieldTitle(field, language, [], titles) }] : [];
  }
  const found = written(text, file, path).flatMap(({ raw, reference }): [string, string][] => {
    const known = references.get(reference);
    return known === undefined ? [] : [[raw, referenceName(known, language)]];
  });
  const own = found.length > 0 || pathText(path) === '' ? text : thingName(text, titles, language);
  return [...new Map(own === text ? found : [[text, own] as const])].map(([raw, name]) => ({ raw, name }));
};
