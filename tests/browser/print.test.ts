import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { sheetsOf, startSite } from './site.ts';

const site = startSite();

test.each(languages)('SV-3: what to do in danger prints on one sheet of A4 in %s', async (lang) => {
  const page = await site.open(href('service/boiler-repair', lang));
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('section[aria-labelledby="safety-title"]').isVisible()).toBe(true);
});

test.each(languages)('SH-6: the home page prints on at most ten sheets of A4 in %s', async (lang) => {
  expect(await sheetsOf(await site.open(href('home', lang)))).toBeLessThanOrEqual(10);
});

test.each(languages)('SH-6: the price list of the home page fits one sheet of A4 in %s', async (lang) => {
  // The width and height that margins of 1 cm leave of a sheet.
  const page = await site.open(href('home', lang), { viewport: { width: 718, height: 1047 } });
  await page.emulateMedia({ media: 'print' });
  const prices = page.locator('#prices');
  expect((await prices.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(1047);
  expect(await prices.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
});
