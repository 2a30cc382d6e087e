/** What a browser on a slow phone reports of a page. */
import type { Browser } from 'playwright-core';
import { slowLine } from '../tools/network/network-throttle.ts';

/** A slow phone: Lighthouse's mobile preset, but applied and not simulated. */
const slow = {
  /** What a script is told of the network; the connection itself is startNetworkThrottle's. */
  network: {
    offline: false,
    latency: slowLine.roundTrip,
    downloadThroughput: slowLine.bytesPerSecond,
    uploadThroughput: slowLine.bytesPerSecond,
  },
  processor: { rate: 4 },
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
};

/** What a browser itself reports of a page, in milliseconds. */
export interface Observed {
  largest: number;
  blocking: number;
}

/** Largest contentful paint and total blocking time of a page, two seconds after it has loaded. */
export const observedIn = async (browser: Browser, address: string): Promise<Observed> => {
  const context = await browser.newContext(slow.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', slow.network);
  await session.send('Emulation.setCPUThrottlingRate', slow.processor);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const observed = await page.evaluate(async () => {
    const entriesOf = (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page without a long task gets no call.
        setTimeout(() => resolve([]), 1000);
      });
    const [paints, tasks] = await Promise.all([entriesOf('largest-contentful-paint'), entriesOf('longtask')]);
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = tasks.map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, first) - 50),
    );
    return {
      largest: paints.at(-1)?.startTime ?? Number.NaN,
      blocking: blocking.reduce((sum, part) => sum + part, 0),
    };
  });
  await context.close();
  return observed;
};
