import { Marked, type Token, type Tokens } from 'marked';
import { ContentError } from '#src/content/io/read.ts';
import { drawingFile, drawingNames, drawingSource } from '#src/drawings/drawings.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import type { Language } from '#src/lib/language.ts';
import { escapeXml } from '#src/lib/xml.ts';
import { plainText } from './fill.ts';
import { checkRenderedTarget } from './link-targets.ts';
import { captionStart, captionsIn, checkRows, tableHtml } from './markdown-table.ts';
import { checkHeading, countWords, headingId } from './markdown-text.ts';

/** An entry of the table of contents, for a second-level heading. */
export interface TocEntry {
  id: string;
  label: string;
}

/** The text of an article as HTML, and data about it. */
export interface RenderedArticle {
  html: string;
  toc: TocEntry[];
  /** Number of words, including tables: the basis of the reading time. */
  words: number;
}

/** Kinds of boxes, written as `> [!note] Title`. */
const calloutKinds = ['note', 'example', 'warning', 'former'] as const;
type CalloutKind = (typeof calloutKinds)[number];
const calloutStart = /^\[!([a-z]+)\] ([^\n]+)\n*/;

const isCalloutKind = (kind: string): kind is CalloutKind =>
  (calloutKinds as readonly string[]).includes(kind);

const reviewScheme = 'review:';

/** The same HTML as the component ReviewNotice renders in copy. */
const reviewNotice = (address: string, content: string): string =>
  `<mark role="note"><a href="${escapeXml(address)}">${content}</a></mark>`;

/**
 * Renders the Markdown of an article, with placeholders and links already replaced, as HTML. Tables become scrollable
 * regions with the caption as their name, quotations become boxes, task lists become checklists.
 * @throws ContentError on Markdown that articles may not contain.
 */
export const renderArticle = (markdown: string, lang: Language, where: string): RenderedArticle => {
  const toc: TocEntry[] = [];
  const ids = new Set<string>();
  const captions = new Map<Token, Tokens.Paragraph>();
  let tables = 0;

  const marked: Marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        checkHeading(text, depth, where);
        const content = this.parser.parseInline(tokens);
        if (depth === 1) {
          throw new ContentError(
            `${where}: a heading "# ${text}". A page has only one first-level heading, the title of the front matter. Write "## ${text}".`,
          );
        }
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = headingId(text);
        if (ids.has(id)) {
          throw new ContentError(
            `${where}: two headings "${text}". Both would have the same anchor. Change the text of one of them.`,
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
        const caption = captions.get(token);
        if (caption === undefined) {
          throw new ContentError(
            `${where}: a table without a caption. Screen reader users would not know what it shows. Write a paragraph "Table: …" before it.`,
          );
        }
        tables += 1;
        checkRows(token, where);
        return tableHtml(token, caption, `table-${tables}`, this.parser);
      },
      blockquote({ text }): string {
        const start = text.match(calloutStart);
        const [, kind = '', title = ''] = start ?? [];
        if (start === null || !isCalloutKind(kind)) {
          throw new ContentError(
            `${where}: a quotation without kind and title: "${text.slice(0, 40)}". Articles only have boxes. Begin it with "> [!note] Title" (${calloutKinds.join(', ')}).`,
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
        const className = checks ? 'checks' : ordered ? 'numbers' : 'points';
        return `<${tag} class="${className}">${content}</${tag}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const other = href.match(/^lang:(fr|nl)$/);
        if (other?.[1] !== undefined) return `<span lang="${other[1]}">${content}</span>`;
        if (href.startsWith(reviewScheme)) return reviewNotice(href.slice(reviewScheme.length), content);
        // Facts have phone numbers with spaces.
        const target = href.startsWith('tel:') ? href.replace(/[\s\u00a0]/g, '') : href;
        checkRenderedTarget(target, where);
        return `<a href="${escapeXml(target)}">${content}</a>`;
      },
      image({ href, text }) {
        const name = href.replace(/^drawing:/, '');
        if (!drawingNames().includes(name)) {
          throw new ContentError(
            `${where}: picture "${href}" is not a drawing. The page would have a broken image. Write ![what it shows](drawing:name) with the name of a file in src/drawings/, without .svg.`,
          );
        }
        const { width, height } = viewBoxOf(drawingSource(name), drawingFile(name));
        return `<img src="/drawings/${name}.svg" alt="${escapeXml(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      html({ text }) {
        throw new ContentError(
          `${where}: HTML in an article: "${text.slice(0, 40)}". The content checks cannot read it. Write Markdown.`,
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
      `${where}: no "##" heading (${lang}). The table of contents would be empty. Divide the article into sections.`,
    );
  }
  return { html, toc, words: countWords(html) };
};
