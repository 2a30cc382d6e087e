import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { sheetsOf, startSite } from './site.ts';

const site = startSite();

test.each(languages)('SV-3: what to do in danger prints on one sheet of A4 in %s', async (lang) => {
  const page = await site.openWithFont(href('service/boiler-repair', lang));
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('section[aria-labelledby="safety-title"]').isVisible()).toBe(true);
});

test.each(languages)('SH-6: the home page prints on at most ten sheets of A4 in %s', async (lang) => {
  expect(await sheetsOf(await site.openWithFont(href('home', lang)))).toBeLessThanOrEqual(10);
});

test.each(languages)('SH-6: the price list of the home page fits one sheet of A4 in %s', async (lang) => {
  // The width and height that margins of 1 cm leave of a sheet.
  const page = await site.openWithFont(href('home', lang), { viewport: { width: 718, height: 1047 } });
  await page.emulateMedia({ media: 'print' });
  const prices = page.locator('#prices');
  expect((await prices.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(1047);
  expect(await prices.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
});

/** Addresses that carry what a visitor has entered, and the heading of the answer; the longest answers of each tool. */
const answers = [
  ['fault-finder', 'marque=vaillant&code=F.28', '[aria-labelledby="answer"]'],
  ['fault-finder', 'marque=acv&code=E09', '[aria-labelledby="answer"]'],
  ['fault-finder', 'marque=bosch&code=XYZ', '[aria-labelledby="answer"]'],
  ['service-area', 'q=1760', '#answer article h2'],
  ['service-area', 'q=8400', '#answer article h2'],
  ['maintenance-due', 'region=wallonia&appliance=oil&power=30&last=2024-02-29', '#answer article h2'],
  [
    'heat-pump-check',
    'fuel=oil&use=1700&emitter=old&pumpMaintenance=200&pumpQuote=14000&boilerQuote=5000&grant=1000',
    '[aria-labelledby="result-heading"] table',
  ],
] as const;

test.each(languages.flatMap((lang) => answers.map((answer) => [lang, ...answer] as const)))(
  'SH-6: in %s the answer of %s to %s prints on one sheet of A4',
  async (lang, tool, query, answer) => {
    const page = await site.openWithFont(`${href(tool, lang)}?${query}`);
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await page.locator(answer).first().waitFor();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(answer).first().isVisible()).toBe(true);
  },
);
