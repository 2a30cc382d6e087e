import type { Browser, CDPSession, Page } from 'playwright-core';
import { slowProcessor } from './slow-processor.ts';

/** How busy a page is while nobody uses it. */
export interface Rest {
  path: string;
  place: 'top' | 'half way down';
  /** Share of the main thread in use, in percent, on a processor slowed four times. */
  busy: number;
  /** Animations that still run by the clock; those that follow the scroll position rest when nobody scrolls. */
  animations: number;
}

/** Limits of a page at rest. */
export const restLimits = { busy: 2, animations: 0 } as const;

/** WCAG 2.2.2 allows motion beside other content for five seconds. Milliseconds. */
const motionTime = 5000;
const measuredTime = 3000;

const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

const measureHere = async (page: Page, session: CDPSession): Promise<Pick<Rest, 'busy' | 'animations'>> => {
  await page.waitForTimeout(motionTime);
  const before = await taskSeconds(session);
  await page.waitForTimeout(measuredTime);
  const after = await taskSeconds(session);
  const animations = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .length,
  );
  return { busy: ((after - before) * 100_000) / measuredTime, animations };
};

const measureAt = async (
  browser: Browser,
  url: string,
  place: Rest['place'],
): Promise<Pick<Rest, 'busy' | 'animations'>> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await slowProcessor(page);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    if (place === 'half way down')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    return await measureHere(page, session);
  } finally {
    await page.close();
  }
};

/** Measures a page five seconds after it has loaded, at its top and, at the same time in another tab, half way down. */
export const measureRest = async (browser: Browser, origin: string, path: string): Promise<Rest[]> => {
  const places = ['top', 'half way down'] as const;
  return Promise.all(
    places.map(async (place) => ({ path, place, ...(await measureAt(browser, origin + path, place)) })),
  );
};
