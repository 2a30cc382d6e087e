import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { kindsIn, nowhere } from '../browser/page-kinds.ts';
import { serveSite } from '../browser/site.ts';
import { difference, judgeScreen, schemes, sizes } from './compare-screenshot.ts';

const update = process.env.UPDATE_SCREENS === 'yes';

const pages = [
  ...languages.flatMap((lang) =>
    kindsIn(lang).map(({ kind, path }) => ({ name: `${lang}-${kind.replace('/', '-')}`, path })),
  ),
  { name: 'not-found', path: nowhere },
];

let browser: Browser;
let server: RunningServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serveSite()]);
  page = await browser.newPage({ reducedMotion: 'reduce' });
  // A busy machine may fetch the font too late for a page, which then keeps its fallback; added so it is always used.
  await page.addInitScript(() => {
    const jost = new FontFace('Jost', 'url(/fonts/jost.woff2)', { weight: '100 900' });
    document.fonts.add(jost);
    jost.load();
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('the first screen of each kind of page looks as it is kept', () => {
  test.each(pages)('$name', async ({ name, path }) => {
    await page.goto(`${server.origin}${path}`);
    await page.evaluate(() => document.fonts.ready);
    const problems: (string | null)[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        const screenshot = await page.screenshot({ animations: 'disabled' });
        problems.push(await judgeScreen(`${name}-${size.width}-${scheme}`, screenshot, size.width, update));
      }
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});

/**
 * Header and first section, as far as they stand in the window above the bar at its foot, without drawings that are files
 * of their own (tests/browser/home.test.ts).
 */
const firstSection = async (size: (typeof sizes)[number]) => {
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
  test.each(kindsIn('fr'))('$kind', async ({ kind, path }) => {
    let deliver = () => {};
    let delivery = Promise.resolve();
    await page.route('**/*.css', async (route) => {
      await delivery;
      await route.continue();
    });
    for (const size of [sizes[0], sizes[2]]) {
      await page.setViewportSize(size);
      for (const scheme of schemes) {
        delivery = new Promise((resolve) => {
          deliver = resolve;
        });
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(`${server.origin}${path}`, { waitUntil: 'commit' });
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
  });
});

test('the comparison sees a lost drawing, and does not see another rendering of letters', async () => {
  await page.setViewportSize(sizes[2]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.origin}/fr`);
  const whole = await page.screenshot();
  const softer = await sharp(whole).blur(0.7).toBuffer();
  expect(await difference(whole, softer, 1280)).toBeLessThan(0.005);
  await page.evaluate(() => document.querySelector('svg[role="group"]')?.remove());
  expect(await difference(whole, await page.screenshot(), 1280)).toBeGreaterThan(0.1);
});
