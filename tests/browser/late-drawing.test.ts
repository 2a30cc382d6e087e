/** The drawing of the home page comes from a file of its own. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { holdFiles, newPage } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();
let context: BrowserContext;
afterEach(() => context.close());

const visitor = async (browser?: Browser) => {
  const opened = await newPage(site, {}, browser);
  context = opened.context;
  return opened;
};

describe('the drawing of the house comes late', () => {
  const isHouseDrawn = (page: Page) =>
    page.evaluate(() => {
      const use = document.querySelector<SVGUseElement>('#home svg[role="group"] use');
      return (use?.getBBox().width ?? 0) > 0;
    });
  const isDrawn = (page: Page) =>
    page.waitForFunction(
      () => (document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0) > 0,
    );
  const buttonTop = (page: Page) =>
    page.locator('#home a[href^="tel:"]').evaluate((link) => link.getBoundingClientRect().top);

  test('the words do not wait for it, and stay where they are when it comes', async () => {
    const { page } = await visitor();
    const release = await holdFiles(page, '**/home.*.svg');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await isHouseDrawn(page)).toBe(false);
    const before = await buttonTop(page);
    release();
    await isDrawn(page);
    expect(await buttonTop(page)).toBe(before);
  });

  test('in dark mode its colours do not wait for the style sheet', async () => {
    const { page } = await visitor();
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await holdFiles(page, '**/*.css');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await isDrawn(page);
    const colours = () =>
      page.evaluate(() => {
        const use = document.querySelector('#home use');
        const style = use === null ? null : getComputedStyle(use);
        return ['--brick', '--lit', '--ink'].map((token) => style?.getPropertyValue(token));
      });
    const before = await colours();
    expect(before.every((colour) => colour !== undefined && colour !== '')).toBe(true);
    release();
    await page.waitForLoadState('load');
    expect(await colours()).toEqual(before);
  });
});
