import { type DOMNode, HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';
import { decodeEntities, toPlainText } from './plain-text.ts';

/** The main part of a page, and its URL for messages. */
interface Page {
  path: string;
  main: HtmlElement;
}

const parserSettings = new HtmlValidate().getConfigForSync('page.html');

/** HTML as elements. */
export const parseHtml = (html: string): HtmlElement => new Parser(parserSettings).parseHtml(html);

/** Elements that stand inside a word or a sentence; all others part the words before and after them. */
const inlineElements = new Set(['a', 'em', 'i', 'sup', 'b', 'strong']);

const rawText = (node: DOMNode): string => {
  if (node instanceof TextNode) return node.textContent;
  if (!(node instanceof HtmlElement)) return '';
  const inside = node.childNodes.map(rawText).join('');
  return inlineElements.has(node.tagName) ? inside : ` ${inside} `;
};

/** The text that a visitor reads, without the words of drawings: with single plain spaces and without soft hyphens. */
export const textOf = (node: HtmlElement): string => toPlainText(rawText(node));

/** Texts of all elements below one that match a selector, in their order. */
export const textsOf = (node: HtmlElement, selector: string): string[] =>
  node.querySelectorAll(selector).map(textOf);

/** Value of an attribute, or an empty string. */
export const attribute = (node: HtmlElement | null, name: string): string =>
  decodeEntities(node?.getAttributeValue(name) ?? '');

/** URLs of all links below an element, in their order. */
export const linksOf = (node: HtmlElement): string[] =>
  node.querySelectorAll('a').map((link) => attribute(link, 'href'));

/** URLs of the images below an element. */
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
