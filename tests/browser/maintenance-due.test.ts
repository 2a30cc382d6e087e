/** TL-3: when the next maintenance is due: the answer, the URL that restores it, the calendar file. */
import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { readContentFile } from '../support/content-files.ts';
import { collectPageErrors, expectText, focusedId, goInHistory, startSite, waitUntilIdle } from './site.ts';

const site = startSite();
const path = href('maintenance-due', 'nl');
const words = readContentFile('copy/maintenance-due/nl');
/** A visit whose answer is a date some time ahead. */
const gasInputs = { region: 'flanders', appliance: 'gas', power: '24', last: '2025-12-12' };
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer article h2');
/** A button by its text in the copy, whose apostrophes are straight. */
const button = (page: Page, name: string) =>
  answer(page).getByRole('button', { name: name.replaceAll("'", '’') });

/** The page on 23 November 2026, where it still is the 22nd in UTC; a query fills the form and asks for the answer. */
const openTool = async (query: string): Promise<Page> => {
  const page = await site.newPage({ timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
  await page.goto(`${site.origin}${path}${query}`);
  await waitUntilIdle(page);
  return page;
};
/** Shows output and name, which are folded away. */
const openFold = (page: Page) =>
  page.locator('#due-power').evaluate((input) => input.closest('details')?.setAttribute('open', ''));
const fillFields = async (page: Page, { region, appliance, power, last }: typeof gasInputs) => {
  await page.locator(`[name="region"][value="${region}"]`).check();
  await page.locator('#due-appliance').selectOption(appliance);
  await openFold(page);
  await page.locator('#due-power').fill(power);
  await page.locator('#due-last').fill(last);
};
const sendForm = async (page: Page) => {
  await openFold(page);
  await page.locator('#due-label').press('Enter');
};
/** Everything that the site stores in the browser. The visitor's answers must not be in it. */
const storedInBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
/** The events of a calendar file. */
const downloadEvents = async (page: Page, label: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
  const calendar = new ical.Component(ical.parse(readFileSync(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
};

test('TL-3: typed answers lead to the date, the rule, who does it, the certificate and the price; the URL restores them', async () => {
  const page = await openTool('');
  const pageErrors = collectPageErrors(page, site.origin);
  const before = await storedInBrowser(page);
  await fillFields(page, gasInputs);
  await sendForm(page);
  await expectText(heading(page), words.answer.headings.later);
  const { who, paper } = words.table.rules.find(({ id }: { id: string }) => id === 'flanders-gas');
  for (const text of [who, paper, '168,54', '12 december 2027']) await expectText(answer(page), text);
  await page.reload();
  await expectText(heading(page), words.answer.headings.later);
  expect(await page.locator('#due-power').inputValue()).toBe('24');
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
  expect(await storedInBrowser(page)).toEqual(before);
});

test('TL-3: several appliances: a list, each with its date, one calendar file with stable ids; the list is there again after leaving the page', async () => {
  const page = await openTool(
    `?${new URLSearchParams({ ...gasInputs, last: '2025-12-11', label: 'Rue de l’Église 4' })}`,
  );
  const [first] = await downloadEvents(page, words.answer.calendar);
  // A new date replaces the event of a calendar that has it.
  await page.locator('#due-last').fill('2025-12-12');
  await sendForm(page);
  await button(page, words.answer.addAnother).click();
  expect(await focusedId(page)).toBe('due-label');
  await fillFields(page, { region: 'wallonia', appliance: 'gas', power: '30', last: '2024-02-29' });
  await sendForm(page);
  const list = answer(page).getByRole('table');
  await expect.poll(() => list.getByRole('row').count()).toBe(3);
  await expectText(answer(page).getByRole('listitem').locator('figcaption').first(), 'Rue de l’Église 4');
  const all = await downloadEvents(page, words.answer.calendarAll);
  expect(all.map(({ startDate }) => startDate.toString())).toEqual(['2027-12-12', '2027-02-28']);
  expect(all[0]?.uid).toBe(first?.uid);
  expect(all[1]?.uid).not.toBe(first?.uid);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${site.origin}/nl`);
  await goInHistory(page, -1);
  await page.waitForURL(/last=/);
  await page.locator('#due-last').scrollIntoViewIfNeeded();
  await expect.poll(() => list.getByRole('row').count()).toBe(3);
  await button(page, words.answer.remove).first().click();
  expect(await list.count()).toBe(0);
});
