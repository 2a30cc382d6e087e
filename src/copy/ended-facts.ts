import { ContentError } from '#src/content/io/read.ts';
import { facts } from '#src/content/loaders/fact-table.ts';
import type { FactTable } from '#src/content/loaders/read-facts.ts';
import type { Language } from '#src/lib/language.ts';
import { blocksOf, isTableRow } from './review-notices.ts';

/** True if a text with placeholders names a fact whose last day (`until`) is before the given day. */
const namesEnded = (text: string, today: Date, table: FactTable): boolean =>
  [...text.matchAll(/\{([a-z0-9-]+\.[a-z0-9-]+)/g)].some(([, name = '']) => {
    const until = table.get(name)?.until;
    return until !== undefined && until < today.toISOString().slice(0, 10);
  });

/** What decides which texts are left out: the day, the language (for the end of a sentence), and the facts. */
interface Context {
  lang: Language;
  today: Date;
  table: FactTable;
}

/** A text without the sentences that name an ended fact; empty if none is left. */
const currentText = (text: string, { lang, today, table }: Context): string => {
  if (!namesEnded(text, today, table)) return text;
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => !namesEnded(sentence, today, table))
    .join('')
    .trim();
};

/** A part of copy without its ended texts; undefined if a part that it needs is gone. */
const currentPart = (node: unknown, context: Context): unknown => {
  if (typeof node === 'string') {
    const left = currentText(node, context);
    return left === '' && node !== '' ? undefined : left;
  }
  if (Array.isArray(node)) {
    const left = node.map((item) => currentPart(item, context)).filter((item) => item !== undefined);
    return left.length === 0 && node.length > 0 ? undefined : left;
  }
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, item]) => [key, currentPart(item, context)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
};

const nothingLeft = (where: string): ContentError =>
  new ContentError(
    `${where}: names a fact with until:, and after that day nothing would be left. The page would have a gap. Write a sentence, an item or a row that holds without the fact beside it.`,
  );

/**
 * Copy without the sentences that name an ended fact (TR-5). An item of a list, a row or a card that loses a text is left
 * out as a whole. @param file for the message. @throws ContentError where a section would be empty.
 */
export const currentCopy = <T extends object>(
  copy: T,
  file: string,
  lang: Language,
  today: Date,
  table: FactTable = facts,
): T => {
  if (![...table.values()].some(({ until }) => until !== undefined)) return copy;
  const parts = Object.entries(copy).map(([key, item]) => {
    const part = item === undefined ? undefined : currentPart(item, { lang, today, table });
    if (part === undefined && item !== undefined) throw nothingLeft(`${file}: ${key}`);
    return [key, part] as const;
  });
  return Object.fromEntries(parts) as T;
};

/** The body of an article without the sentences, list items and table rows that name an ended fact. @throws ContentError */
export const currentBody = (
  body: string,
  file: string,
  lang: Language,
  today: Date,
  table: FactTable = facts,
): string => {
  const ended = (text: string) => namesEnded(text, today, table);
  return blocksOf(body)
    .flatMap((lines) => {
      const text = lines.join('\n');
      const [first = ''] = lines;
      if (!ended(text)) return [text];
      if (isTableRow(first)) {
        const [head = '', rule = '', ...rows] = lines;
        const left = rows.filter((row) => !ended(row));
        if (left.length === 0 || ended(head)) throw nothingLeft(`${file}: ${head}`);
        return [[head, rule, ...left].join('\n')];
      }
      if (/^(?:> )?(?:#|Table: |\[!)/.test(first)) throw nothingLeft(`${file}: ${first}`);
      const left = currentText(text, { lang, today, table });
      return /\p{L}/u.test(left) ? [left] : [];
    })
    .join('\n');
};

/** One warning for each fact that has ended: the texts that name it are no longer shown. */
export const endedFacts = (today: Date): string[] =>
  [...facts].flatMap(([name, { until }]) =>
    until !== undefined && until < today.toISOString().slice(0, 10)
      ? [
          `content/facts/${name.replace('.', '.yaml: ')}: ended on ${until}. Pages leave out the sentences, list items and rows that name it. Rewrite these texts, then delete the fact; or write a later day.`,
        ]
      : [],
  );
