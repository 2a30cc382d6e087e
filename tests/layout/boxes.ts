import type { Page } from 'playwright-core';

/** A rectangle in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text or a link, as the page renders it. */
export interface Rendered {
  kind: 'text' | 'target';
  name: string;
  box: Box;
  /** The part that its containers leave visible; what can be scrolled into view counts as visible. */
  visible: Box;
  /** Font size in pixels as rendered, in a drawing times its scale; 0 for a target. */
  fontSize: number;
  /** The same number for all lines of one block of text. */
  block: number;
  /** Stays in place when the page scrolls. */
  isFixed: boolean;
  /** Part of an inline drawing. */
  isDrawn: boolean;
  /** A link in a sentence, which may be as small as its line (WCAG 2.5.8). */
  inSentence: boolean;
  /** A link or button with a frame: it looks like a button. */
  isFramed: boolean;
}

/** All visible lines of text, links and controls of the page, with the boxes they are rendered in. */
export const renderedBoxes = (page: Page): Promise<Rendered[]> =>
  page.evaluate(() => {
    const targets = 'a[href], button, summary, input, select, textarea';
    const blocks: Element[] = [];
    const found: Rendered[] = [];
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden') === null;
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
    const blockOf = (element: Element): number => {
      let block = element;
      while (
        !block.matches('text') &&
        getComputedStyle(block).display.startsWith('inline') &&
        block.parentElement
      )
        block = block.parentElement;
      if (!blocks.includes(block)) blocks.push(block);
      return blocks.indexOf(block);
    };
    /** What the containers of an element leave visible of a box: `hidden` and `clip` cut it, `auto` and `scroll` do not. */
    const visibleOf = (element: Element, box: Box): { visible: Box; isFixed: boolean } => {
      const visible = { ...box };
      let isFixed = false;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const isRoot = at === element && !(at instanceof SVGSVGElement);
        const { left, top, right, bottom } = at.getBoundingClientRect();
        const cuts = (overflow: string) => !isRoot && (overflow === 'hidden' || overflow === 'clip');
        if (!isRoot && (at instanceof SVGSVGElement || !(at instanceof SVGElement))) {
          if (cuts(style.overflowX)) {
            visible.left = Math.max(visible.left, left);
            visible.right = Math.min(visible.right, right);
          }
          if (cuts(style.overflowY)) {
            visible.top = Math.max(visible.top, top);
            visible.bottom = Math.min(visible.bottom, bottom);
          }
        }
        if (style.position === 'fixed') isFixed = true;
        if (['auto', 'scroll'].includes(style.overflowX)) return { visible, isFixed };
      }
      visible.left = Math.max(visible.left, 0);
      visible.right = Math.min(visible.right, document.documentElement.clientWidth);
      return { visible, isFixed };
    };
    const add = (kind: Rendered['kind'], element: Element, name: string, rect: DOMRect, fontSize: number) => {
      if (rect.width === 0 || rect.height === 0) return;
      const box = boxOf(rect);
      const style = getComputedStyle(element);
      const sentence = element.parentElement?.closest('p, li, dd, td')?.textContent?.trim();
      found.push({
        kind,
        name: name.trim().replace(/\s+/g, ' ').slice(0, 50),
        box,
        ...visibleOf(element, box),
        fontSize,
        block: blockOf(element),
        isDrawn: element instanceof SVGElement,
        inSentence: style.display === 'inline' && sentence !== element.textContent?.trim(),
        isFramed:
          element.matches('a, button') &&
          [style.borderTopWidth, style.borderLeftWidth, style.borderRightWidth].every(
            (edge) => Number.parseFloat(edge) >= 1.5,
          ),
      });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !shown(element)) continue;
      if (element.closest('script, style, title, desc') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const text = element.closest('text');
      if (text !== null) {
        const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
        add('text', text, node.textContent ?? '', text.getBoundingClientRect(), size * Math.hypot(a, b));
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add('text', element, node.textContent ?? '', rect, size);
    }
    for (const element of document.querySelectorAll(targets)) {
      if (!shown(element)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
      // Who touches the label chooses the option.
      const label = element.matches('[type="radio"], [type="checkbox"]') ? element.closest('label') : null;
      add('target', element, name, (label ?? element).getBoundingClientRect(), 0);
    }
    return found;
  });
