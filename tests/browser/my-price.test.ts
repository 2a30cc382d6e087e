/** The price tool in a browser: what a household reads (TL-8). Amounts were computed by hand from content/facts. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { households, refused } from './my-price-households.ts';
import { expectText, settled, startSite, watch } from './site.ts';

const site = startSite();

/** A work of which no Region asks anything, and one of which only Brussels does. */
const unruled = ['work=underfloor&age=older&q=1000', 'work=repair&age=older&q=1400'];

const digits = (text: string) => text.replace(/[\s.\u00a0\u202f]/g, '');

describe.each(testedLanguages('nl'))('TL-8 in %s', (lang) => {
  const path = href('my-price', lang);

  test('TL-8, WD-2: twenty households read their price, what it covers, how soon, and what the Region asks', async () => {
    const faults: string[] = [];
    const page = await site.open(path);
    const watched = watch(page, site.origin);
    for (const [query, amount, others] of households) {
      await page.goto(`${site.origin}${path}?${query}`);
      await page.locator('[data-island="my-price"]').scrollIntoViewIfNeeded();
      const article = page.locator('#answer article');
      await article.waitFor();
      const read = await article.textContent();
      const [shown] = await article.locator('strong').allTextContents();
      const missing = others.filter(
        (other) => !other.split('|').some((one) => digits(read ?? '').includes(digits(one))),
      );
      if (!digits(shown ?? '').includes(amount)) faults.push(`${query}: ${shown}, not ${amount}`);
      if (missing.length > 0) faults.push(`${query}: nothing of ${missing.join(', ')}`);
    }
    expect(faults).toEqual([]);
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('what the law forbids, and where nobody comes, has the reason of this place, a number and the form', async () => {
    const faults: string[] = [];
    const page = await site.open(path);
    for (const [query, reason, other] of refused) {
      await page.goto(`${site.origin}${path}?${query}`);
      const article = page.locator('#answer article');
      await article.waitFor();
      const read = (await article.textContent()) ?? '';
      const links = article.locator('a[href^="tel:"], a[href="#contact"]');
      if (!reason.test(read) || other.test(read) || (await links.count()) !== 2)
        faults.push(`${query}: ${read}`);
      if ((await article.locator('strong').count()) > 0) faults.push(`${query}: shows a price`);
    }
    for (const query of unruled) {
      await page.goto(`${site.origin}${path}?${query}`);
      await page.locator('#answer article').waitFor();
      if ((await page.locator('#answer img[src*="fact-rule"]').count()) > 0)
        faults.push(`${query}: has a rule`);
    }
    expect(faults).toEqual([]);
  });

  test('an answer follows its questions, and what was typed stays', async () => {
    const page = await site.open(`${path}?work=repair&age=older&q=9310`);
    const answer = page.locator('#answer article');
    await expectText(answer, '9310');
    await page.locator('[name="age"][value="younger"]').check();
    await expectText(answer, '192,39');
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
  });

  test('NV-3: the language switch leads to the same answer', async () => {
    const page = await site.open(`${path}?work=sweeping&age=older&q=9310`);
    await page.locator('#answer article').waitFor();
    await page.locator('header a[hreflang]').filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== path);
    await expectText(page.locator('#answer article'), '104,94');
  });

  test('the questions by keyboard: what is wrong is told, then the answer has the focus', async () => {
    const page = await site.open(path);
    await settled(page);
    await page.locator('[name="q"]').press('Enter');
    await expect.poll(() => page.locator('[data-island] [id$="-error"]').count()).toBe(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('work');
    expect(await page.locator('[name="energy"]').first().isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[name="energy"]').first().isVisible()).toBe(true);
    await page.locator('[name="energy"][value="gas"]').press('Space');
    await page.locator('[name="age"][value="older"]').press('Space');
    await page.locator('[name="q"]').fill('9470');
    await page.locator('[name="q"]').press('Enter');
    await expectText(page.locator('#answer article'), '9470');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('on a phone the price is in the window after the button, and where its address is opened again', async () => {
    const isPriceInWindow = (page: Page) =>
      expect
        .poll(() =>
          page
            .locator('#answer article strong')
            .first()
            .evaluate((element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return top > 60 && bottom < innerHeight - 80;
            }),
        )
        .toBe(true);
    const page = await site.open(path, { viewport: { width: 360, height: 740 } });
    await settled(page);
    for (const [name, value] of [
      ['work', 'repair'],
      ['age', 'older'],
    ] as const)
      await page.locator(`[name="${name}"][value="${value}"]`).check();
    await page.locator('[name="q"]').fill('1770');
    const button = page.locator('[data-island="my-price"] [type="submit"]');
    // Low in the window, where most people tap it.
    await button.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - 600, behavior: 'instant' }),
    );
    await button.click();
    await isPriceInWindow(page);
    const other = await site.newPage({ viewport: { width: 360, height: 740 } });
    await other.goto(page.url());
    await isPriceInWindow(other);
    expect(await other.locator('[name="q"]').inputValue()).toBe('1770');
  });

  test('writing carries the work, the place and the age of the home into the form', async () => {
    const page = await site.open(`${path}?work=sweeping&age=older&q=1790`);
    await page.locator('#answer article a[href="#contact"]').click();
    await expect.poll(() => page.locator('#contact textarea').inputValue()).toMatch(/1790 Affligem, .*10/);
  });
});
