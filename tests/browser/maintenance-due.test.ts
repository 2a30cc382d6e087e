/** TL-3: when the next maintenance is due: the answer, the address that restores it, the calendar file. */

import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { expectText, focusedId, goInHistory, settled, startSite, watch } from './site.ts';

const site = startSite();
/** A visit whose answer is a date some time ahead. */
const gas = { region: 'flanders', appliance: 'gas', power: '24', last: '2025-12-12' };
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer article h2');
/** A button by its text in the copy, whose apostrophes are straight. */
const button = (page: Page, name: string) =>
  answer(page).getByRole('button', { name: name.replaceAll("'", '’') });

/** The page on 23 November 2026, where it still is the 22nd in UTC; `query` fills the form and asks for the answer. */
const open = async (path: string, query: Record<string, string> | null): Promise<Page> => {
  const page = await site.newPage({ timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
  await page.goto(`${site.origin}${path}${query === null ? '' : `?${new URLSearchParams(query)}`}`);
  await settled(page);
  return page;
};
const fill = async (page: Page, { region, appliance, power, last }: typeof gas) => {
  await page.locator(`[name="region"][value="${region}"]`).check();
  await page.locator('#due-appliance').selectOption(appliance);
  await page.locator('#due-power').fill(power);
  await page.locator('#due-last').fill(last);
};
const submit = (page: Page) => page.locator('#due-label').press('Enter');
/** What the site keeps in the browser: the language, and nothing of what is filled in. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
/** The events of a calendar file. */
const download = async (page: Page, label: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
  const calendar = new ical.Component(ical.parse(readFileSync(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
};

describe.each(testedLanguages('nl'))('TL-3: in %s', (lang) => {
  const path = href('maintenance-due', lang);
  const words = contentFile(`copy/maintenance-due/${lang}`);

  test('typed: the date, the rule, who, the paper, the price; the address restores it', async () => {
    const page = await open(path, null);
    const watched = watch(page, site.origin);
    const before = await stored(page);
    await fill(page, gas);
    await submit(page);
    await expectText(heading(page), words.answer.headings.later);
    const { who, paper } = words.table.rules.find(({ id }: { id: string }) => id === 'flanders-gas');
    for (const text of [who, paper, '168,54']) await expectText(answer(page), text);
    expect(await answer(page).textContent()).toMatch(/12 d[eé]cembe?re? 2027/);
    await expect.poll(() => focusedId(page)).toBe('answer');
    const shared = await open(page.url().slice(site.origin.length), null);
    await expectText(heading(shared), words.answer.headings.later);
    expect(await shared.locator('#due-power').inputValue()).toBe('24');
    expect(watched).toEqual({ messages: [], foreign: [] });
    expect(await stored(page)).toEqual(before);
  });

  test('several appliances: a list, each with its date, one calendar file with stable ids; it is there again after leaving', async () => {
    const page = await open(path, { ...gas, label: 'Rue de l’Église 4' });
    const [first] = await download(page, words.answer.calendar);
    expect([first?.startDate.toString(), first?.startDate.isDate]).toEqual(['2027-12-12', true]);
    // A new date replaces the event of a calendar that has it.
    await page.locator('#due-last').fill('2025-12-11');
    await submit(page);
    expect((await download(page, words.answer.calendar))[0]?.uid).toBe(first?.uid);
    await page.locator('#due-last').fill('2025-12-12');
    await submit(page);
    await button(page, words.answer.add).click();
    expect(await focusedId(page)).toBe('due-label');
    await fill(page, { region: 'wallonia', appliance: 'gas', power: '30', last: '2024-02-29' });
    await submit(page);
    const list = answer(page).getByRole('table');
    await expect.poll(() => list.getByRole('row').count()).toBe(3);
    const papers = answer(page).getByRole('listitem').locator('figcaption');
    expect(await papers.count()).toBe(2);
    await expectText(papers.first(), 'Rue de l’Église 4');
    const all = await download(page, words.answer.calendarAll);
    expect(all.map(({ startDate }) => startDate.toString())).toEqual(['2027-12-12', '2027-02-28']);
    expect(all[0]?.uid).toBe(first?.uid);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${site.origin}/${lang}`);
    await goInHistory(page, -1);
    await page.waitForURL(/last=/);
    await page.locator('#due-label').scrollIntoViewIfNeeded();
    await expect.poll(() => list.getByRole('row').count()).toBe(3);
    await button(page, words.answer.remove).first().click();
    expect(await list.count()).toBe(0);
  });
});
