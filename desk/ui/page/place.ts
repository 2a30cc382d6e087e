import type { Path } from '../../source/change.ts';
import { comparable } from '../references.ts';

const partOf = (page: Document): Element => page.querySelector('main') ?? page.body;

/** Text nodes of the main part of a page, without scripts, styles and blanks. */
export const textNodes = (page: Document): Text[] => {
  const root = partOf(page);
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (
      !/^(script|style)$/i.test(node.parentElement?.tagName ?? '') &&
      comparable(node.textContent ?? '') !== ''
    )
      found.push(node as Text);
  return found;
};

/** The texts of the main part of a page as it was rendered. */
export const renderedTexts = (page: Document): string[] =>
  textNodes(page).map((node) => node.textContent ?? '');

/** Index of the first text that differs between two renderings; null where none does. */
export const firstChange = (before: readonly string[], after: readonly string[]): number | null => {
  const index = after.findIndex((text, place) => text !== before[place]);
  return index < 0 ? null : index;
};

/** The smallest element around the text at an index of `renderedTexts` that shows a text; null where none near it does. */
export const elementAt = (page: Document, index: number, text: string): HTMLElement | null => {
  const wanted = comparable(text);
  let element: Element | null = textNodes(page)[index]?.parentElement ?? null;
  while (element !== null && !/^(main|section|article|body)$/i.test(element.tagName)) {
    if (comparable(element.textContent ?? '').includes(wanted)) return element as HTMLElement;
    element = element.parentElement;
  }
  return null;
};

/** The paragraph, heading, item or cell around a text. */
export const blockOf = (node: Text | undefined): HTMLElement | null =>
  node?.parentElement?.closest<HTMLElement>('p, li, h1, h2, h3, h4, dt, dd, td, th, caption') ?? null;

/** The block around the text at an index of `renderedTexts`. */
export const blockAt = (page: Document, index: number): HTMLElement | null => blockOf(textNodes(page)[index]);

/** The elements of the main part of a page that show a text and nothing else, the smallest ones, in their order. */
export const elementsShowing = (page: Document, text: string): HTMLElement[] => {
  const wanted = comparable(text);
  const shows = (element: Element) => comparable(element.textContent ?? '') === wanted;
  // Too short to tell a place.
  if (wanted.length < 3) return [];
  const all = [...partOf(page).querySelectorAll<HTMLElement>('*')];
  return all.filter((element) => shows(element) && ![...element.children].some(shows));
};

/** Whether a field's text is in the head of the page, where nobody sees it. */
export const isInHead = (path: Path): boolean => path[0] === 'meta';
