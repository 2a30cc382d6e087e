import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite, watch } from './site.ts';

const site = startSite();

/** Opens a path on a day: the page was built before. */
const openOn = async (day: string, path: string, javaScriptEnabled = true): Promise<Page> => {
  const page = await site.open('/robots.txt', { javaScriptEnabled });
  if (javaScriptEnabled) await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await page.goto(site.origin + path);
  return page;
};

/** The days that the page names for its boards and statements. */
const daysOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-until]')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset.until ?? '').sort());

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe.each(testedLanguages('fr'))('the grants page in %s', (lang) => {
  const path = href('grants', lang);

  test('TL-4: on the last day each board is open, on the day after it has closed itself', async () => {
    const page = await openOn('2026-11-24', path);
    const watched = watch(page, site.origin);
    const boards = page.locator('article:has([data-until])');
    const count = await boards.count();
    expect(count).toBe(3);
    for (let index = 0; index < count; index += 1) {
      const board = boards.nth(index);
      const last = (await board.locator('[data-until]').getAttribute('data-until')) ?? '';
      const id = await board.getAttribute('id');
      for (const [day, open] of [
        [last, true],
        [dayAfter(last), false],
      ] as const) {
        await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
        await page.reload();
        expect(await page.locator(`#${id} dl`).isVisible(), `${id} on ${day}`).toBe(open);
        expect(await page.locator(`#${id} [data-after] a`).first().isVisible(), `${id} on ${day}`).toBe(
          !open,
        );
        expect(await page.locator(`a[href="#${id}"] [data-until]`).isVisible()).toBe(open);
      }
    }
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('TL-4: after the last day of all, nothing on the page holds any more, and axe finds nothing', async () => {
    const page = await openOn('2026-11-24', path);
    const last = (await daysOf(page)).at(-1) ?? '';
    expect(await violationsOf(page)).toEqual([]);
    await page.clock.setFixedTime(new Date(`${dayAfter(last)}T12:00:00Z`));
    await page.reload();
    expect(await shown(page, '[data-until]')).toBe(0);
    expect(await shown(page, 'article dl, main table')).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('TL-4: a tab that stays open closes its boards when it is looked at again', async () => {
    const page = await openOn('2026-11-24', path);
    const last = (await daysOf(page)).at(-1) ?? '';
    expect(await shown(page, '[data-until]')).toBeGreaterThan(0);
    await page.clock.setFixedTime(new Date(`${dayAfter(last)}T12:00:00Z`));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await shown(page, '[data-until]')).toBe(0);
  });

  test('TL-4: without a script boards, dates and rates stand as plain text', async () => {
    const page = await openOn('', path, false);
    expect(await shown(page, 'article dl')).toBe(3);
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(3);
    expect(await shown(page, '[data-after]')).toBe(0);
  });
});

test('TL-4: the short boards of another page close themselves, too, and lead to the grants page', async () => {
  const page = await openOn('2099-01-01', href('service/heat-pump', 'fr'));
  const section = page.locator('section[aria-labelledby="subsidies"]');
  expect(await section.locator('dd').filter({ visible: true }).count()).toBe(0);
  const links = section.locator(`a[href^="${href('grants', 'fr')}#"]`);
  expect(await links.count()).toBe(3);
  await links.first().click();
  await page.waitForURL(`**${href('grants', 'fr')}#*`);
});
