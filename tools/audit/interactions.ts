import type { Browser, Page } from 'playwright-core';
import { slowProcessor } from './slow-processor.ts';

/** Limits of an interaction: milliseconds to the next paint (SH-3), and elements whose style it recalculates. */
export const interactionLimits = { duration: 50, elements: 200 } as const;

/** The controls that are tapped in turns, at a width of the window. */
export const interactions = [
  { name: 'menu', width: 360, targets: ['[popovertarget="nav"]'] },
  {
    name: 'questions',
    width: 360,
    targets: ['details[name]:nth-of-type(2) summary', 'details[name]:nth-of-type(3) summary'],
  },
  { name: 'form', width: 360, targets: ['#contact form button[type="submit"]'] },
  { name: 'price cards', width: 360, targets: ['#prices li:nth-child(1) a', '#prices li:nth-child(2) a'] },
  {
    name: 'tool',
    width: 360,
    targets: ['[data-island]:not([data-island="contact-form"]) form button[type="submit"]'],
  },
  {
    name: 'VAT switch',
    width: 360,
    targets: ['label:has([name="home-age"][value="younger"])', 'label:has([name="home-age"][value="older"])'],
  },
  { name: 'drop-down', width: 1280, targets: ['#nav summary'] },
];
const timedRuns = 3;
const tracedRuns = 2;
const settlingMs = 400;

declare global {
  interface Window {
    eventDurations: number[];
  }
}

/**
 * Runs in the page. Not a locator: Playwright would put its own listeners for every kind of input into the page, and
 * they would be measured, too.
 */
const boxOf = (selector: string): { x: number; y: number; width: number; height: number } | null =>
  document.querySelector(selector)?.getBoundingClientRect().toJSON() ?? null;

const tap = async (page: Page, selector: string): Promise<void> => {
  // Half of a large target may be outside the window, but its beginning is inside.
  const box = await page.evaluate(boxOf, selector);
  if (box === null || box.width === 0)
    throw new Error(`${page.url()}: "${selector}" has no box to be tapped; is it hidden?`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)];
  await (page.viewportSize()?.width === 1280 ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
  await page.waitForTimeout(settlingMs);
};

/** Scrolls to the first match and waits until it is enabled. @returns false where the page has no match. */
const scrollToFirst = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A form is enabled when its island is hydrated.
    while (document.querySelector(target)?.matches(':disabled') === true)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.querySelector(target) !== null;
  }, selector);

const durationOf = async (page: Page, selector: string): Promise<number> => {
  await page.evaluate(() => {
    window.eventDurations = [];
  });
  await tap(page, selector);
  return Math.max(16, ...(await page.evaluate(() => window.eventDurations)));
};

/** Number of elements whose style the browser recalculates when `selector` is tapped. */
export const countRestyledElements = async (
  browser: Browser,
  page: Page,
  selector: string,
): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await tap(page, selector);
  const trace: { traceEvents: { name: string; args?: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
};

const openPage = async (browser: Browser, url: string, width: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, hasTouch: width === 360 });
  await page.addInitScript(() => {
    // A new tab would hide the page before it paints its answer, and no mail program is to open.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.eventDurations?.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  return page;
};

/** How a page answers one kind of interaction, in a line, and whether it is too slow; null where it has none such. */
export const measureInteraction = async (
  browser: Browser,
  url: string,
  { name, width, targets }: (typeof interactions)[number],
): Promise<{ line: string; exceeds: boolean } | null> => {
  const page = await openPage(browser, url, width);
  try {
    const [first = '', second = first] = targets;
    if (!(await scrollToFirst(page, first))) return null;
    await page.waitForTimeout(1000);
    await slowProcessor(page);
    const turn = (index: number): string => (index % 2 === 0 ? first : second);
    const elements: number[] = [];
    for (let index = 0; index < tracedRuns; index += 1)
      elements.push(await countRestyledElements(browser, page, turn(index)));
    const durations: number[] = [];
    for (let index = 0; index < timedRuns; index += 1) durations.push(await durationOf(page, turn(index)));
    /** From the input to the next paint, as the browser says: rounded to 8 ms, at least 16. */
    const duration = durations.sort((one, other) => one - other)[timedRuns >> 1] ?? Number.NaN;
    const most = Math.max(...elements);
    return {
      line: `| ${url} | ${name} | ${duration} ms | ${most} elements |`,
      exceeds: duration > interactionLimits.duration || most > interactionLimits.elements,
    };
  } finally {
    await page.close();
  }
};
