import type { Browser, CDPSession } from 'playwright-core';
import { slowProcessor } from './slow-processor.ts';

/** Limits of a page at rest (SH-5). */
const idleLimits = { busy: 2, animations: 0 };
/** WCAG 2.2.2 allows motion beside other content for five seconds. Milliseconds. */
const maxMotionMs = 5000;
const measuredMs = 3000;

const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

/** Measures the activity of a page that nobody uses: in a line, and whether it exceeds the limits. */
export const measureIdle = async (
  browser: Browser,
  url: string,
  place: 'top' | 'half way down',
): Promise<{ line: string; exceeds: boolean }> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await slowProcessor(page);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  if (place === 'half way down')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await page.waitForTimeout(maxMotionMs);
  const before = await taskSeconds(session);
  await page.waitForTimeout(measuredMs);
  /** Share of the main thread in use, in percent. */
  const busy = (((await taskSeconds(session)) - before) * 100_000) / measuredMs;
  // Animations that follow the scroll position are left out: they rest when nobody scrolls.
  const animations = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .length,
  );
  await page.close();
  return {
    line: `| ${url} | at rest, ${place} | ${busy.toFixed(1)} % busy | ${animations} animations |`,
    exceeds: busy > idleLimits.busy || animations > idleLimits.animations,
  };
};
