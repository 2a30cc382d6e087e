import {
  type ExpiryContext,
  mentionsExpiredFact,
  textWithoutExpiredFacts,
} from '../copy/copy-without-expired-facts.ts';
import { type NoticeContext, staleNoticesFor } from '../copy/stale-notices.ts';
import { at, finding, type Report } from '../finding.ts';

const isTableRow = (line: string): boolean => line.startsWith('|');

/** Splits the body of an article into blocks: paragraphs, list items and tables, each as its lines. */
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

/** True for a heading, the caption of a table or the title of a callout. */
const isTitle = (line: string): boolean => /^(?:> )?(?:#|Table: |\[!)/.test(line);

/** Adds a notice after each paragraph, list item and table with stale facts (TR-2). */
export const articleWithStaleNotices = (body: string, context: NoticeContext): string =>
  blocksOf(body)
    .map((lines) => {
      const text = lines.join('\n');
      const [first = ''] = lines;
      const notices = isTitle(first) ? '' : staleNoticesFor(text, context);
      return notices !== '' && isTableRow(first) ? `${text}\n\n${notices.trim()}` : text + notices;
    })
    .join('\n');

/** Removes each sentence, list item and table row that uses an expired fact. */
export const articleWithoutExpiredFacts = (
  body: string,
  file: string,
  context: ExpiryContext,
  report: Report,
): string => {
  const mentionsExpired = (text: string) => mentionsExpiredFact(text, context);
  const reportNothingLeft = (text: string): string[] => {
    report(finding('nothing-left', at(file)));
    return [text];
  };
  return blocksOf(body)
    .flatMap((lines) => {
      const text = lines.join('\n');
      const [first = ''] = lines;
      if (!mentionsExpired(text)) return [text];
      if (isTableRow(first)) {
        const [head = '', rule = '', ...rows] = lines;
        const rowsLeft = rows.filter((row) => !mentionsExpired(row));
        if (rowsLeft.length === 0 || mentionsExpired(head)) return reportNothingLeft(text);
        return [[head, rule, ...rowsLeft].join('\n')];
      }
      if (isTitle(first)) return reportNothingLeft(text);
      const left = textWithoutExpiredFacts(text, context);
      return /\p{L}/u.test(left) ? [left] : [];
    })
    .join('\n');
};
