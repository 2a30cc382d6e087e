/** The drawing of the home page comes from a file of its own. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { difference } from '../visual/compare-screenshot.ts';
import { newPage } from './contact-form.ts';
import { holdFiles, startSite, widths } from './site.ts';

const site = startSite();

describe('the drawing of the house comes late', () => {
  const house = (page: Page) =>
    page.evaluate(() => {
      const [use] = document.querySelectorAll<SVGUseElement>('#home svg[role="group"] use');
      const isShown = (part: SVGUseElement) => getComputedStyle(part).visibility === 'visible';
      return {
        drawn: (use?.getBBox().width ?? 0) > 0,
        shown: use !== undefined && isShown(use),
      };
    });
  const isDrawn = (page: Page) =>
    page.waitForFunction(
      () => (document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0) > 0,
    );
  const buttonTop = (page: Page) =>
    page.locator('#home a[href^="tel:"]').evaluate((link) => link.getBoundingClientRect().top);

  test('the words do not wait for it, and stay where they are when it comes', async () => {
    const { page } = await newPage(site);
    const release = await holdFiles(page, '**/home.*.svg');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await house(page)).toMatchObject({ drawn: false, shown: true });
    const before = await buttonTop(page);
    release();
    await isDrawn(page);
    expect(await buttonTop(page)).toBe(before);
  });

  test.each(['light', 'dark'] as const)(
    'in the %s scheme it has its colours before the style sheet arrives',
    async (colorScheme) => {
      const { page } = await newPage(site);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths.laptop, height: 800 });
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
});
