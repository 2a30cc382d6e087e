import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { isRelease } from '../support/test-scope.ts';
import { newPage } from './contact-form.ts';
import { problemsOn } from './pages.ts';
import { holdRequests, startSite, waitUntilIdle } from './site.ts';

const site = startSite();

/** Each tool: the query before the last input, the field, its new value, the heading of the answer, and the list that replaces the tool. */
const toolJourneys = [
  ['fault-finder', '?marque=vaillant', 'code', 'F.28', /F\.28/, '#codes details'],
  ['service-area', '', 'q', '1770', /Liedekerke/, '#communes summary'],
  [
    'maintenance-due',
    '?region=flanders&appliance=gas&last=2025-02-01',
    'power',
    '30',
    /2027/,
    '#rules summary',
  ],
  ['my-price', '?work=repair&age=older', 'q', '1770', /168,54/, '#prices tbody tr'],
  ['heat-pump-check', '', 'use', '12345', /par an/, '#inputs table td'],
] as const;

const field = (page: Page, name: string) => page.locator(`[data-island] [name="${name}"]`).first();
/** Shows a field that is folded away. */
const openFold = (page: Page, name: string) =>
  field(page, name).evaluate((input) => input.closest('details')?.setAttribute('open', ''));
const enterAndSend = async (page: Page, name: string, text: string): Promise<void> => {
  await openFold(page, name);
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
};
const islandStateOf = (page: Page) => page.locator('[data-island]').first().getAttribute('data-state');

/** The element that has the focus: its name, and its words. */
const readFocusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const heading = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    return { name: heading?.textContent ?? '', words: element?.textContent ?? '' };
  });

const countFallbackItems = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).count();

test('TL-1 to TL-8: without script there is the list that each form would search, and no form', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  for (const [tool, , name, , , fallbackSelector] of toolJourneys) {
    await page.goto(site.origin + href(tool, 'nl'));
    expect(await field(page, name).isVisible(), tool).toBe(false);
    expect(await countFallbackItems(page, fallbackSelector), tool).toBeGreaterThan(3);
  }
});

test('IS-2, IS-3: if the file of an island fails, typed values stay, and so does the list that it would search', async () => {
  const page = await site.newPage();
  for (const [tool, , name, text, , fallbackSelector] of toolJourneys) {
    const release = await holdRequests(page, '**/*.island.*.js');
    await page.goto(site.origin + href(tool, 'fr'), { waitUntil: 'commit' });
    await openFold(page, name);
    await field(page, name).fill(text);
    release('abort');
    await expect.poll(() => islandStateOf(page), { message: tool }).toBe('failed-with-text');
    expect(await field(page, name).inputValue(), tool).toBe(text);
    expect(await countFallbackItems(page, fallbackSelector), tool).toBeGreaterThan(3);
  }
});

test('IS-2, IS-4: Enter leads to the answer, which its heading names and no live region repeats, also where the browser refuses to write the URL', async () => {
  const { page, errors } = await newPage(site);
  await page.addInitScript(() => {
    history.replaceState = () => {
      document.documentElement.dataset.refused = '';
      throw new DOMException('too often', 'SecurityError');
    };
  });
  for (const [tool, query, name, text, words] of toolJourneys) {
    await page.goto(site.origin + href(tool, 'fr') + query);
    await waitUntilIdle(page);
    await enterAndSend(page, name, text);
    await expect.poll(async () => (await readFocusedElement(page)).words, { message: tool }).toMatch(words);
    expect((await readFocusedElement(page)).name, tool).not.toBe('');
    // Only live regions outside of the answer: those within it announce later changes.
    const statusTexts = await page.locator('[data-island] > [role="status"]').allTextContents();
    expect(statusTexts.join(''), tool).toBe('');
    await page.locator('[data-refused]').waitFor();
    expect([errors, await islandStateOf(page)], tool).toEqual([[], 'running']);
  }
});

test('IS-4: a mistake is announced, also where the focus stays', async () => {
  const page = await site.newPage();
  // The heat-pump check tells mistakes at their fields: tests/browser/heat-pump-check.test.ts.
  for (const [tool, query, name] of toolJourneys.filter(([id]) => id !== 'heat-pump-check')) {
    await page.goto(site.origin + href(tool, 'fr') + query);
    await waitUntilIdle(page);
    await enterAndSend(page, name, '%%');
    await expect.poll(() => page.locator('[data-island] [role="alert"]').count(), { message: tool }).toBe(1);
  }
});

/** Each kind of answer, and refused values, as URLs that contain the visitor's inputs. */
const queriesWithAnswers = [
  ['fault-finder', 'marque=vaillant&code=F.28'],
  ['maintenance-due', 'region=flanders&appliance=gas&power=24&last=2025-12-12'],
  ['my-price', 'work=heat-pump&age=younger&q=1300'],
  ['heat-pump-check', 'use=abc&efficiency=0'],
  ['service-area', 'q=8400'],
  ['fault-finder', 'marque=vaillant&code=F.99'],
  ['maintenance-due', 'region=flanders&appliance=gas&power=24&last=2099-01-01&postcode=99'],
  ['my-price', 'work=boiler&energy=gas&age=new&q=9300'],
] as const;

test('axe finds nothing in any answer, and none is broken', async () => {
  const paths = queriesWithAnswers
    .slice(0, isRelease ? queriesWithAnswers.length : toolJourneys.length)
    .map(([tool, query]) => `${href(tool, 'fr')}?${query}`);
  const page = await site.newPage();
  const problems = await problemsOn(paths, async (path) => {
    await page.goto(site.origin + path);
    await waitUntilIdle(page);
    const words = await page.locator('main').textContent();
    const brokenWords = words?.match(/NaN|Infinity|undefined|Invalid|%\w+%/g) ?? [];
    return [...brokenWords, ...(await violationsOf(page, '[data-island]'))];
  });
  expect(problems).toEqual([]);
});
