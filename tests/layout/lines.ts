import type { Page } from 'playwright-core';

/** The faults of the lines in a page's texts. */
export interface LineFaults {
  /** Words and numbers that are broken over two lines without a hyphen, because their column is too narrow. */
  brokenWords: string[];
  /**
   * Paragraphs of two lines or more whose longest line has more than 75 characters, or, from 768 px on, fewer than 45
   * because they are set narrower than their column.
   */
  lengthFaults: string[];
}

export const lineFaults = (page: Page): Promise<LineFaults> =>
  page.evaluate(() => {
    const range = document.createRange();
    /** Words of an element, and the rectangles that each is drawn in. */
    const wordsIn = (root: Element, pattern: RegExp) => {
      const words: { parent: Element; word: string; rects: DOMRect[] }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest('.visually-hidden, svg, script, style') !== null) continue;
        for (const { 0: word, index } of node.textContent?.matchAll(pattern) ?? []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (rects.length > 0) words.push({ parent, word, rects });
        }
      }
      return words;
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // A browser hyphenates words where the style sheet says so, but never a number.
    const mayBreak = (parent: Element, word: string) =>
      getComputedStyle(parent).hyphens === 'auto' && /\p{L}/u.test(word);
    const brokenWords = wordsIn(document.body, /(?<!\u00AD)[\p{L}\p{N}]+/gu)
      .filter(({ rects }) => new Set(rects.map(({ top }) => Math.round(top))).size > 1)
      // The head of a table that becomes rows on a phone is there for screen readers only.
      .filter(({ parent }) => isShown(parent) && (parent.closest('thead')?.offsetWidth ?? 2) > 1)
      .filter(({ parent, word }) => !mayBreak(parent, word))
      .map(({ parent, word }) => `“${word}” in “${parent.textContent?.trim().slice(0, 50)}”`);

    /**
     * Number of characters in each line of an element. Words whose middles are at one height are in one line; a broken word
     * counts in both, in proportion to its width.
     */
    const charactersIn = (element: Element): number[] => {
      const lines = new Map<number, number>();
      for (const { word, rects } of wordsIn(element, /\S+/g)) {
        const wordWidth = rects.reduce((sum, { width }) => sum + width, 0);
        for (const { top, bottom, width } of rects) {
          const middle = (top + bottom) / 2;
          const line = [...lines.keys()].find((other) => Math.abs(other - middle) < 8) ?? middle;
          const characters = Math.round((word.length * width) / wordWidth);
          lines.set(line, (lines.get(line) ?? -1) + characters + 1);
        }
      }
      return [...lines.values()];
    };
    const contentWidth = (element: Element): number => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const lengthFaults = [...document.querySelectorAll('main :is(p, li, dd), footer p')]
      .filter((element) => isShown(element) && element.closest('.visually-hidden') === null)
      // Cells and rows of several parts are no paragraphs.
      .filter((element) => /block|list-item/.test(getComputedStyle(element).display))
      .filter((element) =>
        [...element.children].every((child) => getComputedStyle(child).display.startsWith('inline')),
      )
      .flatMap((element) => {
        const lines = charactersIn(element);
        const longest = Math.max(...lines);
        const column = element.parentElement;
        const hasRoom =
          innerWidth >= 768 &&
          lines.reduce((total, line) => total + line, 0) >= 120 &&
          column !== null &&
          getComputedStyle(column).display === 'block' &&
          contentWidth(column) > element.getBoundingClientRect().width + 40;
        if (lines.length < 2 || (longest <= 75 && (longest >= 45 || !hasRoom))) return [];
        return [`${longest} characters in a line: “${element.textContent?.trim().slice(0, 50)}”`];
      });
    return { brokenWords, lengthFaults };
  });
