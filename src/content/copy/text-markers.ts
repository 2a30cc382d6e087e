import type { KeyPath, Location } from '../finding.ts';

/*
 * Markers of the editor (`npm run edit`): invisible characters around the texts of pages, by which a click on a page finds
 * the location of its text. Only the editor sets them, in the development server; a build has none.
 */

/** Puts markers around a text as the page shows it. @param written the text in its file */
export type MarkText = (rendered: string, location: Location, written: string) => string;

// A key of globalThis: the configuration of the development server sets the function, and the pages, which load this module a
// second time, read it. Each of the two modules would have a variable of its own.
const globalMarkerKey = Symbol.for('marks the texts of pages');

/** Sets the function that marks the texts of pages. */
export const setTextMarker = (mark: MarkText): void => {
  Reflect.set(globalThis, globalMarkerKey, mark);
};

const keepUnmarked: MarkText = (rendered) => rendered;

/** Returns the function that marks the texts of pages. Only the editor sets one. */
export const getTextMarker = (): MarkText => Reflect.get(globalThis, globalMarkerKey) ?? keepUnmarked;

/** True in the editor, which shows drafts. */
export const isInEditor = (): boolean => Reflect.has(globalThis, globalMarkerKey);

/** First keys of texts that only search engines or code read. */
const unmarkedKeys: ReadonlySet<unknown> = new Set([
  'meta',
  'metaTitle',
  'description',
  'keywords',
  'order',
  'background',
  'scene',
  'category',
  'date',
  'updated',
]);

/** Keys, at any depth, of values that code compares or a mail program reads. */
const unmarkedKeysBelow: ReadonlySet<unknown> = new Set(['priceIds', 'shared', 'region', 'mailSubject']);

/** True for a text that visitors read on the page, so that the editor puts markers around it. */
export const isMarkable = (path: KeyPath): boolean =>
  !unmarkedKeys.has(path[0]) && !unmarkedKeysBelow.has(path.findLast((step) => typeof step === 'string'));

/**
 * Puts markers into each line of an article's Markdown, between the signs that make it a heading, item, caption or cell
 * (`## `, `- `, `Table: `, `| `) and its text.
 * @param written the lines as the file has them
 */
export const markArticleLines = (
  body: string,
  written: string,
  { file }: Location,
  mark: MarkText,
): string => {
  const source = written.split('\n');
  return body
    .split('\n')
    .map((line, index) => {
      if (!/[\p{L}\p{N}]/u.test(line) || /^\s*(?:!\[|<|:::)/.test(line)) return line;
      const location = { file, path: ['body', index] };
      // The markers go inside `**`: Markdown ends bold only where a space, punctuation or nothing follows `**`, and not where a
      // marker does.
      const markText = (text: string) =>
        text.replace(
          /^(\*\*)?(.+?)(\*\*)?$/,
          (_text, open = '', inside: string, close = '') =>
            open + mark(inside, location, source[index] ?? line) + close,
        );
      if (line.startsWith('|'))
        return line.replace(
          /(\|\s*)([^|\s][^|]*?)(?=\s*\|)/g,
          (_cell, edge: string, text: string) => edge + markText(text),
        );
      return line.replace(
        /^(\s*(?:#{1,6} |[-*+] |\d+\. |> |\[!\w+\] |Table: )*)(.+)$/,
        (_line, start: string, text: string) => start + markText(text),
      );
    })
    .join('\n');
};
