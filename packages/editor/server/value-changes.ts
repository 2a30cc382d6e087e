import { writeAmount } from '../shared/amount.ts';
import type { Language, LocalisedText, Location, Path, Value, ValueChange } from '../shared/api.ts';
import { choicesOf, type Subschema } from '../shared/subschema.ts';
import { codes, withoutMarks } from '../shared/text-search.ts';
import { differing, inBoth, itemsBeside, languageOf } from '../shared/values.ts';
import { type Content, labelOf, schemaOf } from './content.ts';
import { dataOf } from './data-files.ts';
import { differences } from './differences.ts';
import { subschemaAt } from './subschemas.ts';

/** Texts longer than this are cut to the part that differs, to at most `longestExcerpt` characters. */
const longestWhole = 60;
const longestExcerpt = 240;

const yesOrNo = { true: { fr: 'oui', nl: 'ja' }, false: { fr: 'non', nl: 'nee' } };

/** Prints texts of the content: what they refer to is filled in, without the signs of markup. */
export const printerOf = ({ opened }: Content) => {
  const references = new Map(opened.references.map((one) => [one.name, one]));
  return (text: string, language: Language): string =>
    withoutMarks(text.replace(/\{[^{}]+\}/g, (name) => references.get(name)?.printed[language] ?? '…'));
};

/** A text whose links and bold words are told in words. */
const marksInWords = (text: string, language: Language): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, `$1 (${language === 'fr' ? 'lien' : 'link'})`)
    .replace(/\*\*(.*?)\*\*/g, `$1 (${language === 'fr' ? 'gras' : 'vet'})`);

/** Cuts a long text to the part that another does not have. */
const excerptOf = (text: string, other: string): string => {
  if (Math.max(text.length, other.length) <= longestWhole) return text;
  const { at, before } = differing(text, other);
  const start = Math.max(0, text.lastIndexOf(' ', at - 15));
  const end = Math.min(at + before.length + 15, start + longestExcerpt);
  const cut = text.slice(start, end).replace(end < text.length ? /\s\S*$/ : '', '');
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
};

/** The values that differ between two texts of a file; what is computed from others comes last. */
export const changesOf = ({ opened }: Content, file: string, was: string | null, is: string | null) =>
  differences(dataOf(file, was), dataOf(file, is))
    .map((one) => ({ ...one, isComputed: opened.isComputed({ file, path: one.path }) }))
    .toSorted((one, other) => Number(one.isComputed) - Number(other.isComputed));

/** What changes are called, each once, with what they are in: those that somebody made, else those that follow. */
export const namesOf = (changes: readonly ValueChange[]): LocalisedText[] => {
  const own = changes.filter(({ isComputed }) => !isComputed);
  const names = (own.length > 0 ? own : changes).map(({ title, label }) =>
    inBoth((language) => [...new Set([title[language], label[language]])].join(' › ')),
  );
  return [...new Map(names.map((name) => [name.fr, name])).values()];
};

/** What the owner calls a value, after what it is part of: a price and not only its "value". */
export const nameOf = (content: Content, { file, path }: Location, schema?: Subschema): LocalisedText => {
  const own = labelOf(content, { file, path }, schema);
  const [key] = path.slice(-2);
  if (path.length < 2 || key === 'fr' || key === 'nl') return own;
  const whole = labelOf(content, { file, path: path.slice(0, -1) }, schema);
  return own.fr.includes(whole.fr) ? own : inBoth((language) => `${whole[language]} › ${own[language]}`);
};

/** Describes the values of a file in the owner's words: a group by its title, else by all its parts. */
const describerOf = (content: Content, file: string, schema: Subschema) => {
  const print = printerOf(content);
  const describePart = (value: string | number | boolean, language: Language): string => {
    if (typeof value === 'boolean') return yesOrNo[`${value}`][language];
    if (typeof value === 'number') return writeAmount(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? new Date(value).toLocaleDateString(`${language}-BE`, { dateStyle: 'long' })
      : print(value, languageOf(file) ?? language);
  };
  const describe = (value: Value | undefined, path: Path, language: Language): string => {
    if (value === undefined) return '';
    const choice = choicesOf(subschemaAt(schema, path)).find((one) => one.value === value);
    const label = content.opened.describeValue({ file, path }, value) ?? choice?.label;
    if (label) return label[language];
    if (value === null) return '';
    if (typeof value !== 'object') return describePart(value, language);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => describe(item, [...path, index], language));
      const isRange = value.every((item) => typeof item === 'number');
      return items.filter((item) => item !== '').join(isRange ? ' – ' : ', ');
    }
    const parts = Object.entries(value)
      .filter(([key]) => !codes.has(key))
      .map(([key, part]) => ({ key, part, text: describe(part, [...path, key], language) }))
      .filter(({ text }) => text !== '');
    const title = parts.find(
      ({ key, part, text }) => (key === language || text === part) && /^\p{L}/u.test(text),
    );
    return title?.text ?? parts.map(({ text }) => text).join(', ');
  };
  return describe;
};

/** The changes of a file, in the owner's words. @param earlier the content before, which names what is gone */
export const valueChanges = (
  content: Content,
  file: string,
  was: string | null,
  is: string | null,
  earlier = content,
): ValueChange[] => {
  const schema = schemaOf(content, file);
  const describe = describerOf(content, file, schema);
  const describeEarlier = describerOf(earlier, file, schema);
  return changesOf(content, file, was, is).map(({ path, before, after, isComputed }) => {
    const last = path.at(-1);
    const own = last === 'fr' || last === 'nl' ? last : null;
    // Of two lists, what the other one lacks; of days of the week, all.
    const areLists =
      Array.isArray(before) && Array.isArray(after) && subschemaAt(schema, path).kind !== 'choices';
    const shownBefore = areLists ? itemsBeside(before, after) : before;
    const shownAfter = areLists ? itemsBeside(after, before) : after;
    const describeBeside = (value: Value | undefined, other: Value | undefined, isEarlier: boolean) => {
      if (value === undefined) return null;
      // A whole file is new, or is gone.
      if (path.length === 0 && other === undefined) {
        const { fr, nl } = (isEarlier ? earlier : content).opened.titleOf(file);
        return isEarlier ? { fr, nl } : { fr: `nouveau : ${fr}`, nl: `nieuw: ${nl}` };
      }
      const [own, beside] = isEarlier ? [describeEarlier, describe] : [describe, describeEarlier];
      return inBoth((language) => {
        const [text, otherText] = [own(value, path, language), beside(other, path, language)];
        if (typeof value !== 'string') return text.slice(0, longestExcerpt);
        if (text !== otherText || typeof other !== 'string') return excerptOf(text, otherText);
        // Only their markup differs: a link, or bold words.
        return excerptOf(marksInWords(value, language), marksInWords(other, language));
      });
    };
    const named = after === undefined ? earlier : content;
    return {
      file,
      path,
      isComputed,
      language: languageOf(file) ?? own,
      title: named.opened.titleOf(file),
      label: nameOf(named, { file, path: own === null ? path : path.slice(0, -1) }, schema),
      before: describeBeside(shownBefore, shownAfter, true),
      after: describeBeside(shownAfter, shownBefore, false),
      was: before,
      is: after,
    };
  });
};
