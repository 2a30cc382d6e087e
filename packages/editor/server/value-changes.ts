import { writeAmount } from '../shared/amount.ts';
import { choicesOf, codes, type ValueChange, withoutMarks } from '../shared/api.ts';
import {
  differing,
  inBoth,
  itemsBeside,
  type Language,
  type Path,
  type Place,
  type Texts,
  type Value,
} from '../shared/values.ts';
import { type Content, dataOf, labelOf, languageOf, schemaOf } from './content.ts';
import { differences } from './differences.ts';
import { subschemaAt } from './subschemas.ts';

/** Signs of a text from which on only the part that differs is shown, and most signs of that. */
const [long, most] = [60, 240];

const yesOrNo = { true: { fr: 'oui', nl: 'ja' }, false: { fr: 'non', nl: 'nee' } };

/** Prints texts of the content: what they refer to is filled in, without the signs of markup. */
export const printerOf = ({ opened }: Content) => {
  const references = new Map(opened.references.map((one) => [one.name, one]));
  return (text: string, language: Language): string =>
    withoutMarks(text.replace(/\{[^{}]+\}/g, (name) => references.get(name)?.printed[language] ?? '…'));
};

/** Of a long text, the part that another does not have. */
const partOf = (text: string, other: string): string => {
  if (Math.max(text.length, other.length) <= long) return text;
  const { at, before } = differing(text, other);
  const start = Math.max(0, text.lastIndexOf(' ', at - 15));
  const end = Math.min(at + before.length + 15, start + most);
  const cut = text.slice(start, end).replace(end < text.length ? /\s\S*$/ : '', '');
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
};

/** The values that differ between two texts of a file; what is computed from others comes last. */
export const changesOf = ({ opened }: Content, file: string, was: string | null, is: string | null) =>
  differences(dataOf(file, was), dataOf(file, is))
    .map((one) => ({ ...one, isComputed: opened.isComputed({ file, path: one.path }) }))
    .toSorted((one, other) => Number(one.isComputed) - Number(other.isComputed));

/** What changes are called, each once, with what they are in: those that somebody made, else those that follow. */
export const namesOf = (changes: readonly ValueChange[]): Texts[] => {
  const own = changes.filter(({ isComputed }) => !isComputed);
  const names = (own.length > 0 ? own : changes).map(({ title, label }) =>
    inBoth((language) => [...new Set([title[language], label[language]])].join(' › ')),
  );
  return [...new Map(names.map((name) => [name.fr, name])).values()];
};

/** What the owner calls a value, after what it is part of: a price and not only its "value". */
export const nameOf = (content: Content, { file, path }: Place, schema = schemaOf(content, file)): Texts => {
  const own = labelOf(content, { file, path }, schema);
  const [key] = path.slice(-2);
  if (path.length < 2 || key === 'fr' || key === 'nl') return own;
  const whole = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return own.fr.includes(whole.fr) ? own : inBoth((language) => `${whole[language]} › ${own[language]}`);
};

/** The same in words. */
export const valueChanges = (
  content: Content,
  file: string,
  was: string | null,
  is: string | null,
): ValueChange[] => {
  const schema = schemaOf(content, file);
  const print = printerOf(content);
  /** A value as one says it: a group by its first text, or by all it has where it has none. */
  const said = (value: Value | undefined, path: Path, words: Language): string => {
    const own = value === undefined ? null : content.opened.saidOf({ file, path }, value);
    const choice = choicesOf(subschemaAt(schema, path)).find((one) => one.value === value);
    if (own ?? choice) return (own ?? choice?.label)?.[words] ?? '';
    if (typeof value === 'boolean') return yesOrNo[`${value}`][words];
    if (typeof value === 'number') return writeAmount(value);
    if (typeof value === 'string')
      return /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? new Date(value).toLocaleDateString(`${words}-BE`, { dateStyle: 'long' })
        : print(value, languageOf(file) ?? words);
    const isList = Array.isArray(value);
    const parts = Object.entries(value ?? {}).flatMap(([key, one]) => {
      const part = said(one, [...path, isList ? Number(key) : key], words);
      const isTitle = !isList && (key === words || part === one) && /^\p{L}/u.test(part);
      return part === '' || codes.has(key) ? [] : [{ part, isTitle }];
    });
    const isRange = isList && value.every((one) => typeof one === 'number');
    const title = parts.find(({ isTitle }) => isTitle)?.part;
    return title ?? parts.map(({ part }) => part).join(isRange ? ' – ' : ', ');
  };
  return changesOf(content, file, was, is).map(({ path, before, after, isComputed }) => {
    const last = path.at(-1);
    const own = last === 'fr' || last === 'nl' ? last : null;
    // Of two lists, what the other one lacks; of days of the week, all.
    const [old, young] =
      Array.isArray(before) && Array.isArray(after) && subschemaAt(schema, path).kind !== 'choices'
        ? [itemsBeside(before, after), itemsBeside(after, before)]
        : [before, after];
    const told = (value: Value | undefined, other: Value | undefined): Texts | null => {
      if (value === undefined) return null;
      if (path.length === 0 && other === undefined) return { fr: 'nouveau', nl: 'nieuw' };
      return inBoth((words) => {
        const [text, beside] = [said(value, path, words), said(other, path, words)];
        const isMarkup = text === beside && typeof value === 'string' && typeof other === 'string';
        if (typeof value !== 'string') return text.slice(0, most);
        return isMarkup ? partOf(value, other) : partOf(text, beside);
      });
    };
    return {
      ...{ file, path, isComputed, language: languageOf(file) ?? own, title: content.opened.titleOf(file) },
      label: nameOf(content, { file, path: own === null ? path : path.slice(0, -1) }, schema),
      before: told(old, young),
      after: told(young, old),
    };
  });
};
