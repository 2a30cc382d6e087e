import { Marked, type Token, type Tokens } from 'marked';
import { viewBoxOf } from '#src/drawings/svg.ts';
import { escapeXml } from '#src/lib/escape-xml.ts';
import { languages } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { checkRenderedLinkTarget } from '../copy/link-targets.ts';
import { finding, type Location, type Report } from '../finding.ts';
import { addExampleBars } from './example-bars.ts';
import { headingId } from './heading-id.ts';
import { checkTableRows, tableCaptionStart, tableCaptionsIn, tableHtml } from './markdown-table.ts';

export interface TocEntry {
  id: string;
  label: string;
}

export interface RenderedArticle {
  html: string;
  toc: TocEntry[];
  /** Number of words, including tables: the basis of the reading time. */
  words: number;
}

/** The start of a callout with its kind, written as `> [!note] Title`. */
const calloutStartPattern = /^\[!(note|example|warning|former)\] ([^\n]+)\n*/;

/** The result of a sum in an example, a range or with its unit. */
const resultPattern = / = ((?:[^<\p{L}]|kWh|(?<!\p{L})(?:tot|à)(?!\p{L}))*\d(?:[^<\p{L}]|kWh)*)/gu;

/** The chemical formula, outside attributes. */
const carbonDioxidePattern = /\bCO2\b(?![^<]*>)/g;

const noticeScheme = 'notice:';

/** Returns the same HTML as the component ReviewNotice. */
const reviewNotice = (address: string, content: string): string =>
  `<mark class="review" role="note"><a href="${escapeXml(address)}">${content}</a></mark>`;

/** Counts the words in HTML, without lone punctuation and symbols. */
const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Renders the Markdown of an article, with placeholders and links already replaced, as HTML. Tables become scrollable
 * regions with the caption as their name, quotations become callouts, task lists become checklists. Markdown that articles may
 * not contain is reported.
 * @param drawings sources by name
 */
export const renderArticle = (
  markdown: string,
  drawings: ReadonlyMap<string, string>,
  location: Location,
  report: Report,
): RenderedArticle => {
  const toc: TocEntry[] = [];
  const ids = new Set<string>();
  const captions = new Map<Token, Tokens.Paragraph>();

  const marked: Marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const isEmpty = !/[\p{L}\p{N}]/u.test(text);
        const content = this.parser.parseInline(tokens);
        if (depth === 1 || isEmpty) report(finding('heading-wrong', location, { text }));
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = headingId(text);
        if (ids.has(id)) report(finding('heading-wrong', location, { text }));
        ids.add(id);
        toc.push({ id, label: plainText(text) });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      paragraph({ tokens, text }) {
        return tableCaptionStart.test(text) ? '' : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      table(token) {
        const caption = captions.get(token);
        if (caption === undefined) {
          report(finding('table-caption', location, { text: token.raw.slice(0, 40) }));
          return '';
        }
        checkTableRows(token, location, report);
        return tableHtml(token, caption, this.parser);
      },
      blockquote({ text }): string {
        const start = text.match(calloutStartPattern);
        if (start === null) {
          report(finding('callout-kind', location, { text: text.trim().slice(0, 40) }));
          return '';
        }
        const [marks, kind, title = ''] = start;
        const body = parsed(text.slice(marks.length));
        const inner = kind === 'example' ? addExampleBars(body.replace(resultPattern, ' = <b>$1</b>')) : body;
        return `<div class="callout ${kind}"><h3>${marked.parseInline(title, { async: false })}</h3>${inner}</div>\n`;
      },
      list({ items, ordered }) {
        const tag = ordered ? 'ol' : 'ul';
        const isChecklist = items.some(({ task }) => task);
        const content = items
          .map(
            ({ tokens }) => `<li>${this.parser.parse(tokens.filter(({ type }) => type !== 'checkbox'))}</li>`,
          )
          .join('');
        const className = isChecklist ? 'checklist' : ordered ? 'numbers' : 'points';
        return `<${tag} class="${className}">${content}</${tag}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const other = languages.find((lang) => href === `lang:${lang}`);
        if (other !== undefined) return `<span lang="${other}">${content}</span>`;
        if (href.startsWith(noticeScheme)) return reviewNotice(href.slice(noticeScheme.length), content);
        // Facts have phone numbers with spaces.
        const target = href.startsWith('tel:') ? href.replace(/[\s\u00a0]/g, '') : href;
        checkRenderedLinkTarget(target, location, report);
        return `<a href="${escapeXml(target)}">${content}</a>`;
      },
      image({ href, text }) {
        const name = href.replace(/^drawing:/, '');
        const source = drawings.get(name);
        if (source === undefined) {
          report(finding('picture-missing', location, { name }));
          return '';
        }
        const { width, height } = viewBoxOf(source, `${name}.svg`);
        return `<img src="/drawings/${name}.svg" alt="${escapeXml(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      html({ text }) {
        report(finding('half-markup', location, { text: text.slice(0, 40) }));
        return '';
      },
    },
  });

  const parsed = (text: string): string => {
    const tokens = marked.lexer(text);
    for (const [table, caption] of tableCaptionsIn(tokens, location, report)) captions.set(table, caption);
    return marked.parser(tokens);
  };
  const html = parsed(markdown).replace(carbonDioxidePattern, 'CO<sub>2</sub>');
  return { html, toc, words: countWords(html) };
};
