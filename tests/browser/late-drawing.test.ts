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
  const house = (page: Page) =>
    page.evaluate(() => {
      const [use, ...flow] = document.querySelectorAll<SVGUseElement>('#home svg[role="group"] use');
      const isShown = (part: SVGUseElement) => getComputedStyle(part).visibility === 'visible';
      return {
        drawn: (use?.getBBox().width ?? 0) > 0,
        shown: use !== undefined && isShown(use),
        flowing: flow.some(isShown),
      };
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
    expect(await house(page)).toMatchObject({ drawn: false, shown: true });
    const before = await buttonTop(page);
    release();
    await isDrawn(page);
    expect(await buttonTop(page)).toBe(before);
  });

  test('after dark it is not shown before its colours are there', async () => {
    const { page } = await visitor();
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await holdFiles(page, '**/*.css');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await isDrawn(page);
    expect(await house(page)).toEqual({ drawn: true, shown: false, flowing: false });
    release();
    await page.waitForLoadState('load');
    expect(await house(page)).toMatchObject({ drawn: true, shown: true });
  });
});
