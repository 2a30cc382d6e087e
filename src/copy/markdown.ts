import { Marked, type Token, type Tokens } from 'marked';
import { ContentError } from '#src/content/io/read.ts';
import { drawingFile, drawingNames, drawingSource } from '#src/drawings/drawings.ts';
import type { Language } from '#src/lib/language.ts';
import { escapeXml } from '#src/lib/xml.ts';
import { plainText } from './fill.ts';
import { headingId, wordsOf } from './markdown-text.ts';

/** An entry of the table of contents: a second-level heading. */
export interface TocEntry {
  id: string;
  label: string;
}

/** An article as HTML, with what the page needs to know about it. */
export interface RenderedArticle {
  html: string;
  toc: TocEntry[];
  /** Words a reader reads, tables included: the basis of the reading time. */
  words: number;
}

/** Names of the boxes an article may hold: `> [!note] Title`. */
const calloutKinds = ['note', 'example', 'warning', 'former'] as const;
type CalloutKind = (typeof calloutKinds)[number];
const calloutStart = /^\[!([a-z]+)\] ([^\n]+)\n*/;

const captionStart = /^Table: /;

const isCalloutKind = (kind: string): kind is CalloutKind =>
  (calloutKinds as readonly string[]).includes(kind);

const isCaption = (token: Token | undefined): token is Tokens.Paragraph =>
  token?.type === 'paragraph' && captionStart.test(token.text);

/**
 * The caption of each table: the paragraph "Table: …" right before it.
 * @throws ContentError where no table follows such a paragraph, which would be lost.
 */
const captionsIn = (tokens: readonly Token[], where: string): [Token, Tokens.Paragraph][] => {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  return blocks.flatMap((block, index): [Token, Tokens.Paragraph][] => {
    if (block.type === 'list') {
      return (block as Tokens.List).items.flatMap((item) => captionsIn(item.tokens, where));
    }
    if (!isCaption(block)) return [];
    const next = blocks[index + 1];
    if (next?.type === 'table') return [[next, block]];
    throw new ContentError(
      `${where}: "${block.text.slice(0, 40)}" is followed by no table. A caption names the table right below it, and would not be shown. Put the table there, or word the paragraph without "Table:".`,
    );
  });
};

/** A column of figures, `---:` in Markdown, is set to the right. */
const figuresClass = (align: Tokens.TableCell['align']): string =>
  align === 'right' ? ' class="figures"' : '';

const reviewScheme = 'review:';

/** The same HTML as components/ReviewNotice makes of it in copy. */
const reviewNotice = (address: string, content: string): string =>
  `<mark role="note"><a href="${escapeXml(address)}">${content}</a></mark>`;

/**
 * Turns an article's Markdown (facts filled, links resolved) into HTML.
 * Tables become scrollable regions named by their caption, quotes become boxes, task lists become check lists.
 * @throws ContentError where the Markdown could not be shown well.
 */
