import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageTypes } from '#src/routing/routes.ts';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite } from './site.ts';

const site = startSite();
const ids = ['home', 'service/boiler-maintenance', 'service/boiler-repair'] as const;
const cases = ids.flatMap((id) => testedLanguages('fr').map((lang) => ({ id, lang })));

const visible = (page: Page, home: string) =>
  page.locator(`[data-home="${home}"]`).filter({ visible: true }).count();
const all = (page: Page, home: string) => page.locator(`[data-home="${home}"]`).count();

describe.each(cases)('$id in $lang', ({ id, lang }) => {
  test('TL-6: the age of the home leaves one total of each price, by keyboard and without a script', async () => {
    const page = await site.open(href(id, lang), { javaScriptEnabled: false });
    expect(await page.locator('fieldset:has([name="home-age"])').count()).toBe(1);
    const older = await all(page, 'home-older');
    expect(older).toBeGreaterThan(0);
    expect(await all(page, 'home-younger')).toBe(older);
    const [before, hidden] = [await visible(page, 'home-older'), await visible(page, 'home-younger')];
    expect(before).toBeGreaterThan(0);
    expect(hidden).toBe(0);
    await page.locator('[name="home-age"][value="older"]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await visible(page, 'home-older')).toBe(0);
    expect(await visible(page, 'home-younger')).toBe(before);
  });

  test('TL-6: on paper both totals stand, and the switch does not', async () => {
    const page = await site.open(href(id, lang));
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page, 'home-younger')).toBe(await visible(page, 'home-older'));
    expect(await page.locator('[name="home-age"]').first().isVisible()).toBe(false);
  });

  test('TL-6: axe finds nothing once the younger home is chosen', async () => {
    const page = await site.open(href(id, lang));
    await page.locator('[name="home-age"][value="younger"]').check();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('TL-6: the choice comes back with the Back button, and nothing is stored but the language', async () => {
  const page = await site.open(href('home', 'fr'));
  await page.locator('[name="home-age"][value="younger"]').check();
  await page.goto(site.origin + href('service/boiler-repair', 'fr'));
  await page.goBack();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('[name="home-age"][value="younger"]')?.matches(':checked'),
  );
  expect(
    await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length, document.cookie]),
  ).toEqual([['language'], 0, '']);
});

test('TL-6: no page has two switches', async () => {
  const page = await site.open(href('home', 'fr'));
  for (const { id } of pageTypes.filter(({ slugs }) => slugs === null)) {
    await page.goto(site.origin + href(id as 'home', 'nl'));
    expect(await page.locator('fieldset:has([name="home-age"])').count(), id).toBeLessThanOrEqual(1);
  }
});
