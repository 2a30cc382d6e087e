/** TL-6: one switch a page for the age of the home, which decides the rate of VAT. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '../accessibility/axe.ts';
import { startSite } from './site.ts';

const site = startSite();
const pathsWithSwitch = ['/fr', '/nl/diensten/ketelonderhoud'];
const totals = (page: Page, home: 'older' | 'younger') => page.locator(`[data-home="home-${home}"]`);
const countVisibleTotals = (page: Page, home: 'older' | 'younger') =>
  totals(page, home).filter({ visible: true }).count();
const ageOption = (page: Page, home: 'older' | 'younger') =>
  page.locator(`[name="home-age"][value="${home}"]`);

test('TL-6: the age of the home leaves one total of each price, by keyboard and without a script', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  for (const path of pathsWithSwitch) {
    await page.goto(site.origin + path);
    const before = await countVisibleTotals(page, 'older');
    expect(before, path).toBeGreaterThan(0);
    expect(await totals(page, 'younger').count(), path).toBe(await totals(page, 'older').count());
    expect(await countVisibleTotals(page, 'younger'), path).toBe(0);
    await ageOption(page, 'older').focus();
    await page.keyboard.press('ArrowDown');
    expect(
      [await countVisibleTotals(page, 'older'), await countVisibleTotals(page, 'younger')],
      path,
    ).toEqual([0, before]);
  }
});

test('TL-6: every row of a price list shows an amount for each age of the home', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  for (const path of ['/fr/mon-prix', '/nl/diensten/ketelonderhoud']) {
    await page.goto(site.origin + path);
    const amount = page.locator('strong', { hasText: '€' });
    const rows = page.locator('tr, .price-row').filter({ has: amount });
    expect(await rows.count(), path).toBeGreaterThan(3);
    for (const home of ['younger', 'older'] as const) {
      await ageOption(page, home).check();
      const shown = rows.filter({ has: amount.filter({ visible: true }) });
      expect(await shown.count(), `${path}, ${home}`).toBe(await rows.count());
    }
  }
});

test('TL-6: on paper both totals are there, and the switch is not; axe finds nothing on the second choice', async () => {
  const page = await site.newPage();
  for (const path of pathsWithSwitch) {
    await page.emulateMedia({ media: null });
    await page.goto(site.origin + path);
    await ageOption(page, 'younger').check();
    expect(await violationsOf(page, 'main', /^color-contrast/), path).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await countVisibleTotals(page, 'younger'), path).toBe(await countVisibleTotals(page, 'older'));
    expect(await ageOption(page, 'older').isVisible(), path).toBe(false);
  }
});

test('TL-6: the choice comes back with the Back button, and nothing is stored but the language', async () => {
  const page = await site.open('/fr');
  await ageOption(page, 'younger').check();
  await page.goto(`${site.origin}/fr/services/depannage-chaudiere`);
  await page.goBack();
  await expect.poll(() => ageOption(page, 'younger').isChecked()).toBe(true);
  expect(
    await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length, document.cookie]),
  ).toEqual([['language'], 0, '']);
});
