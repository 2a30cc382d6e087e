/** TL-3: when the next maintenance is due: the answer, the URL that restores it, the calendar file. */
import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { readContentFile } from '../support/content-files.ts';
import { collectPageErrors, expectText, startSite, waitUntilIdle } from './site.ts';

const site = startSite();
const words = readContentFile('copy/maintenance-due/nl');
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer article h2');

/** The page on 23 November 2026, where it still is the 22nd in UTC. */
const openTool = async (): Promise<Page> => {
  const page = await site.newPage({ timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
  await page.goto(site.origin + href('maintenance-due', 'nl'));
  await waitUntilIdle(page);
  return page;
};
/** Everything that the site stores in the browser. The visitor's answers must not be in it. */
const storedInBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
/** The event of the calendar file that the answer offers. */
const downloadEvent = async (page: Page) => {
  const button = answer(page).getByRole('button', { name: words.answer.calendar });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const calendar = new ical.Component(ical.parse(readFileSync(await file.path(), 'utf8')));
  return new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
};

test('TL-3: typed answers lead to the date, the rule, who does it, the certificate, the price and a calendar file; the URL restores them', async () => {
  const page = await openTool();
  const pageErrors = collectPageErrors(page, site.origin);
  const before = await storedInBrowser(page);
  await page.locator('[name="region"][value="flanders"]').check();
  await page.locator('#due-appliance').selectOption('gas');
  await page.locator('#due-last').fill('2025-12-12');
  await page.locator('#due-power').fill('24');
  await page.locator('#due-power').press('Enter');
  await expectText(heading(page), words.answer.headings.later);
  const { who, paper } = words.table.rules.find(({ id }: { id: string }) => id === 'flanders-gas');
  for (const text of [who, paper, '168,54', '12 december 2027']) await expectText(answer(page), text);
  await page.reload();
  await expectText(heading(page), words.answer.headings.later);
  expect(await page.locator('#due-power').inputValue()).toBe('24');
  const { startDate, uid } = await downloadEvent(page);
  expect(startDate.toString()).toBe('2027-12-12');
  // A new date replaces the event of a calendar that has it.
  expect(uid).not.toContain('2027');
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
  expect(await storedInBrowser(page)).toEqual(before);
});
