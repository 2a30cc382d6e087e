import type { Problem } from '../../server/problem.ts';
import { nameOf } from '../names.ts';
import type { DeskLanguage } from '../words.ts';
import type { FieldSpec } from './thing-fields.ts';

/** Names of the inputs of a field in the data of its form: a text in both languages has two. */
export const inputNames = ({ key, type }: FieldSpec): string[] =>
  type === 'twin' ? [`${key}.fr`, `${key}.nl`] : [key];

/** What an input is called in its form: `Réponse (NL)`. */
export const inputLabel = (
  { key, label = key, type }: FieldSpec,
  name: string,
  language: DeskLanguage,
): string => `${nameOf(label, language)}${type === 'twin' ? ` (${name.slice(-2).toUpperCase()})` : ''}`;

/** Messages about the end of an address, or about the name by which an item is known. */
const ofAddress =
  /: there is an? (?:town|brand|article) of this name|^two questions have id|^not a valid name/;

/** Language of what a problem is about: that of its file, or of the key that ends its path. */
const languageOf = ({ file, path }: Pick<Problem, 'file' | 'path'>): string => {
  const [, lang] = /\/(fr|nl)\.\w+$/.exec(file) ?? [];
  return lang ?? (path.at(-1) === 'nl' ? 'nl' : 'fr');
};

/** Key of the form for each step of a path in a file whose key is another. */
const keyOf = (step: string | number, path: Problem['path']): string => {
  if (step !== 'value' || !path.includes('next')) return String(step);
  return path.at(-1) === 1 ? 'high' : 'low';
};

/**
 * Name of the input into which the value was typed that a problem is about; null where it is about something else, such as
 * a text that was copied from a pattern.
 */
export const inputOf = (
  fields: readonly FieldSpec[],
  problem: Pick<Problem, 'file' | 'path' | 'message'>,
): string | null => {
  const { path, message } = problem;
  const address = ofAddress.test(message) ? fields.find(({ from }) => from !== undefined) : undefined;
  const ofPath = path
    .map((step) => keyOf(step, path))
    .toReversed()
    .flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const field = address ?? ofPath[0];
  if (field === undefined) return null;
  return field.type === 'twin' ? `${field.key}.${languageOf(problem)}` : field.key;
};

/** The inputs that change with one: the end of an address follows the name from which it is proposed. */
export const inputsEdited = (fields: readonly FieldSpec[], name: string): string[] => [
  name,
  ...fields.filter(({ from }) => from === name).map(({ key }) => key),
];
