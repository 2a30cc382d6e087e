import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { samplePageOfEachType, unknownPath } from '../browser/pages.ts';
import { addSiteFont, startSite } from '../browser/site.ts';
import { isRelease } from '../support/test-scope.ts';
import { compareWithBaseline, countDifferences, isUpdate } from './compare-screenshot.ts';

/** `npm test` compares the screens of a few pages, `npm run test:visual` and `npm run test:release` all. */
const isCompared = (name: string) =>
  isUpdate || isRelease || /home|boiler-repair|town-liedekerke|trouver-chauffagiste/.test(name);

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

const pagesIn = (lang: 'fr' | 'nl') =>
  samplePageOfEachType(lang)
    .map(({ id, path }) => ({ name: `${lang}-${id.replace('/', '-')}`, path }))
    .filter(({ name }) => isCompared(name));

/** A page of each type once on a phone and once on a laptop, and some after dark. */
const screenshots = [
  ...[...pagesIn('fr'), ...(isRelease || isUpdate ? [{ name: 'not-found', path: unknownPath }] : [])].map(
    (page) => ({ ...page, size: phone, scheme: 'light' as const }),
  ),
  ...pagesIn('nl').map((page) => ({ ...page, size: laptop, scheme: 'light' as const })),
  ...pagesIn('nl')
    .filter(({ name }) => /home|boiler-repair|brand-vaillant/.test(name))
    .map((page) => ({ ...page, size: laptop, scheme: 'dark' as const })),
];

const site = startSite();
let page: Page;
beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
  await addSiteFont(page);
});

test('first screens look like their baseline', async () => {
  const problems: string[] = [];
  for (const { name, path, size, scheme } of screenshots) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(site.origin + path);
    // The event `load` does not wait for images that load lazily.
    await page.evaluate(() => {
      const isSeen = (image: HTMLImageElement) =>
        image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
      const images = [...document.images].filter(isSeen).map((image) => image.decode());
      return Promise.all([document.fonts.ready, ...images]);
    });
    const screenshot = await page.screenshot({ animations: 'disabled' });
    problems.push(...(await compareWithBaseline(`${name}-${size.width}-${scheme}`, screenshot, size.width)));
  }
  expect(problems).toEqual([]);
}, 3_600_000);

/**
 * Header and first section, as far as they are in the window above the bar at its foot, without drawings that are files of
 * their own (tests/browser/layout-stability.test.ts).
 */
const firstSection = async (size: typeof phone) => {
  const bottom = await page
    .locator('main section')
    .first()
    .evaluate((section) => {
      for (const use of section.querySelectorAll('use[href*=".svg#"]')) use.setAttribute('display', 'none');
      return section.getBoundingClientRect().bottom;
    });
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.floor(bottom), size.height - 80) };
  return page.screenshot({ clip, animations: 'disabled' });
};

test('the first section looks the same before the style sheet has come', async () => {
  let deliver = () => {};
  let delivery = Promise.resolve();
  await page.route('**/*.css', async (route) => {
    await delivery;
    await route.continue();
  });
  const differing: string[] = [];
  for (const { name, path } of pagesIn('fr'))
    for (const [size, colorScheme] of [
      [phone, 'dark'],
      [laptop, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      delivery = new Promise((resolve) => {
        deliver = resolve;
      });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
      await page.locator('main section').first().waitFor();
      await page.evaluate(() => document.fonts.load('1em Jost'));
      const early = await firstSection(size);
      deliver();
      await page.waitForLoadState('load');
      const share = await countDifferences(early, await firstSection(size), size.width);
      if (share >= 0.002) differing.push(`${name}, ${size.width} px, ${colorScheme}: ${share}`);
    }
  await page.unroute('**/*.css');
  expect(differing).toEqual([]);
}, 3_600_000);
