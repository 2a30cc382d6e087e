import type { Page } from 'playwright-core';

/**
 * Links that the call bar at the foot of the window covers: in the first section before scrolling, and at the foot of the
 * page. tests/accessibility/keyboard.test.ts checks that it does not cover the focused element.
 */
export const coveredByCallBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('body *')].find((element) => {
      const { position, bottom } = getComputedStyle(element);
      return (
        position === 'fixed' &&
        bottom === '0px' &&
        element.clientWidth >= document.documentElement.clientWidth
      );
    });
    if (bar === undefined) return [];
    const edge = bar.getBoundingClientRect().top;
    const describe = (element: Element) =>
      `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    const covers = (element: Element) => {
      const { top, bottom } = (element.querySelector('.plate') ?? element).getBoundingClientRect();
      return bottom > edge + 1 && top < innerHeight;
    };
    // The fallback of a form that runs is invisible, and still has a box.
    const visible = { visibilityProperty: true };
    const problems: string[] = [];
    scrollTo(0, 0);
    for (const link of document.querySelectorAll('section:has(h1) a[href]')) {
      if (link.checkVisibility(visible) && covers(link)) problems.push(`first screen: ${describe(link)}`);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    for (const element of document.querySelectorAll('footer a, footer p')) {
      if (covers(element)) problems.push(`at the foot of the page: ${describe(element)}`);
    }
    scrollTo(0, 0);
    return problems;
  });
