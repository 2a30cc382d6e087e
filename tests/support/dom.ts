import { readFileSync } from 'node:fs';
import { type DOMNode, HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';
import { fileOf } from '../../tools/site/built-site.ts';
import { decoded, plain } from './plain-text.ts';

/** A built page, parsed. */
export interface Page {
  path: string;
  html: string;
  root: HtmlElement;
  main: HtmlElement;
}

const settings = new HtmlValidate().getConfigForSync('page.html');
const opened = new Map<string, Page>();

/** The built page at an address of the site. Throws where the file or its main part is missing. */
export const open = (path: string): Page => {
  const known = opened.get(path);
  if (known !== undefined) return known;
  const html = readFileSync(fileOf(path), 'utf8');
  const root = new Parser(settings).parseHtml(html);
  const main = root.querySelector('main');
  if (main === null) throw new Error(`${path}: no <main>`);
  const page = { path, html, root, main };
  opened.set(path, page);
  return page;
};

/** Elements that stand inside a word or a sentence; all others part the words before and after them. */
const inline = new Set(['a', 'em', 'i', 'sup', 'b', 'strong']);

const rawText = (node: DOMNode): string => {
  if (node instanceof TextNode) return node.textContent;
  if (!(node instanceof HtmlElement)) return '';
  const inside = node.childNodes.map(rawText).join('');
  return inline.has(node.tagName) ? inside : ` ${inside} `;
};

/** What a visitor reads: single plain spaces (no-break ones included), no soft hyphens. Words inside drawings are left out. */
export const textOf = (node: HtmlElement): string => plain(rawText(node));

/** Texts of all elements below one that match a selector, in their order. */
export const textsOf = (node: HtmlElement, selector: string): string[] =>
  node.querySelectorAll(selector).map(textOf);

/** Value of an attribute, or an empty string. */
export const attribute = (node: HtmlElement | null, name: string): string =>
  decoded(node?.getAttributeValue(name) ?? '');

/** Addresses of all links below an element, in their order. */
export const linksOf = (node: HtmlElement): string[] =>
  node.querySelectorAll('a').map((link) => attribute(link, 'href'));

/** Addresses of the images below an element. */
export const imagesOf = (node: HtmlElement): string[] =>
  node.querySelectorAll('img').map((image) => attribute(image, 'src'));

/** The section whose heading has this id. Throws where the page has none. */
export const sectionOf = (page: Page, heading: string): HtmlElement => {
  const found = page.main.querySelector(`section[aria-labelledby="${heading}"]`);
  if (found === null) throw new Error(`${page.path}: no section with the heading #${heading}`);
  return found;
};

/** The first section of a page, with its H1. */
export const heroOf = (page: Page): HtmlElement => {
  const found = page.main.querySelector('section');
  if (found === null) throw new Error(`${page.path}: no section`);
  return found;
};

/** The contact section (id `contact`), or null. */
export const contactOf = (page: Page): HtmlElement | null => page.main.querySelector('section#contact');
