import type { Browser, Page } from 'playwright-core';

/** Window of a phone, in CSS pixels. */
export const phone = { width: 412, height: 823 };

/** A page on a phone that records its layout shifts from its first paint on. The caller closes its context. */
export const openRecordingShifts = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.addInitScript(`
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        layoutShifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.nodeName + ' ' + node?.textContent?.slice(0, 40)).join(', '));
    }).observe({ type: 'layout-shift', buffered: true });`);
  return page;
};

/** The layout shifts of such a page up to now: each with its value, and the elements that moved. */
export const layoutShifts = (page: Page): Promise<string[]> => page.evaluate('layoutShifts');
