/** Nothing on a page moves by itself, and what does move stops. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutShifts, openRecordingShifts, painted } from './layout-shifts.ts';
import { faultsOn, sampledPaths } from './pages.ts';
import { frames, holdFiles, settled, startSite, widths } from './site.ts';

const site = startSite();

/** How the heading of the page is set. */
const headingStyle = (page: Page): Promise<string> =>
  page.locator('h1').evaluate((heading) => {
    const { fontSize, fontWeight, lineHeight, color, margin } = getComputedStyle(heading);
    const { x, y, width, height } = heading.getBoundingClientRect();
    return JSON.stringify({ fontSize, fontWeight, lineHeight, color, margin, x, y, width, height });
  });

test('nothing moves when style sheet and font come late, and while a visitor reads from top to bottom', async () => {
  const faults = await faultsOn(sampledPaths, async (path) => {
    const page = await openRecordingShifts(site);
    const releaseStyleSheet = await holdFiles(page, '**/*.css');
    const releaseFont = await holdFiles(page, '**/*.woff2');
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await painted(page);
    const early = await headingStyle(page);
    releaseStyleSheet();
    await page.waitForLoadState('domcontentloaded');
    await frames(page);
    releaseFont();
    await page.waitForLoadState('load');
    const styled = await headingStyle(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < length; y += 700) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await frames(page);
    }
    await settled(page);
    const shifts = await layoutShifts(page);
    await page.context().close();
    return early === styled ? shifts : [...shifts, `the heading was ${early} and is ${styled}`];
  });
  expect(faults).toEqual([]);
}, 3_600_000);

/** What the compositor animates without the main thread. */
const composited = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/** Animations of the page: those that follow the scroll position rest when nobody scrolls. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect, timeline }) => ({
      followsScrolling: !(timeline instanceof DocumentTimeline),
      end: Number(effect?.getComputedTiming().endTime),
      properties: (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    })),
  );
const laptop = { viewport: { width: widths.laptop, height: 800 }, reducedMotion: 'no-preference' } as const;

test('SH-5: what moves by itself ends within five seconds (WCAG 2.2.2) and needs no main thread, wherever one scrolls', async () => {
  const faults = await faultsOn(sampledPaths, async (path) => {
    const page = await site.open(path, laptop);
    const found: string[] = [];
    for (const place of [0, 0.5, 1]) {
      await page.evaluate(
        (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
        place,
      );
      for (const { end, properties, followsScrolling } of await animations(page)) {
        if (!followsScrolling && end > 5000) found.push(`an animation ends after ${end} ms`);
        found.push(...properties.filter((name) => !composited.includes(name)));
      }
    }
    await page.context().close();
    return found;
  });
  expect(faults).toEqual([]);
});
