import type { Page } from 'playwright-core';

/** Elements that make the page wider than its window, and texts that are cut off; one line each. */
export const clippedContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrollsAlone = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsAlone(element.parentElement));
    const widest = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !scrollsAlone(element),
      )
      .at(-1);
    const wide =
      scrollWidth > clientWidth
        ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px: ${widest?.outerHTML.slice(0, 140)}`]
        : [];
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility() || element.classList.contains('visually-hidden')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      );
      return (
        ownText &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return [...wide, ...cut.map((element) => `text is cut off: ${element.outerHTML.slice(0, 140)}`)];
  });
