import type { Token, Tokens } from 'marked';
import { ContentError } from '#src/content/io/read.ts';

interface InlineParser {
  parseInline: (tokens: Tokens.TableCell['tokens']) => string;
}

export const captionStart = /^Table: /;

const isCaption = (token: Token | undefined): token is Tokens.Paragraph =>
  token?.type === 'paragraph' && captionStart.test(token.text);

/**
 * The caption of each table: the paragraph "Table: …" directly before it.
 * @throws ContentError if such a paragraph is not followed by a table: it would not be shown.
 */
export const captionsIn = (tokens: readonly Token[], where: string): [Token, Tokens.Paragraph][] => {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  return blocks.flatMap((block, index): [Token, Tokens.Paragraph][] => {
    if (block.type === 'list') {
      return (block as Tokens.List).items.flatMap((item) => captionsIn(item.tokens, where));
    }
    if (!isCaption(block)) return [];
    const next = blocks[index + 1];
    if (next?.type === 'table') return [[next, block]];
    throw new ContentError(
      `${where}: "${block.text.slice(0, 40)}" is not followed by a table. It is read as the caption of the table directly below it and would not be shown. Write the table there, or the paragraph without "Table:".`,
    );
  });
};

/** Number of cells of a row as it is written; `\\|` is a pipe inside a cell. */
const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/**
 * Stops on a row with more or fewer cells than the first row: Markdown fills it up or cuts it, and the cells after the gap
 * stand in the wrong column. @throws ContentError
 */
export const checkRows = ({ raw }: Tokens.Table, where: string): void => {
  const [head = '', , ...rows] = raw.trim().split('\n');
  const columns = cellsIn(head);
  const wrong = rows.find((row) => cellsIn(row) !== columns);
  if (wrong === undefined) return;
  throw new ContentError(
    `${where}: table row "${wrong.trim()}" has ${cellsIn(wrong)} cells, but the first row of the table has ${columns}. Cells would stand in the wrong column. Write ${columns} cells, with | between them; write \\| for a | inside a cell.`,
  );
};

/** Right-aligned columns, `---:` in Markdown, contain numbers. */
const alignClass = (align: Tokens.TableCell['align']): string =>
  align === 'right' ? ' class="figures"' : '';

const rowHtml = (row: readonly Tokens.TableCell[], parser: InlineParser): string =>
  row
    .map(({ tokens, align }, column) => {
      const content = parser.parseInline(tokens);
      return column === 0 ? `<th scope="row">${content}</th>` : `<td${alignClass(align)}>${content}</td>`;
    })
    .join('');

/** A table with its caption. @param id of the caption, which names the region around the table. */
export const tableHtml = (
  { header, rows }: Tokens.Table,
  caption: Tokens.Paragraph,
  id: string,
  parser: InlineParser,
): string => {
  const name = parser.parseInline(caption.tokens).replace(captionStart, '');
  const head = header
    .map(({ tokens, align }) => {
      const content = parser.parseInline(tokens);
      return content === '' ? '<td></td>' : `<th scope="col"${alignClass(align)}>${content}</th>`;
    })
    .join('');
  const body = rows.map((row) => `<tr>${rowHtml(row, parser)}</tr>`).join('');
  // A table scrolls sideways on narrow screens, and a region that scrolls has to be focusable for the keyboard.
  return `<div class="table" role="region" aria-labelledby="${id}" tabindex="0"><table><caption><span id="${id}">${name}</span></caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
};
