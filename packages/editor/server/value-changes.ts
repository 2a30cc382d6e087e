import { identifierKeys, plainNumber, titleInValue, type ValueChange, withoutMarkup } from '../shared/api.ts';
import type { LocalisedText, Path, Value } from '../shared/contract.ts';
import { choicesOf, type Subschema, subschemaAt } from '../shared/subschema.ts';
import { differingPart, inBothLanguages, itemsNotIn, type Language, languageOf } from '../shared/values.ts';
import { type Content, schemaOf } from './content.ts';
import { dataOf } from './file-text.ts';
import { labelWithGroup } from './labels.ts';
import { differingValues } from './merge.ts';

/** Texts longer than this are cut to the part that differs, to at most `longestExcerpt` characters. */
const longestWhole = 60;
const longestExcerpt = 240;

/** Returns a function that prints a text of the content as visitors read it: with its references filled in, without markup. */
export const textPrinterOf = ({ site }: Content) => {
  const references = new Map(site.references.map((one) => [one.name, one]));
  return (text: string, language: Language): string =>
    // A value may be the name of another one, as the day of a grant is.
    references.get(`{${text}}`)?.printed[language] ??
    withoutMarkup(text.replace(/\{[^{}]+\}/g, (name) => references.get(name)?.printed[language] ?? '…'));
};

/** A text with "(link)" or "(bold)" behind its links and bold words, in place of their markup. */
const markupInWords = (text: string, language: Language): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, `$1 (${language === 'fr' ? 'lien' : 'link'})`)
    .replace(/\*\*(.*?)\*\*/g, `$1 (${language === 'fr' ? 'gras' : 'vet'})`);

/** Cuts a long text to the part in which it differs from another one. */
const excerptOf = (text: string, other: string): string => {
  if (Math.max(text.length, other.length) <= longestWhole) return text;
  const { at, before: part } = differingPart(text, other);
  const start = Math.max(0, text.lastIndexOf(' ', at - 15));
  const end = Math.min(at + part.length + 15, start + longestExcerpt);
  const cut = text.slice(start, end).replace(end < text.length ? /\s\S*$/ : '', '');
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
};

/** The values that differ between two texts of a file; values that are computed from others come last. */
export const rawChanges = ({ site }: Content, file: string, before: string | null, after: string | null) =>
  differingValues(dataOf(file, before), dataOf(file, after))
    .map((one) => ({ ...one, isComputed: site.isComputed({ file, path: one.path }) }))
    .toSorted((one, other) => Number(one.isComputed) - Number(other.isComputed));

/** Whether people read a changed value: it is chosen by words, such as days of the week, or is no value for code. */
export const isForOwner = (content: Content, change: ValueChange): boolean =>
  !content.site.isInternal(change, '') ||
  choicesOf(subschemaAt(schemaOf(content, change.file), change.path)).some(
    ({ value, label }) => label.fr !== value,
  );

/** Returns a function that describes values of a file in the owner's words: a group by its title, or else by all its parts. */
const valueDescriberOf = (content: Content, file: string, schema: Subschema) => {
  const print = textPrinterOf(content);
  const describePart = (value: string | number | boolean, language: Language): string => {
    if (typeof value === 'boolean') return { fr: value ? 'oui' : 'non', nl: value ? 'ja' : 'nee' }[language];
    if (typeof value === 'number') return plainNumber(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? new Date(value).toLocaleDateString(`${language}-BE`, { dateStyle: 'long' })
      : print(value, languageOf(file) ?? language);
  };
  const describe = (value: Value | undefined, path: Path, language: Language): string => {
    if (value === undefined) return '';
    const choice = choicesOf(subschemaAt(schema, path)).find((one) => one.value === value);
    const label = content.site.describeValue({ file, path }, value) ?? choice?.label;
    if (label) return label[language];
    if (value === null) return '';
    if (typeof value !== 'object') return describePart(value, language);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => describe(item, [...path, index], language));
      const isRange = value.every((item) => typeof item === 'number');
      return items.filter((item) => item !== '').join(isRange ? ' – ' : ', ');
    }
    const parts = Object.entries(value)
      .filter(([key]) => !identifierKeys.has(key))
      .map(([key, part]) => ({ key, part, text: describe(part, [...path, key], language) }))
      .filter(({ text }) => text !== '');
    const title = parts.find(
      ({ key, part, text }) => (key === language || text === part) && /^\p{L}/u.test(text),
    );
    return title?.text ?? parts.map(({ text }) => text).join(', ');
  };
  return describe;
};

/** The changes of a file, in the owner's words. @param earlier the content before, which has the names of removed values */
export const valueChanges = (
  content: Content,
  file: string,
  textBefore: string | null,
  textAfter: string | null,
  earlier = content,
): ValueChange[] => {
  const schema = schemaOf(content, file);
  const describe = valueDescriberOf(content, file, schema);
  const describeEarlier = valueDescriberOf(earlier, file, schema);
  // A file that is gone by now is called by its own title.
  const titleIn = ({ site, files }: Content): LocalisedText => {
    const own = titleInValue(dataOf(file, textAfter ?? textBefore));
    return files.has(file) || own === '' ? site.titleOf(file) : { fr: own, nl: own };
  };
  return rawChanges(content, file, textBefore, textAfter).map(({ path, before, after, isComputed }) => {
    const last = path.at(-1);
    const languageKey = last === 'fr' || last === 'nl' ? last : null;
    // A list shows only the items that the other version lacks; days of the week are shown all.
    const areLists =
      Array.isArray(before) && Array.isArray(after) && subschemaAt(schema, path).kind !== 'choices';
    const shownBefore = areLists ? itemsNotIn(before, after) : before;
    const shownAfter = areLists ? itemsNotIn(after, before) : after;
    /** Describes one version of the value. A text is cut to the part in which it differs from the other version. */
    const inWords = (value: Value | undefined, other: Value | undefined, isEarlier: boolean) => {
      if (value === undefined) return null;
      // The whole file is new, or was removed.
      if (path.length === 0 && other === undefined) {
        const title = titleIn(isEarlier ? earlier : content);
        const { fr, nl } = inBothLanguages((language) => title[languageOf(file) ?? language]);
        return isEarlier ? { fr, nl } : { fr: `nouveau : ${fr}`, nl: `nieuw: ${nl}` };
      }
      const [describeThis, describeOther] = isEarlier
        ? [describeEarlier, describe]
        : [describe, describeEarlier];
      return inBothLanguages((language) => {
        const [text, otherText] = [describeThis(value, path, language), describeOther(other, path, language)];
        if (typeof value !== 'string') return text.slice(0, longestExcerpt);
        if (text !== otherText || typeof other !== 'string') return excerptOf(text, otherText);
        // Only the markup differs: a link, or bold words.
        return excerptOf(markupInWords(value, language), markupInWords(other, language));
      });
    };
    const named = after === undefined ? earlier : content;
    return {
      file,
      path,
      isComputed,
      language: languageOf(file) ?? languageKey,
      title: titleIn(named),
      label: labelWithGroup(named, { file, path: languageKey === null ? path : path.slice(0, -1) }, schema),
      wordsBefore: inWords(shownBefore, shownAfter, true),
      wordsAfter: inWords(shownAfter, shownBefore, false),
      valueBefore: before,
      valueAfter: after,
    };
  });
};