export const renderArticle = (markdown: string, lang: Language, where: string): RenderedArticle => {
  const toc: TocEntry[] = [];
  const ids = new Set<string>();
  const captions = new Map<Token, Tokens.Paragraph>();
  let tables = 0;

  // From three columns on a row is a card on phones, in which each cell says the name of its column.
  const rowHtml = (
    row: readonly Tokens.TableCell[],
    header: readonly Tokens.TableCell[],
    parser: { parseInline: (tokens: Tokens.TableCell['tokens']) => string },
  ) =>
    row
      .map(({ tokens, align }, column) => {
        const content = parser.parseInline(tokens);
        if (column === 0) return `<th scope="row">${content}</th>`;
        const name =
          header.length < 3 ? '' : ` data-column="${escapeXml(plainText(header[column]?.text ?? ''))}"`;
        return `<td${name}${figuresClass(align)}>${content}</td>`;
      })
      .join('');

  const marked: Marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens);
        if (depth === 1) {
          throw new ContentError(
            `${where}: a heading "# ${text}". A page has one heading of the first level, the title of the front matter. Write "## ${text}".`,
          );
        }
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = headingId(text);
        if (ids.has(id)) {
          throw new ContentError(
            `${where}: two headings "${text}". Their links could not differ. Word one of them differently.`,
          );
        }
        ids.add(id);
        toc.push({ id, label: plainText(text) });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      paragraph({ tokens, text }) {
        return captionStart.test(text) ? '' : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      table(token) {
        const { header, rows } = token;
        const above = captions.get(token);
        if (above === undefined) {
          throw new ContentError(
            `${where}: a table without a caption. Who hears the page would not know what it shows. Put a paragraph "Table: …" before it.`,
          );
        }
        const caption = this.parser.parseInline(above.tokens).replace(captionStart, '');
        tables += 1;
        const name = `table-${tables}`;
        const head = header
          .map(({ tokens, align }) => {
            const content = this.parser.parseInline(tokens);
            return content === '' ? '<td></td>' : `<th scope="col"${figuresClass(align)}>${content}</th>`;
          })
          .join('');
        const body = rows.map((row) => `<tr>${rowHtml(row, header, this.parser)}</tr>`).join('');
        // Two wide columns may have to be scrolled, by keyboard too; three and more become cards where they do not fit.
        const stop = header.length < 3 ? ' tabindex="0"' : '';
        return `<div class="table" role="region" aria-labelledby="${name}"${stop}><table><caption><span id="${name}">${caption}</span></caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
      blockquote({ text }): string {
        const start = text.match(calloutStart);
        const [, kind = '', title = ''] = start ?? [];
        if (start === null || !isCalloutKind(kind)) {
          throw new ContentError(
            `${where}: a quote that is no box: "${text.slice(0, 40)}". It would look like somebody's words. Begin it with "> [!note] Title" (${calloutKinds.join(', ')}).`,
          );
        }
        const inner = parsed(text.slice(start[0].length));
        return `<div class="box ${kind}"><h3>${marked.parseInline(title, { async: false })}</h3>${inner}</div>\n`;
      },
      list({ items, ordered }) {
        const tag = ordered ? 'ol' : 'ul';
        const checks = items.some(({ task }) => task);
        const content = items
          .map(
            ({ tokens }) => `<li>${this.parser.parse(tokens.filter(({ type }) => type !== 'checkbox'))}</li>`,
          )
          .join('');
        const look = checks ? 'checks' : ordered ? 'numbers' : 'points';
        return `<${tag} class="${look}">${content}</${tag}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const other = href.match(/^lang:(fr|nl)$/);
        if (other?.[1] !== undefined) return `<span lang="${other[1]}">${content}</span>`;
        if (href.startsWith(reviewScheme)) return reviewNotice(href.slice(reviewScheme.length), content);
        // A number may come from the facts, with spaces for people.
        const target = href.startsWith('tel:') ? href.replace(/[\s\u00a0]/g, '') : href;
        return `<a href="${escapeXml(target)}">${content}</a>`;
      },
      image({ href, text }) {
        const name = href.replace(/^drawing:/, '');
        if (!drawingNames().includes(name)) {
          throw new ContentError(
            `${where}: picture "${href}" is no drawing. Readers would see a hole. Write ![what it shows](drawing:name) with the name of a file in src/drawings/, without .svg.`,
          );
        }
        const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawingSource(name)) ?? [];
        if (width === undefined || height === undefined) {
          throw new ContentError(
            `${where}: ${drawingFile(name)} has no viewBox. The page could not keep room for it, and the text below would jump when it arrives. Save it with a viewBox ("0 0 width height").`,
          );
        }
        return `<img src="/drawings/${name}.svg" alt="${escapeXml(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      html({ text }) {
        throw new ContentError(
          `${where}: HTML in an article: "${text.slice(0, 40)}". It escapes the checks. Write Markdown.`,
        );
      },
    },
  });

  const parsed = (text: string): string => {
    const tokens = marked.lexer(text);
    for (const [table, caption] of captionsIn(tokens, where)) captions.set(table, caption);
    return marked.parser(tokens);
  };
  const html = parsed(markdown);
  if (toc.length === 0) {
    throw new ContentError(
      `${where}: no "##" heading (${lang}). Readers could not find their way. Divide the article into sections.`,
    );
  }
  return { html, toc, words: wordsOf(html) };
};
