import { textsIn } from '../copy/texts-in.ts';
import { at, type Finding, finding, type Location, type Report } from '../finding.ts';

/** Complete markup: a link, an item to tick off, `(*)` in the withdrawal form. They are cut out first; in a correct text no mark is left then. */
const completeMarkupPattern = /\[(?=[^[\]]*\S)[^[\]]+\]\([^()\s]+\)|- \[[ x]\] |\(\*\)/gu;
const completeBoldPattern = /\*\*(?=\S)[^*]+?(?<=\S)\*\*/gu;

/** Marks that visitors would read as text: of links, emphasis, code, HTML, a URL. */
const leftoverMarkPattern =
  /[[\]`*]|~~|(?<![\p{L}\d])_[^_\s][^_]*_(?![\p{L}\d])|<\/?[a-z]|&(?:[a-z]+|#\d+);|\((?:page|tel|mailto):|https?:\/\//iu;

/** Returns a text from its first incomplete markup on; null if there is none. */
export const halfMarkupIn = (text: string): string | null => {
  const left = text.replace(completeMarkupPattern, '…').replace(completeBoldPattern, '…');
  const found = leftoverMarkPattern.exec(left);
  return found === null ? null : left.slice(found.index, found.index + 40);
};

/** Makes the finding, which quotes the words beside the marks that are left. */
export const halfMarkupFinding = (found: string, location: Location): Finding => {
  const words = found.replace(/[[\]()*`]|(?:page|https?|tel|mailto):\S*/gu, '').trim();
  return finding('half-markup', location, { text: words || found });
};

/** Keys of texts that pages show unchanged, without links and bold words. */
const keyWithoutMarkupPattern =
  /^(?:action|all|back|badge|button|caption|category|columns|copyLink|description|details|drawing|enter|excerpt|features|figure|heading|hint|keywords|kicker|label|legend|line|link|metaTitle|name|nameColumn|otherHeading|place|print|priorityHeading|question|request|subject|subtitle|term|title|tradeAndPlace|who)$/;

/** Reports incomplete markup in a file of copy, and markup in texts that do not support it. */
export const checkMarkup = (file: string, value: unknown, report: Report): void => {
  for (const { path, text } of textsIn(value)) {
    const key = path.findLast((part) => typeof part === 'string');
    const [markup] = keyWithoutMarkupPattern.test(`${key}`)
      ? (/\*\*|\[[^\]]*\]\([^)]*\)/.exec(text) ?? [])
      : [];
    const found = halfMarkupIn(text) ?? markup;
    if (found !== undefined) report(halfMarkupFinding(found, at(file, ...path)));
  }
};

/** Lines that look like a Markdown heading, list or picture, but are none. */
const wrongLinePattern =
  /^(?:#{1,6}[^\s#]|[-•·]\p{L}|[•·] |\d+\)?\.\p{L}|(?: {4}|\t)\S|[-*_]{3,}$|~{3,}|!\[\s*\]).*/u;

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
    const isWrong = wrongLinePattern.test(line) || isTableWithoutRule(lines, index);
    const inline = line.replace(/^> ?\[![a-z]+\]/u, '').replace(/^(\s*)[*] /u, '$1');
    const found = isWrong ? line.slice(0, 40) : halfMarkupIn(inline);
    if (found !== null) report({ ...halfMarkupFinding(found, at(file)), line: first + index });
  }
};
