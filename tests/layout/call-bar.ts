import type { Page } from 'playwright-core';

/** What the call bar at the foot of the window covers: of the first section at rest, of the foot of the page, of what has the focus. */
export const coveredByCallBar = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
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
    /** Browsers do not scroll to a tall field of which a part is in view. */
    const hides = (element: Element) => element.getBoundingClientRect().top > edge - 24;
    const faults: string[] = [];
    scrollTo(0, 0);
    // On the narrowest phones the first section is higher than the screen.
    for (const link of document.querySelectorAll('section:has(h1) a[href]')) {
      if (innerWidth >= 360 && link.checkVisibility() && covers(link))
        faults.push(`first screen: ${named(link)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main summary, main input, main textarea, footer a[href]',
    )) {
      if (!element.checkVisibility()) continue;
      element.focus();
      // The form may start while it gets the focus, and moves what is below it for some frames.
      for (let frame = 0; frame < 60 && hides(element); frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      if (hides(element)) faults.push(`with the focus: ${named(element)}`);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    for (const element of document.querySelectorAll('footer a, footer p')) {
      if (covers(element)) faults.push(`at the foot of the page: ${named(element)}`);
    }
    scrollTo(0, 0);
    return faults;
  });
