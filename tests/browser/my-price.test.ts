/** The price tool (TL-8) as a visitor uses it; tests/build/my-price.test.ts has what each household reads. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { collectPageErrors, expectText, startSite, waitUntilIdle } from './site.ts';

const site = startSite();
const path = href('my-price', 'nl');
const answerOf = (page: Page) => page.locator('#answer article');

test('TL-8: an answer follows its questions, what was typed stays, and the link to the contact form carries it there', async () => {
  const page = await site.newPage();
  const pageErrors = collectPageErrors(page, site.origin);
  await page.goto(`${site.origin}${path}?work=repair&age=older&q=9310`);
  const answer = answerOf(page);
  await expectText(answer, '9310');
  await page.locator('[name="age"][value="younger"]').check();
  await expectText(answer, '192,39');
  // The list below shows the prices for the same home.
  await expect.poll(() => page.locator('[name="home-age"][value="younger"]').isChecked()).toBe(true);
  await expectText(page.locator('[data-island="my-price"] [role="status"]'), '192,39');
  await page.locator('[name="work"][value="maintenance"]').check();
  await expect.poll(() => answer.count()).toBe(0);
  await page.locator('[name="energy"][value="oil"]').check();
  await expectText(answer, '301,29');
  await page.locator('[name="q"]').fill('93');
  await expect.poll(() => answer.count()).toBe(0);
  await page.locator('[name="q"]').fill('braine');
  await page.locator('#answer button').first().click();
  await page.locator('[name="age"][value="older"]').check();
  await expectText(answer, '263,94');
  expect(await page.locator('[name="q"]').inputValue()).toBe('braine');
  await expect.poll(() => page.url()).toMatch(/age=older&q=braine#answer$/);
  await answer.locator('a[href="#contact"]').click();
  await expect.poll(() => page.locator('#contact textarea').inputValue()).toMatch(/1440 .*10/);
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
});

test('NV-3: the language switch leads to the same answer', async () => {
  const page = await site.open(`${path}?work=sweeping&age=older&q=9310`);
  await answerOf(page).waitFor();
  await page.locator('header a[hreflang]').filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname !== path);
  await expectText(answerOf(page), '104,94');
});

test('TL-8: on a phone the price is in the window after the button, and where its URL is opened again', async () => {
  const price = (page: Page) => answerOf(page).locator('strong').first();
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 60 && bottom < innerHeight - 80;
  };
  const page = await site.open(`${path}?work=repair&age=older`, { viewport: { width: 360, height: 740 } });
  await waitUntilIdle(page);
  await page.locator('[name="q"]').fill('1770');
  const button = page.locator('[data-island="my-price"] [type="submit"]');
  // Low in the window, where most people tap it.
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - 600, behavior: 'instant' }),
  );
  await button.click();
  await expect.poll(() => price(page).evaluate(isSeen)).toBe(true);
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => price(page).evaluate(isSeen)).toBe(true);
});
