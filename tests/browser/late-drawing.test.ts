/** The drawing of the home page comes from a file of its own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { difference } from '../visual/compare-screenshot.ts';
import { painted } from './layout-shifts.ts';
import { holdFiles, startSite, widths } from './site.ts';

const site = startSite();

const widthOfDrawing = () => document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0;
const isDrawn = (page: Page) => page.waitForFunction(`(${widthOfDrawing})() > 0`);

test('the words do not wait for the house, and stay where they are when it comes', async () => {
  const page = await site.newPage();
  const release = await holdFiles(page, '**/home.*.svg');
  const buttonTop = async () => (await page.locator('#home a[href^="tel:"]').boundingBox())?.y;
  await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
  await painted(page);
  expect(await page.evaluate(widthOfDrawing)).toBe(0);
  const before = await buttonTop();
  release();
  await isDrawn(page);
  expect(await buttonTop()).toBe(before);
});

test.each(['light', 'dark'] as const)(
  'in the %s scheme the house has its colours before the style sheet arrives',
  async (colorScheme) => {
    const viewport = { width: widths.laptop, height: 800 };
    const page = await site.newPage({ colorScheme, viewport });
    const release = await holdFiles(page, '**/*.css');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await isDrawn(page);
    const { y = 0 } = (await page.locator('#home svg[role="group"]').boundingBox()) ?? {};
    const clip = { x: 0, y, width: widths.laptop, height: 700 - y };
    const early = await page.screenshot({ clip, animations: 'disabled' });
    release();
    await page.waitForLoadState('load');
    const styled = await page.screenshot({ clip, animations: 'disabled' });
    expect(await difference(early, styled, widths.laptop)).toBeLessThan(0.02);
  },
);
