import { textsIn } from '../copy/texts-in.ts';
import { factFiles } from '../facts/fact-files.ts';
import { at, type Finding, finding, type Location, type Report } from '../finding.ts';

/** Markup that copy must not contain: incomplete, misspelt or not supported. Visitors would read it as text. */
const wrongInCopy: readonly RegExp[] = [
  /\[[^\]]*\]\((?![^)\s]+\))[^)]*\)?/u,
  /(?:\[[^\]]+\]\s+|(?<!\]))\((?:page:|https?:|tel:|mailto:)[^)]*\)?/u,
  /(?<![(<["'\]])https?:\/\/\S+/u,
  /(?<![\p{L}\d])_[^_\s][^_]*_(?![\p{L}\d])|~~|`/u,
  /\([^)]*\)\[(?:page:|https?:|tel:|mailto:)[^\]]*\]?/u,
  /\]\([^)\s]*\([^)]*\)?/u,
  /\[\s*\]\([^)]*\)/u,
  /\[[^\]]+\]\[[^\]]*\]/u,
  /\[[^\]]*$/u,
  // `- [ ]` begins an item of a list to tick off.
  /\[(?![ x]\] )[^\]]+\](?!\()/u,
  /<\/?[a-z][^>]*>/iu,
  /&(?:[a-z]+|#\d+);/iu,
  new RegExp(`[[(](?:company|${factFiles.join('|')})\\.[a-z0-9-]+(?:\\|\\w+)?[\\])](?!\\()`, 'u'),
  /\]\(mailto:(?!\{|[^)@\s]+@[^)@\s]+\.[^)@\s.]+\))[^)]*\)?/u,
];

/** An asterisk that is left once all pairs around words, `**so**`, are removed. */
const oddBold = /\*/u;

/** Returns the first incomplete markup of a text; null if there is none. */
export const halfMarkupIn = (text: string): string | null => {
  for (const pattern of wrongInCopy) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found.slice(0, 40);
  }
  // `(*)` is the mark of a legal form.
  const withoutBold = text.replaceAll('(*)', '').replace(/\*\*(?=\S)[^*]+?(?<=\S)\*\*/gu, '');
  const odd = oddBold.exec(withoutBold);
  return odd === null ? null : withoutBold.slice(odd.index, odd.index + 20);
};

/** Says of what is left of a link which link it is, and of any other markup what visitors would read. */
export const halfMarkup = (found: string, location: Location): Finding => {
  if (!/^\[|page:|https?:|tel:|mailto:/u.test(found))
    return finding('half-markup', location, { text: found });
  const words = found.replace(/[([](?:page:|https?:|tel:|mailto:)[^)\]]*|https?:\S+|[[\]()]/gu, '').trim();
  return finding('half-link', location, { words: words === '' ? '…' : words });
};

/** Keys of texts that pages show unchanged, without links and bold words. */
const plainKeys =
  /^(?:badge|caption|category|columns|description|drawing|excerpt|heading|hint|keywords|kicker|label|metaTitle|question|subject|subtitle|title)$/;

/** Reports incomplete markup in a file of copy, and markup in texts that do not support it. */
export const checkMarkup = (file: string, value: unknown, report: Report): void => {
  for (const { path, text } of textsIn(value)) {
    const found = halfMarkupIn(text);
    const key = path.findLast((part) => typeof part === 'string');
    const [markup] = plainKeys.test(`${key}`) ? (/\*\*|\[[^\]]*\]\([^)]*\)/.exec(text) ?? []) : [];
    if (found !== null) report(halfMarkup(found, at(file, ...path)));
    else if (markup !== undefined) report(finding('markup-in-label', at(file, ...path), { text: markup }));
  }
};

/** Lines that look like a Markdown heading, list, link or picture, but are none. */
const wrongInArticle: readonly RegExp[] = [
  /^#{1,6}[^\s#].*/u,
  /^[-•·](?=\p{L}).*/u,
  /^[•·] .*/u,
  /^\d+\)?\.(?=\p{L}).*/u,
  /^(?: {4}|\t)\S.*/u,
  /!\[\s*\]\([^)]*\)/u,
  /^(?:[-*_]{3,}|~{3,}.*)$/u,
];

/** True for the first row of a table without a line of hyphens below it. Markdown would read a paragraph with bars. */
const isTableWithoutRule = (lines: readonly string[], index: number): boolean => {
  const [before = '', row = '', rule = ''] = [index - 1, index, index + 1].map((one) =>
    lines[one]?.replace(/^> ?/, ''),
  );
  return row.startsWith('|') && !before.startsWith('|') && !/^\|[\s:|-]+$/.test(rule);
};

/**
 * Reports incomplete markup in the body of an article, with its line.
 * @param first line of the file on which the body begins
 */
export const checkArticleMarkup = (file: string, body: string, first: number, report: Report): void => {
  const lines = body.split('\n');
  for (const [index, line] of lines.entries()) {
    const table = isTableWithoutRule(lines, index) ? line : undefined;
    const [shape = table] = wrongInArticle.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
    if (shape !== undefined) {
      report({ ...finding('half-block', at(file), { text: shape.slice(0, 40) }), line: first + index });
      continue;
    }
    const found = halfMarkupIn(line.replace(/^> ?\[![a-z]+\]/u, '').replace(/^(\s*)[*] /u, '$1'));
    if (found !== null) report({ ...halfMarkup(found, at(file)), line: first + index });
  }
};
