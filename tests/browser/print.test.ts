import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { problemsOn } from './pages.ts';
import { addSiteFont, startSite } from './site.ts';

const site = startSite();

/** How many sheets of A4 a page prints on, with the margins that browsers leave unless a page says otherwise. */
const sheetsOf = async (page: Page): Promise<number> => {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test.each(testedLanguages('fr'))(
  'SV-3: the instructions for danger print on one sheet of A4 in %s',
  async (lang) => {
    const page = await site.openWithFont(href('service/boiler-repair', lang));
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('section[aria-labelledby="safety-title"]').isVisible()).toBe(true);
  },
);

test.each(testedLanguages('fr'))(
  'SH-6: the home page prints on at most ten sheets of A4, its price list on one, in %s',
  async (lang) => {
    // The width and height that margins of 1 cm leave of a sheet.
    const page = await site.openWithFont(`/${lang}`, { viewport: { width: 718, height: 1047 } });
    expect(await sheetsOf(page)).toBeLessThanOrEqual(10);
    await page.emulateMedia({ media: 'print' });
    const prices = page.locator('#prices');
    expect((await prices.boundingBox())?.height ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(1047);
    expect(await prices.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
  },
);

test('HM-11: the answers of all questions are printed, though all are closed, and no form is', async () => {
  const page = await site.open('/fr');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('form').filter({ visible: true }).count()).toBe(0);
  // A hidden answer has a height, too.
  const shown = await page
    .locator('[aria-labelledby="questions"] details > p')
    .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).not.toContain(false);
});

/** The longest answers of each tool: URLs that contain the visitor's inputs, and the heading of the answer. */
const longestAnswers = [
  ['fault-finder', 'marque=acv&code=E09', '[aria-labelledby="answer"]'],
  ['service-area', 'q=1760', '#answer article h2'],
  ['maintenance-due', 'region=wallonia&appliance=oil&power=30&last=2024-02-29', '#answer article h2'],
  ['my-price', 'work=boiler&energy=gas&age=older&q=1300', '#answer article h2'],
  [
    'heat-pump-check',
    'fuel=oil&use=1700&emitter=old&pumpMaintenance=200&pumpQuote=14000&boilerQuote=5000&grant=1000',
    '[aria-labelledby="result-heading"] table',
  ],
] as const;

test.each(testedLanguages('nl'))(
  'SH-6: the answer of each tool prints on one sheet of A4 in %s',
  async (lang) => {
    const page = await site.newPage();
    await addSiteFont(page);
    const selectors = new Map<string, string>(
      longestAnswers.map(([tool, query, selector]) => [`${href(tool, lang)}?${query}`, selector]),
    );
    const problems = await problemsOn([...selectors.keys()], async (path) => {
      await page.emulateMedia({ media: null });
      await page.goto(site.origin + path);
      const answer = page.locator(selectors.get(path) ?? '').first();
      await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
      await answer.waitFor();
      const sheets = await sheetsOf(page);
      await page.emulateMedia({ media: 'print' });
      return sheets === 1 && (await answer.isVisible()) ? [] : [`${sheets} sheets`];
    });
    expect(problems).toEqual([]);
  },
);
