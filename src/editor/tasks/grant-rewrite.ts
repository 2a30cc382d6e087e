import type { LocalisedText } from '@pajotherm/editor/contract';
import { placeholdersOf } from '#src/content/checks/translations.ts';
import type { Language } from '#src/lib/language.ts';
import type { ClashingSentences } from './grant-mentions.ts';
import {
  type Clashing,
  languageOf,
  locationKey,
  placesOf,
  shownTexts,
  textChanges,
  type Written,
} from './mentions.ts';
import { cellSeparatorPattern, type HeadersOf, partsWithHeaders } from './table-columns.ts';

/** The data that a rewriting needs. */
interface Rewriting {
  /** All texts of the site. */
  texts: readonly Written[];
  clashing: ClashingSentences;
  headersOf: HeadersOf;
  /** Why the texts that are left have to be changed. */
  why: LocalisedText;
  /** Texts (`locationKey`) with which the content is refused. */
  refused: ReadonlySet<string>;
  sentence: Record<Language, string>;
  cell: Record<Language, string>;
}

/** A text in one language: the beginning of its line, and its sentences or cells with their separators. */
interface Parts {
  written: Written;
  lang: Language;
  start: string;
  isRow: boolean;
  parts: string[];
}

const lineStartPattern = /^\s*(?:(?:[-*+]|\d+\.|>|\[!\w+\]|\|)\s+)*/;
const sentenceSeparatorPattern = /((?<=[.!?])\s+)/;
const partsOf = (written: Written): Parts => {
  const [start = ''] = written.path[0] === 'body' ? (lineStartPattern.exec(written.text) ?? []) : [];
  const isRow = start.includes('|');
  const parts = written.text
    .slice(start.length)
    .split(isRow ? cellSeparatorPattern : sentenceSeparatorPattern);
  return { written, lang: languageOf(written), start, isRow, parts };
};

/** True for headings, labels and descriptions of search results, which have no sentence that could be replaced. */
const isTitle = ({ path, text }: Written): boolean =>
  /^(?:title|heading|label|kicker|link)$/.test(String(path.at(-1))) || path[0] === 'meta' || /^#/.test(text);

/** True for a text or a cell that is nothing but an amount. */
const isAmount = (part: string): boolean => !/\p{L}{3}/u.test(part.replace(/\{[^}]*\}/g, ''));

/** Replaces the first of the parts at `indexes` by the new sentence, and removes the others. */
const replaceParts = (
  { parts, start, isRow, lang, written }: Parts,
  indexes: readonly number[],
  { sentence, cell }: Rewriting,
): string => {
  if (isRow)
    return start + parts.map((part, index) => (indexes.includes(index) ? ` ${cell[lang]} ` : part)).join('');
  if (isAmount(written.text.slice(start.length))) return start + cell[lang];
  const [first] = indexes;
  const kept = parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    if (index === first) return [sentence[lang]];
    return indexes.includes(index) ? [] : [part];
  });
  return start + kept.join(' ');
};

/** The parts that have to be the same in both languages: placeholders and links. */
const referencesIn = (text: string): string =>
  [...placeholdersOf(text), ...(text.match(/\]\((?!lang:)[^)]*\)/g) ?? [])].sort().join();

/** The rewritten texts of a place in each language; null where the owner has to rewrite them. */
const rewrittenAt = (place: readonly Written[], rewriting: Rewriting): string[] | null => {
  if (place.some(isTitle)) return null;
  const sides = place.map(partsOf);
  const isRow = sides.some((side) => side.isRow);
  // The other cells of a row are about other Regions: the header of its column tells of which a cell is.
  const around = (written: Written, part: string, index: number) =>
    isRow ? { ...written, text: `${rewriting.headersOf(written)[index / 2] ?? ''} ${part}` } : written;
  const flagged = sides.flatMap(({ parts, written }) =>
    parts.flatMap((part, index) =>
      index % 2 === 0 && rewriting.clashing(part, around(written, part, index)).length > 0 ? [index] : [],
    ),
  );
  const some = [...new Set(flagged)].sort((one, other) => one - other);
  const areAlike = new Set(sides.map(({ parts }) => parts.length)).size === 1 && some.length > 0;
  const whole = ({ parts }: Parts) => parts.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  const attempt = (indexesOf: (side: Parts) => number[]) =>
    sides.map((side) => replaceParts(side, indexesOf(side), rewriting));
  // A whole row has the cells of other Regions and its label: where its one cell cannot be replaced alone, it is left.
  const isOneCell = some.length === 1 && some[0] !== 0;
  const attempts = [
    ...(areAlike && (!isRow || isOneCell) ? [attempt(() => some)] : []),
    ...(isRow ? [] : [attempt(whole)]),
  ];
  return attempts.find((texts) => new Set(texts.map(referencesIn)).size === 1) ?? null;
};

/**
 * Rewrites the texts with which the content check would refuse the state of a grant, so that it can be saved at once. Other
 * texts that contradict it are left for the owner to read.
 */
export const rewriteMentions = (rewriting: Rewriting) => {
  const { texts, clashing, headersOf, refused, why } = rewriting;
  const wordsIn = (written: Written) =>
    partsWithHeaders(written, headersOf).flatMap(({ part, around }) => clashing(part, around));
  const changed: Written[] = [];
  const left: Clashing[] = [];
  for (const place of placesOf(texts)) {
    const [first] = place;
    const isRefused = place.some((written) => refused.has(locationKey(written)));
    const found = place.map((written) => ({ ...written, words: wordsIn(written) }));
    if (first === undefined || !(isRefused || found.some(({ words }) => words.length > 0))) continue;
    const values = isRefused ? rewrittenAt(place, rewriting) : null;
    if (values === null) {
      // The check refuses a text for one of its sentences, and does not say which.
      const isFound = found.some(({ words }) => words.length > 0);
      left.push(...found.map((one) => (isFound ? one : { ...one, words: [one.text] })));
      continue;
    }
    values.forEach((text, side) => {
      const { file, path } = place[side] ?? first;
      changed.push({ file, path, text });
    });
  }
  return { changes: textChanges(texts, changed), ...shownTexts(changed, left, why) };
};
