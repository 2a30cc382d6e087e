import { staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import type { Language } from '#src/lib/language.ts';
import { identifierKeys } from './fill-all.ts';
import { ui } from './ui.ts';

/**
 * Keys of copy whose texts are printed with their markup, so that they can contain a notice. A fact that only a heading, a
 * label or a figure refers to gets its notice in the first of these keys beside it.
 */
const prose = [
  'note',
  'text',
  'answer',
  'intro',
  'conclusion',
  'callOut',
  'cost',
  'price',
  'paragraphs',
  'more',
  'items',
  'rates',
];

/** Parts with a notice of their own, or that never become stale. */
const excluded: ReadonlySet<string> = new Set(['meta', 'boards', 'former']);

/** The notice after a text with stale facts, as markup: one link for each public body (TR-2). */
const noticesFor = (authorities: readonly string[], lang: Language): string =>
  authorities
    .map((address) => ` [${ui(lang).checking} ${new URL(address).hostname}](review:${address})`)
    .join('');

/** Copy with its notices, and the public bodies for whose stale facts it has no text that can contain a notice. */
interface WithNotices {
  value: unknown;
  withoutNotice: string[];
}

const ofText = (text: string, key: string, lang: Language, today: Date): WithNotices => {
  const authorities = staleAuthoritiesIn(text, lang, today);
  return prose.includes(key)
    ? { value: text + noticesFor(authorities, lang), withoutNotice: [] }
    : { value: text, withoutNotice: authorities };
};

const ofObject = (object: object, lang: Language, today: Date): WithNotices => {
  const entries = Object.entries(object).map(([key, item]): [string, WithNotices] => [
    key,
    identifierKeys.has(key) || excluded.has(key)
      ? { value: item, withoutNotice: [] }
      : ofNode(item, key, lang, today),
  ]);
  const value: Record<string, unknown> = Object.fromEntries(entries.map(([key, item]) => [key, item.value]));
  const withoutNotice = [...new Set(entries.flatMap(([, item]) => item.withoutNotice))];
  const place = prose.find((key) => typeof value[key] === 'string');
  if (withoutNotice.length === 0 || place === undefined) return { value, withoutNotice };
  const before = String(value[place]);
  const missing = withoutNotice.filter((address) => !before.includes(`(review:${address})`));
  return { value: { ...value, [place]: before + noticesFor(missing, lang) }, withoutNotice: [] };
};

const ofNode = (node: unknown, key: string, lang: Language, today: Date): WithNotices => {
  if (typeof node === 'string') return ofText(node, key, lang, today);
  if (Array.isArray(node)) {
    const items = node.map((item) => ofNode(item, key, lang, today));
    return {
      value: items.map(({ value }) => value),
      withoutNotice: items.flatMap(({ withoutNotice }) => withoutNotice),
    };
  }
  return typeof node === 'object' && node !== null
    ? ofObject(node, lang, today)
    : { value: node, withoutNotice: [] };
};

/**
 * Copy with placeholders in which each text that refers to a stale fact ends with a notice: that it is being checked, and
 * which public body to ask (TR-2). If a heading, a label or a figure refers to the fact, the notice is in the nearest text.
 */
export const withReviewNotices = <T>(copy: T, lang: Language, today: Date): T =>
  ofNode(copy, '', lang, today).value as T;

/** Public bodies for whose stale facts no text of the copy can contain a notice. */
export const authoritiesWithoutNotice = (copy: unknown, lang: Language, today: Date): string[] =>
  ofNode(copy, '', lang, today).withoutNotice;

/** True for a line of a Markdown table. */
export const isTableRow = (line: string): boolean => line.startsWith('|');

/** The lines of an article's body by block: a paragraph, a list item, or a table. */
export const blocksOf = (body: string): string[][] =>
  body.split('\n').reduce<string[][]>((blocks, line) => {
    const last = blocks.at(-1);
    const before = last?.at(-1) ?? '';
    const continues =
      last !== undefined &&
      !/^(?:> ?)?$/.test(line) &&
      !/^(?:> ?)?$/.test(before) &&
      !/^(?:> )?(?:[-#]|\[!|\d+\.)/.test(line) &&
      isTableRow(line) === isTableRow(before);
    if (continues) last.push(line);
    else blocks.push([line]);
    return blocks;
  }, []);

/** Lines of a block that cannot end with a notice: headings, captions of tables and titles of boxes. */
const isTitle = (line: string): boolean => /^(?:> )?(?:#|Table: |\[!)/.test(line);

/** The body of an article in which each paragraph, list item and table with stale facts is followed by a notice (TR-2). */
export const articleWithReviewNotices = (body: string, lang: Language, today: Date): string =>
  blocksOf(body)
    .map((lines) => {
      const text = lines.join('\n');
      const [first = ''] = lines;
      const authorities = staleAuthoritiesIn(text, lang, today);
      if (authorities.length === 0 || isTitle(first)) return text;
      const notices = noticesFor(authorities, lang);
      return isTableRow(first) ? `${text}\n\n${notices.trim()}` : text + notices;
    })
    .join('\n');
