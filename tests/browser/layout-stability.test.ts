/** Nothing on a page moves by itself, and what does move stops. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsOn, quickSamplePaths } from './pages.ts';
import { holdRequests, startSite, waitForTwoFrames, waitUntilIdle } from './site.ts';

const site = startSite();

/** A page on a phone that records its layout shifts from its first paint on; its visitor minds no motion. */
const openRecordingShifts = async (): Promise<Page> => {
  const page = await site.newPage({ viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' });
  await page.addInitScript(`
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        layoutShifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.nodeName + ' ' + node?.textContent?.slice(0, 40)).join(', '));
    }).observe({ type: 'layout-shift', buffered: true });`);
  return page;
};

/** How the heading of the page is set. */
const headingStyle = (page: Page): Promise<string> =>
  page.locator('h1').evaluate((heading) => {
    const { fontSize, fontWeight, lineHeight, color, margin } = getComputedStyle(heading);
    const { x, y, width, height } = heading.getBoundingClientRect();
    return JSON.stringify({ fontSize, fontWeight, lineHeight, color, margin, x, y, width, height });
  });

/** Animations that do not end, or that need the main thread. Animations that follow scrolling are left out. */
const wrongAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const composited = ['opacity', 'transform', 'translate', 'rotate', 'scale'];
    const others = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({ effect, timeline }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return [
        ...(timeline instanceof DocumentTimeline && end > 5000 ? [`an animation ends after ${end} ms`] : []),
        ...keyframes.flatMap(Object.keys).filter((key) => ![...composited, ...others].includes(key)),
      ];
    });
  });

/** Faults of animations. The first test collects them while it scrolls, the last one reports them. */
const animationProblems: string[] = [];

test('nothing moves when style sheet, drawings and font come late, and while a visitor reads from top to bottom', async () => {
  const problems = await problemsOn(quickSamplePaths, async (path) => {
    const page = await openRecordingShifts();
    const releases = [await holdRequests(page, '**/*.css'), await holdRequests(page, '**/*.{woff2,svg}')];
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const earlyStyle = await headingStyle(page);
    for (const release of releases) {
      release();
      await page.waitForLoadState('domcontentloaded');
      await waitForTwoFrames(page);
    }
    await page.waitForLoadState('load');
    const styled = await headingStyle(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < length; y += 800) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await waitForTwoFrames(page);
      animationProblems.push(...(await wrongAnimations(page)).map((problem) => `${path}: ${problem}`));
    }
    await waitUntilIdle(page);
    const shifts = await page.evaluate<string[]>('layoutShifts');
    await page.context().close();
    return earlyStyle === styled ? shifts : [...shifts, `the heading was ${earlyStyle} and is ${styled}`];
  });
  expect(problems).toEqual([]);
}, 3_600_000);

test('SH-5: every automatic motion ends within five seconds (WCAG 2.2.2) and needs no main thread, wherever one scrolls', () => {
  expect(animationProblems).toEqual([]);
});
