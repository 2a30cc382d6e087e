import type { Page } from 'playwright-core';

/**
 * Words and numbers of which a line ends in the middle, without a hyphen: the column is too narrow for them. A browser
 * hyphenates words where the style sheet says `hyphens: auto`, but never a number.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('.visually-hidden, svg, script, style') !== null) continue;
      // The head of a table that becomes rows on a phone is there for screen readers only.
      if ((parent.closest('thead')?.offsetWidth ?? 2) <= 1) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const mayHyphenate = getComputedStyle(parent).hyphens === 'auto';
      for (const { 0: word, index } of node.textContent?.matchAll(/(?<!\u00AD)[\p{L}\p{N}]+/gu) ?? []) {
        if (mayHyphenate && /\p{L}/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(`“${word}” in “${node.textContent?.trim().slice(0, 50)}”`);
      }
    }
    return broken;
  });
