import type { Page } from 'playwright-core';

/**
 * Paragraphs of two lines or more whose longest line has more than 75 characters, or, from 768 px on, fewer than 45
 * because they are set narrower than their column.
 */
export const wrongLineLengths = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Characters in each line of an element, told apart by where the middle of a word is. */
    const linesOf = (element: Element): number[] => {
      const lines = new Map<number, number>();
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden, svg') !== null) continue;
        for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { top, bottom, width } = range.getBoundingClientRect();
          if (width === 0) continue;
          const middle = (top + bottom) / 2;
          const line = [...lines.keys()].find((other) => Math.abs(other - middle) < 8) ?? middle;
          lines.set(line, (lines.get(line) ?? -1) + word.length + 1);
        }
      }
      return [...lines.values()];
    };
    const contentWidth = (element: Element): number => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    return [...document.querySelectorAll('main p, main li, main dd, footer p')].flatMap((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.visually-hidden') !== null
      )
        return [];
      // Cells and rows of several parts are no paragraphs.
      if (!/block|list-item/.test(getComputedStyle(element).display)) return [];
      if ([...element.children].some((child) => !getComputedStyle(child).display.startsWith('inline')))
        return [];
      const lines = linesOf(element);
      if (lines.length < 2) return [];
      const longest = Math.max(...lines);
      const column = element.parentElement;
      const hasRoom =
        innerWidth >= 768 &&
        lines.reduce((total, line) => total + line, 0) >= 120 &&
        column !== null &&
        getComputedStyle(column).display === 'block' &&
        contentWidth(column) > element.getBoundingClientRect().width + 40;
      if (longest <= 75 && (longest >= 45 || !hasRoom)) return [];
      return [`${longest} characters in a line: “${element.textContent?.trim().slice(0, 50)}”`];
    });
  });
