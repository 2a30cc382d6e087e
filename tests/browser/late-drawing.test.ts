/** The drawing of the home page comes from a file of its own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted } from './layout-shifts.ts';
import { holdFiles, startSite } from './site.ts';

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
