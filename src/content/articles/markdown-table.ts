import type { Token, Tokens } from 'marked';
import { finding, type Location, type Report } from '../finding.ts';

interface InlineParser {
  parseInline: (tokens: Tokens.TableCell['tokens']) => string;
}

export const tableCaptionStart = /^Table: /;

const isCaption = (token: Token | undefined): token is Tokens.Paragraph =>
  token?.type === 'paragraph' && tableCaptionStart.test(token.text);

/** Finds the caption of each table: the paragraph "Table: …" directly before it. Reports a caption without a table. */
export const tableCaptionsIn = (
  tokens: readonly Token[],
  location: Location,
  report: Report,
): [Token, Tokens.Paragraph][] => {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  return blocks.flatMap((block, index): [Token, Tokens.Paragraph][] => {
    if (block.type === 'list') {
      return (block as Tokens.List).items.flatMap((item) => tableCaptionsIn(item.tokens, location, report));
    }
    if (!isCaption(block)) return [];
    const next = blocks[index + 1];
    const isOne = !block.text.includes('\n');
    if (next?.type === 'table' && isOne) return [[next, block]];
    report(finding('table-caption', location, { text: block.text.slice(0, 40) }));
    return [];
  });
};

/** Counts the cells of a row in the source; `\\|` is a pipe inside a cell. */
const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Reports rows with more or fewer cells than the first. Markdown would pad or cut them, with cells in the wrong column. */
export const checkTableRows = ({ raw }: Tokens.Table, location: Location, report: Report): void => {
  const [head = '', , ...rows] = raw.trim().split('\n');
  const columns = cellsIn(head);
  for (const row of rows)
    if (cellsIn(row) !== columns)
      report(finding('table-cells', location, { row: row.trim(), cells: cellsIn(row), columns }));
};

const alignClass = (align: Tokens.TableCell['align']): string =>
  align === 'right' ? ' class="figures"' : '';

const rowHtml = (row: readonly Tokens.TableCell[], labels: readonly string[], parser: InlineParser): string =>
  row
    .map(({ tokens, align }, column) => {
      const content = parser.parseInline(tokens);
      return column === 0
        ? `<th scope="row">${content}</th>`
        : `<td${alignClass(align)}${labels[column] ?? ''}>${content}</td>`;
    })
    .join('');

/** How many characters a cell may have on a phone, by how many columns its table has: two cells are beside each other with long words, three only with short ones. */
const maxPhoneCellLength = new Map([
  [2, 110],
  [3, 70],
  [4, 36],
]);

/** Returns the names of the columns as attributes, for tables with so many words that on phones the cells of a row stand below each other. */
const labelsOf = ({ header, rows }: Tokens.Table, parser: InlineParser): string[] => {
  const longest = Math.max(...rows.flatMap((row) => row.slice(1).map(({ text }) => text.length)));
  const fits =
    header.some(({ align }) => align === 'right') || longest <= (maxPhoneCellLength.get(header.length) ?? 0);
  return header.map(({ tokens }) => {
    const words = parser
      .parseInline(tokens)
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;');
    return fits || words === '' ? '' : ` data-label="${words}"`;
  });
};

/** Renders a table with its caption. */
export const tableHtml = (table: Tokens.Table, caption: Tokens.Paragraph, parser: InlineParser): string => {
  const { header, rows } = table;
  const name = parser.parseInline(caption.tokens).replace(tableCaptionStart, '');
  const head = header
    .map(({ tokens, align }) => {
      const content = parser.parseInline(tokens);
      return content === '' ? '<td></td>' : `<th scope="col"${alignClass(align)}>${content}</th>`;
    })
    .join('');
  const labels = labelsOf(table, parser);
  const body = rows.map((row) => `<tr>${rowHtml(row, labels, parser)}</tr>`).join('');
  const kind = `columns-${header.length}${labels.some(Boolean) ? ' labelled' : ''}`;
  return `<div class="table ${kind}"><table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
};
