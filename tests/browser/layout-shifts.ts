import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

/** A page on a phone that records its layout shifts from its first paint on; its visitor minds no motion. */
export const openRecordingShifts = async (site: Site): Promise<Page> => {
  const page = await site.newPage({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'no-preference',
  });
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

/** Waits for the first paint of a page. */
export const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
