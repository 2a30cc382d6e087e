/** TL-4: the statuses of the grants close themselves, because a page is built before the day on which a grant ends. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { collectPageErrors, startSite } from './site.ts';

const site = startSite();
const path = href('grants', 'fr');

const setDay = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
const openOn = async (day: string, path: string): Promise<Page> => {
  const page = await site.newPage();
  await setDay(page, day);
  await page.goto(site.origin + path);
  return page;
};
/**
 * A day, with a minute before and a minute after its end in Belgium, in winter and in summer time. The clock of the visitor
 * is in another time zone.
 */
const midnights = [
  ['2027-02-28', '2027-02-28T22:59:00Z', '2027-02-28T23:01:00Z'],
  ['2026-07-31', '2026-07-31T21:59:00Z', '2026-07-31T22:01:00Z'],
] as const;
const countVisible = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).count();
const openFold = (page: Page) =>
  page.locator('main details > summary').evaluateAll((all) => {
    for (const one of all) if (one.parentElement instanceof HTMLDetailsElement) one.parentElement.open = true;
  });
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
/** The last day that the page names. */
const lastDay = async (page: Page): Promise<string> => {
  const days = await page
    .locator('[data-until]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-until') ?? '').sort());
  return days.at(-1) ?? '';
};

test('TL-4: on the last day each status is open, on the day after it has closed itself', async () => {
  const page = await openOn('2026-11-24', path);
  const pageErrors = collectPageErrors(page, site.origin);
  const statuses = page.locator('details > div:has([data-until])');
  expect(await statuses.count()).toBe(3);
  for (let index = 0; index < 3; index += 1) {
    const last = (await statuses.nth(index).locator('[data-until]').getAttribute('data-until')) ?? '';
    const id = await statuses.nth(index).getAttribute('id');
    for (const day of [last, dayAfter(last)]) {
      await setDay(page, day);
      await page.goto(`${site.origin}${path}#${id}`);
      await page.reload();
      const isOpen = day === last;
      expect(await page.locator(`#${id} dl`).first().isVisible(), `${id} on ${day}`).toBe(isOpen);
      expect(await page.locator(`#${id} [data-after] a`).first().isVisible(), `${id} on ${day}`).toBe(
        !isOpen,
      );
      expect(await page.locator(`a[href="#${id}"] [data-until]`).isVisible()).toBe(isOpen);
    }
  }
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
});

test('TL-4: after the last day nothing holds any more, also in a tab that stayed open; axe finds nothing', async () => {
  const page = await openOn('2026-11-24', path);
  const last = await lastDay(page);
  expect(await countVisible(page, '[data-until]')).toBeGreaterThan(0);
  await openFold(page);
  await setDay(page, dayAfter(last));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await countVisible(page, '[data-until], details dl')).toBe(0);
  await page.reload();
  await openFold(page);
  expect(await countVisible(page, '[data-until], details dl, main table')).toBe(0);
  expect(await violationsOf(page, 'main')).toEqual([]);
});

test('TL-4: the short statuses of another page close themselves, too, and lead to the grants page', async () => {
  const page = await openOn('2099-01-01', href('service/heat-pump', 'fr'));
  const section = page.locator('section[aria-labelledby="subsidies"]');
  expect(await section.locator('dd').filter({ visible: true }).count()).toBe(0);
  const links = section.locator(`a[href^="${path}#"]`);
  expect(await links.count()).toBe(3);
  await links.first().click();
  await page.waitForURL(`**${path}#*`);
});

test('TL-4: a day ends at midnight in Belgium, in winter and in summer time, wherever the visitor is', async () => {
  const page = await site.open(path, { timezoneId: 'America/New_York' });
  const part = page.locator('[data-until]').first();
  for (const [day, before, after] of midnights) {
    await part.evaluate((element, last) => element.setAttribute('data-until', last), day);
    for (const [now, isShown] of [
      [before, true],
      [after, false],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(await part.isVisible(), now).toBe(isShown);
    }
  }
});
