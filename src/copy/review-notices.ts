import { staleAuthoritiesIn } from '#src/content/loaders/stale-facts.ts';
import type { Language } from '#src/lib/language.ts';
import { identifierKeys } from './fill-all.ts';
import { ui } from './ui.ts';

/**
 * Keys of copy whose strings are printed with their markup, so that a notice can stand in them, in the order in which
 * one is chosen for a fact that only a heading, a label or a figure beside it names.
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
  'columns',
];

/** Parts whose own code says that they are being checked, or that never go stale. */
const excluded: ReadonlySet<string> = new Set(['meta', 'boards', 'former']);

/** The notice behind a text with stale facts, as markup: one link for each public body (TR-2). */
const noticesFor = (authorities: readonly string[], lang: Language): string =>
  authorities
    .map((address) => ` [${ui(lang).checking} ${new URL(address).hostname}](review:${address})`)
    .join('');

/** A piece of copy with its notices, and the public bodies behind stale facts for which it had no place. */
interface Noticed {
  value: unknown;
  unsaid: string[];
}

const ofText = (text: string, key: string, lang: Language, today: Date): Noticed => {
  const authorities = staleAuthoritiesIn(text, lang, today);
  return prose.includes(key)
    ? { value: text + noticesFor(authorities, lang), unsaid: [] }
    : { value: text, unsaid: authorities };
};

const ofObject = (object: object, lang: Language, today: Date): Noticed => {
  const entries = Object.entries(object).map(([key, item]): [string, Noticed] => [
    key,
    identifierKeys.has(key) || excluded.has(key)
      ? { value: item, unsaid: [] }
      : ofNode(item, key, lang, today),
  ]);
  const value: Record<string, unknown> = Object.fromEntries(entries.map(([key, item]) => [key, item.value]));
  const unsaid = [...new Set(entries.flatMap(([, item]) => item.unsaid))];
  const place = prose.find((key) => typeof value[key] === 'string');
  if (unsaid.length === 0 || place === undefined) return { value, unsaid };
  const said = String(value[place]);
  const missing = unsaid.filter((address) => !said.includes(`(review:${address})`));
  return { value: { ...value, [place]: said + noticesFor(missing, lang) }, unsaid: [] };
};

const ofNode = (node: unknown, key: string, lang: Language, today: Date): Noticed => {
  if (typeof node === 'string') return ofText(node, key, lang, today);
  if (Array.isArray(node)) {
    const items = node.map((item) => ofNode(item, key, lang, today));
    return { value: items.map(({ value }) => value), unsaid: items.flatMap(({ unsaid }) => unsaid) };
  }
  return typeof node === 'object' && node !== null
    ? ofObject(node, lang, today)
    : { value: node, unsaid: [] };
};

/**
 * Copy, its placeholders not yet filled, in which each text that names a fact past its review date ends with a notice:
 * that it is being checked, and which public body to ask (TR-2). Where a heading, a label or a figure names the fact, the
 * notice stands in the text nearest to it.
 */
export const withReviewNotices = <T>(copy: T, lang: Language, today: Date): T =>
  ofNode(copy, '', lang, today).value as T;

/** Public bodies behind stale facts that no text of the copy has room to name. */
export const unsaidAuthorities = (copy: unknown, lang: Language, today: Date): string[] =>
  ofNode(copy, '', lang, today).unsaid;

const isTableRow = (line: string): boolean => line.startsWith('|');

/** The lines of an article's body, with the number of the block each belongs to: a paragraph, a list item, or a table. */
const blocksOf = (body: string): string[][] =>
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
