import type { Page } from 'playwright-core';

/** What the call bar at the foot of the window covers: of the first section at rest, of the foot of the page, of what has the focus. */
export const coveredByCallBar = async (page: Page): Promise<string[]> => {
  // The form starts as it approaches the window; what is below it then moves.
  const contact = page.locator('#contact:has(form)');
  if ((await contact.count()) > 0) {
    await contact.scrollIntoViewIfNeeded();
    await contact.locator('[data-state="running"]').waitFor();
  }
  return page.evaluate(async () => {
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
    const named = (element: Element) =>
      `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    const covers = (element: Element) => {
      const { top, bottom } = (element.querySelector('.plate') ?? element).getBoundingClientRect();
      return bottom > edge + 1 && top < innerHeight;
    };
    /** Altogether (WCAG 2.4.11): a browser does not scroll to an element of which a part is in view. */
    const hides = (element: Element) => element.getBoundingClientRect().top >= edge - 1;
    // What stands in for a form that runs keeps its place and is not seen.
    const visible = { visibilityProperty: true };
    const faults: string[] = [];
    scrollTo(0, 0);
    for (const link of document.querySelectorAll('section:has(h1) a[href]')) {
      if (link.checkVisibility(visible) && covers(link)) faults.push(`first screen: ${named(link)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main summary, main input, main textarea, footer a[href]',
    )) {
      if (!element.checkVisibility(visible)) continue;
      element.focus();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      // A form that wakes up at this moment scrolls a moment later.
      if (hides(element)) await new Promise((awake) => setTimeout(awake, 500));
      if (hides(element)) faults.push(`with the focus: ${named(element)}`);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    for (const element of document.querySelectorAll('footer a, footer p')) {
      if (covers(element)) faults.push(`at the foot of the page: ${named(element)}`);
    }
    scrollTo(0, 0);
    return faults;
  });
};
