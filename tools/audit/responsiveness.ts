import type { Browser, CDPSession } from 'playwright-core';
import { launch } from '../browsers/launch.ts';
import { interactions, measureInteraction } from './interactions.ts';
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
const measureIdle = async (
  browser: Browser,
  url: string,
  place: 'top' | 'half way down',
): Promise<Measured> => {
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

interface Measured {
  line: string;
  exceeds: boolean;
}

/** Other work of the machine can only make a page slower, so the best of a page's measurements counts. */
const maxMeasurements = 5;
const lowestOf = async <Result extends Measured | null>(measure: () => Promise<Result>): Promise<Result> => {
  let result = await measure();
  for (let again = 1; again < maxMeasurements && result?.exceeds === true; again += 1)
    result = await measure();
  return result;
};

/**
 * Measures on a processor slowed four times: each URL at rest, at its top and half way down, and each kind of
 * interaction on the first two URLs that have it.
 * @returns a line for each measurement.
 */
export const measureResponsiveness = async (urls: readonly string[]): Promise<Measured[]> => {
  const browser = await launch();
  const measured: Measured[] = [];
  try {
    const rests = urls.flatMap((url) =>
      (['top', 'half way down'] as const).map((place) => () => measureIdle(browser, url, place)),
    );
    // Pages at rest do not disturb each other.
    while (rests.length > 0) measured.push(...(await Promise.all(rests.splice(0, 6).map(lowestOf))));
    for (const interaction of interactions) {
      let pages = 0;
      for (const url of urls) {
        const result = pages < 2 ? await lowestOf(() => measureInteraction(browser, url, interaction)) : null;
        if (result === null) continue;
        pages += 1;
        measured.push(result);
      }
    }
  } finally {
    await browser.close();
  }
  return measured;
};
