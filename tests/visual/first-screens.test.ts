import process from 'node:process';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { kindsIn, nowhere } from '../browser/page-kinds.ts';
import { alwaysWithFont, startSite } from '../browser/site.ts';
import { isRelease } from '../support/extent.ts';
import { compareScreenshot, difference } from './compare-screenshot.ts';

/** Replaces the baseline: `npm run test:visual -- --update`. */
const update = process.env.UPDATE_SCREENS === 'yes';
/** `npm test` compares the screens of a few pages, `npm run test:visual` and `npm run test:release` all. */
const isWhole = update || isRelease;
const inSample = /home|boiler-repair|town-liedekerke|trouver-chauffagiste/;

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
type Scheme = 'light' | 'dark';

const pagesIn = (lang: 'fr' | 'nl') =>
  kindsIn(lang).map(({ kind, path }) => ({ name: `${lang}-${kind.replace('/', '-')}`, path }));

/** Each kind of page once on a phone and once on a laptop, and some after dark. */
const screens: { name: string; path: string; size: typeof phone; scheme: Scheme }[] = [
  ...pagesIn('fr').map((page) => ({ ...page, size: phone, scheme: 'light' as const })),
  ...pagesIn('nl').map((page) => ({ ...page, size: laptop, scheme: 'light' as const })),
  ...pagesIn('nl')
    .filter(({ name }) => /home|boiler-repair|brand-vaillant/.test(name))
    .map((page) => ({ ...page, size: laptop, scheme: 'dark' as const })),
  { name: 'not-found', path: nowhere, size: phone, scheme: 'light' },
];

const site = startSite();
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
  await alwaysWithFont(page);
});

describe('the first screen looks like its baseline', () => {
  test.each(screens.filter(({ name }) => isWhole || inSample.test(name)))(
    '$name, $size.width px, $scheme',
    async ({ name, path, size, scheme }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const screenshot = await page.screenshot({ animations: 'disabled' });
      expect(
        await compareScreenshot(`${name}-${size.width}-${scheme}`, screenshot, size.width, update),
      ).toBeNull();
    },
  );
});

/**
 * Header and first section, as far as they stand in the window above the bar at its foot, without drawings that are files
 * of their own (tests/browser/home.test.ts).
 */
const firstSection = async (size: typeof phone) => {
  await page
    .locator('main section')
    .first()
    .evaluate((section) => {
      for (const use of section.querySelectorAll('use[href*=".svg#"]')) use.setAttribute('display', 'none');
    });
  const bottom = await page
    .locator('main section')
    .first()
    .evaluate((section) => section.getBoundingClientRect().bottom);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.floor(bottom), size.height - 80) };
  return page.screenshot({ clip, animations: 'disabled' });
};

describe('the first section of each kind of page looks the same before its style sheet has come', () => {
  test.each(kindsIn('fr').filter(({ kind }) => isWhole || inSample.test(kind.replace('/', '-'))))(
    '$kind',
    async ({ kind, path }) => {
      let deliver = () => {};
      let delivery = Promise.resolve();
      await page.route('**/*.css', async (route) => {
        await delivery;
        await route.continue();
      });
      for (const size of [phone, laptop]) {
        await page.setViewportSize(size);
        for (const scheme of ['light', 'dark'] as const) {
          delivery = new Promise((resolve) => {
            deliver = resolve;
          });
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
          await page.locator('main section').first().waitFor();
          await page.evaluate(() => document.fonts.load('1em Jost'));
          const early = await firstSection(size);
          deliver();
          await page.waitForLoadState('load');
          const differing = await difference(early, await firstSection(size), size.width);
          expect(differing, `${kind}, ${size.width} px, ${scheme}`).toBeLessThan(0.002);
        }
      }
      await page.unroute('**/*.css');
    },
  );
});

test('the comparison sees a lost drawing, and does not see another rendering of letters', async () => {
  await page.setViewportSize(laptop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site.origin}/fr`);
  const whole = await page.screenshot();
  const softer = await sharp(whole).blur(0.7).toBuffer();
  expect(await difference(whole, softer, 1280)).toBeLessThan(0.005);
  await page.evaluate(() => document.querySelector('svg[role="group"]')?.remove());
  expect(await difference(whole, await page.screenshot(), 1280)).toBeGreaterThan(0.1);
});
