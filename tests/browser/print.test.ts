import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { serveSite } from './site.ts';

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(languages)('SV-3: what to do in danger prints on one sheet of A4 in %s', async (lang) => {
  const page = await browser.newPage();
  await page.goto(site.origin + href('service/boiler-repair', lang));
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('section[aria-labelledby="safety-title"]').isVisible()).toBe(true);
  await page.close();
});

const sheetsOf = async (path: string): Promise<number> => {
  const page = await browser.newPage();
  await page.goto(site.origin + path);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.close();
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test.each(languages)('SH-6: the home page prints on at most ten sheets of A4 in %s', async (lang) => {
  expect(await sheetsOf(href('home', lang))).toBeLessThanOrEqual(10);
});

test.each(languages)('SH-6: the price list of the home page fits one sheet of A4 in %s', async (lang) => {
  // The width and height that margins of 1 cm leave of a sheet.
  const page = await browser.newPage({ viewport: { width: 718, height: 1047 } });
  await page.goto(site.origin + href('home', lang));
  await page.emulateMedia({ media: 'print' });
  const prices = page.locator('#prices');
  expect((await prices.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(1047);
  expect(await prices.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
  await page.close();
});
