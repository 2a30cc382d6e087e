import type { Language } from '#src/lib/language.ts';
import type { ContentData } from '../content.ts';
import { authorityUrlsOfStaleFacts } from '../facts/due-facts.ts';
import { identifierKeys } from './texts-in.ts';

/** The values that decide which texts get a notice: facts, day (ISO), language and its labels. */
export type NoticeContext = Pick<ContentData, 'facts' | 'day' | 'rawUi'> & { lang: Language };

/**
 * Keys of copy whose texts keep their markup, so that they can contain a notice. If only a heading, a label or a figure
 * uses a fact, its notice is in the first of these keys beside it.
 */
const proseKeys = [
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
  'priceNotes',
  'included',
];

/** Parts that have a notice of their own or never become stale. */
const excludedKeys: ReadonlySet<string> = new Set(['meta', 'statuses', 'former']);

/** Returns the notice after a text with stale facts, as markup: one link for each public body (TR-2). */
const noticesFor = (authorities: readonly string[], { rawUi, lang }: NoticeContext): string =>
  authorities
    .map(
      (authorityUrl) =>
        ` [${rawUi[lang].staleNotice} ${new URL(authorityUrl).hostname}](notice:${authorityUrl})`,
    )
    .join('');

/** Copy with its notices, and the public bodies whose stale facts have no text that can contain a notice. */
interface WithNotices {
  value: unknown;
  authoritiesLeft: string[];
}

const authoritiesOf = (text: string, { facts, lang, day }: NoticeContext): string[] =>
  authorityUrlsOfStaleFacts(text, facts, lang, day);

const addNoticesToText = (text: string, key: string, context: NoticeContext): WithNotices => {
  const authorities = authoritiesOf(text, context);
  return proseKeys.includes(key)
    ? { value: text + noticesFor(authorities, context), authoritiesLeft: [] }
    : { value: text, authoritiesLeft: authorities };
};

const addNoticesToObject = (object: object, context: NoticeContext): WithNotices => {
  const entries = Object.entries(object).map(([key, item]): [string, WithNotices] => [
    key,
    identifierKeys.has(key) || excludedKeys.has(key)
      ? { value: item, authoritiesLeft: [] }
      : addNoticesToNode(item, key, context),
  ]);
  const value: Record<string, unknown> = Object.fromEntries(entries.map(([key, item]) => [key, item.value]));
  const authoritiesLeft = [...new Set(entries.flatMap(([, item]) => item.authoritiesLeft))];
  const place = proseKeys.find((key) => typeof value[key] === 'string');
  if (authoritiesLeft.length === 0 || place === undefined) return { value, authoritiesLeft };
  const before = String(value[place]);
  const missing = authoritiesLeft.filter((authorityUrl) => !before.includes(`(notice:${authorityUrl})`));
  return { value: { ...value, [place]: before + noticesFor(missing, context) }, authoritiesLeft: [] };
};

const addNoticesToNode = (node: unknown, key: string, context: NoticeContext): WithNotices => {
  if (typeof node === 'string') return addNoticesToText(node, key, context);
  if (Array.isArray(node)) {
    const items = node.map((item) => addNoticesToNode(item, key, context));
    return {
      value: items.map(({ value }) => value),
      authoritiesLeft: items.flatMap(({ authoritiesLeft }) => authoritiesLeft),
    };
  }
  return typeof node === 'object' && node !== null
    ? addNoticesToObject(node, context)
    : { value: node, authoritiesLeft: [] };
};

/**
 * Ends each text that uses a stale fact with a notice: that it is being checked, and which public body to ask (TR-2). If
 * a heading, a label or a figure uses the fact, the notice is in the nearest text.
 */
export const withStaleNotices = <T>(copy: T, context: NoticeContext): T =>
  addNoticesToNode(copy, '', context).value as T;

/** Lists the public bodies whose stale facts have no text in the copy that can contain a notice. */
export const authorityUrlsWithoutNotice = (copy: unknown, context: NoticeContext): string[] =>
  addNoticesToNode(copy, '', context).authoritiesLeft;

/** Returns the notices after a block of an article, as markup; empty if it uses no stale fact. */
export const staleNoticesFor = (text: string, context: NoticeContext): string =>
  noticesFor(authoritiesOf(text, context), context);
