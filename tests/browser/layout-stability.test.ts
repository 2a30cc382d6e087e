/** Nothing on a page moves by itself, and what does move stops. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve, serveHttps } from '../../tools/server/static-server.ts';
import { isRelease } from '../support/test-scope.ts';
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

/** Long enough for a browser to paint what it has, in milliseconds. */
const pause = 25;

test('nothing moves while a page arrives in chunks that end before every link, button and section', async () => {
  const whole = await serve('dist', 0);
  const chunked = await serveHttps(async ({ url = '/' }, answer) => {
    const page = await fetch(whole.origin + url);
    const body = Buffer.from(await page.arrayBuffer());
    const type = page.headers.get('content-type') ?? '';
    answer.writeHead(page.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return answer.end(body);
    for (const chunk of body.toString().split(/(?=<(?:a|button|section)\s)/)) {
      answer.write(chunk);
      await wait(pause);
    }
    return answer.end();
  });
  const paths = isRelease ? sampledPaths : sampledPaths.slice(0, 3);
  const faults = await faultsOn(paths, async (path) => {
    const page = await openRecordingShifts(site);
    await page.goto(chunked.origin + path, { waitUntil: 'networkidle' });
    const shifts = await layoutShifts(page);
    await page.context().close();
    // The words of a button that shares its row with another move by less, when that comes: nothing else may.
    return shifts.filter((shift) => Number.parseFloat(shift) > 0.0025);
  });
  expect(faults).toEqual([]);
  await chunked.close();
  await whole.close();
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

test('SH-5: the home page is at rest five seconds after it has loaded', async () => {
  const page = await site.open('/fr', laptop);
  const running = async () => (await animations(page)).filter((one) => !one.followsScrolling).length;
  await expect.poll(running, { timeout: 20_000 }).toBe(0);
});
