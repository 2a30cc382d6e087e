/** Header and first section are painted before the style sheet and the font have come, and neither moves anything. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { layoutShifts, openRecordingShifts } from './layout-shifts.ts';
import { testedKinds } from './page-kinds.ts';
import { frames, serveSite, settled } from './site.ts';

let browser: Browser;
let site: RunningServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Holds requests that match back until the returned function is called. */
const holdBack = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** How the heading of the page is set. */
const headingStyle = (page: Page): Promise<string> =>
  page.locator('h1').evaluate((heading) => {
    const { fontSize, fontWeight, lineHeight, color, margin } = getComputedStyle(heading);
    const { x, y, width, height } = heading.getBoundingClientRect();
    return JSON.stringify({ fontSize, fontWeight, lineHeight, color, margin, x, y, width, height });
  });

describe('the first section is painted without style sheet and font, and nothing moves when they come', () => {
  test.each(testedKinds)('$kind', async ({ path }) => {
    const page = await openRecordingShifts(browser);
    const releaseStyleSheet = await holdBack(page, '**/*.css');
    const releaseFont = await holdBack(page, '**/*.woff2');
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const early = await headingStyle(page);

    releaseStyleSheet();
    await page.waitForLoadState('domcontentloaded');
    await frames(page);
    expect(await headingStyle(page)).toBe(early);

    releaseFont();
    await settled(page);
    expect(await headingStyle(page)).toBe(early);
    expect(await layoutShifts(page)).toEqual([]);
    await page.context().close();
  });
});
