/** When the next maintenance is due, as a visitor asks it. */
import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typeset } from '#src/lib/typeset.ts';
import { href } from '#src/routing/routes.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/extent.ts';
import { settled, startSite, watch } from './site.ts';

const site = startSite();
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer article h2');

/** The page on 23 November 2026, where it still is the 22nd in UTC; `query` fills the form and asks for the answer. */
const open = async (path: string, query: Record<string, string> | null): Promise<Page> => {
  const page = await site.open('/robots.txt', { timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
  await page.goto(`${site.origin}${path}${query === null ? '' : `?${new URLSearchParams(query)}`}`);
  await settled(page);
  return page;
};
const fill = async (
  page: Page,
  values: { region: string; appliance: string; power: string; last: string },
) => {
  await page.locator(`[name="region"][value="${values.region}"]`).check();
  await page.locator('#due-appliance').selectOption(values.appliance);
  await page.locator('#due-power').fill(values.power);
  await page.locator('#due-last').fill(values.last);
};
/** What the site keeps in the browser: the language, and nothing of what is filled in. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
const submit = (page: Page) => page.locator('#due-label').press('Enter');
const download = async (page: Page, label: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    answer(page).getByRole('button', { name: label }).click(),
  ]);
  const events = new ical.Component(ical.parse(readFileSync(await file.path(), 'utf8'))).getAllSubcomponents(
    'vevent',
  );
  return events.map((event) => new ical.Event(event));
};

describe.each(testedLanguages('nl'))('TL-3: the tool in %s', (lang) => {
  const path = href('maintenance-due', lang);
  const words = contentFile(`copy/maintenance-due/${lang}`);
  const shown = (text: string) => typeset(text, lang);
  const gas = { region: 'flanders', appliance: 'gas', power: '24', last: '2025-12-12' };

  test('typed: the date, the rule, who, the paper, the price; the address restores it', async () => {
    const page = await open(path, null);
    const watched = watch(page, site.origin);
    const before = await stored(page);
    await fill(page, gas);
    await submit(page);
    await heading(page).getByText(shown(words.answer.headings.later)).waitFor();
    const text = (await answer(page).textContent()) ?? '';
    expect(text).toMatch(/12 d[eé]cembe?re? 2027/);
    const { who, paper } = words.table.rules.find(({ id }: { id: string }) => id === 'flanders-gas');
    for (const part of [who, paper]) expect(text).toContain(shown(part));
    expect(text).toMatch(/168,54/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('answer');
    const shared = await open(page.url().slice(site.origin.length), null);
    expect(await heading(shared).textContent()).toBe(shown(words.answer.headings.later));
    expect(await shared.locator('#due-power').inputValue()).toBe('24');
    expect(watched).toEqual({ messages: [], foreign: [] });
    expect(await stored(page)).toEqual(before);
    await Promise.all([page.context().close(), shared.context().close()]);
  });

  test('a postal code decides the Region', async () => {
    const page = await open(path, null);
    await page.locator('#due-postcode').fill('1000');
    expect(await page.locator('[name="region"][value="brussels"]').isChecked()).toBe(true);
    await submit(page);
    await heading(page).getByText(shown(words.answer.headings.now)).waitFor();
    await page.context().close();
  });

  test.each([
    [{ ...gas, last: '2024-11-23' }, 'soon'],
    [{ ...gas, last: '2024-11-22' }, 'late'],
    [{ ...gas, power: '12' }, 'none'],
    [{ ...gas, appliance: 'heat-pump' }, 'none'],
    [{ ...gas, last: '' }, 'now'],
    // Emptied by a browser that knows no such day: as without a paper.
    [{ ...gas, last: 'hier' }, 'now'],
  ] as const)('%j: %s, counted in days of Belgium', async (query, state) => {
    const page = await open(path, query);
    expect(await heading(page).textContent()).toBe(shown(words.answer.headings[state]));
    expect(await answer(page).textContent()).toContain(shown(words.answer.texts[state]));
    expect(await answer(page).textContent()).not.toMatch(/NaN|Invalid|undefined/);
    await page.context().close();
  });

  test.each([
    [{ ...gas, last: '2026-11-24' }, 'last', 'date-future'],
    [{ ...gas, last: '1926-11-24' }, 'last', 'date-early'],
    [{ ...gas, power: '0' }, 'power', 'power'],
    [{ ...gas, power: '9999' }, 'power', 'power-large'],
    [{ ...gas, power: '🔥 שלום' }, 'power', 'power'],
    [{ ...gas, postcode: '99' }, 'postcode', 'postcode'],
    [{ appliance: 'gas' }, 'region', 'region'],
  ] as const)('%j: a message at the field, and nothing is lost', async (query, field, mistake) => {
    const page = await open(path, query);
    const id = field === 'region' ? 'region' : `due-${field}`;
    expect(await page.locator(`#${id}-error`).textContent()).toBe(shown(words.mistakes[mistake]));
    expect(await page.locator(`[aria-describedby~="${id}-error"]`).count()).toBe(1);
    if ('power' in query) expect(await page.locator('#due-power').inputValue()).toBe(query.power);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  test('several appliances: a list, each with its date, and one calendar file with stable ids', async () => {
    const page = await open(path, { ...gas, label: 'Rue de l’Église 4' });
    const [first] = await download(page, shown(words.answer.calendar));
    expect([first?.startDate.toString(), first?.startDate.isDate]).toEqual(['2027-12-12', true]);
    await answer(page)
      .getByRole('button', { name: shown(words.answer.add) })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('due-label');
    await fill(page, { region: 'wallonia', appliance: 'gas', power: '30', last: '2024-02-29' });
    await submit(page);
    await answer(page)
      .getByRole('heading', { name: shown(words.answer.list) })
      .waitFor();
    const list = answer(page).getByRole('table');
    expect(await list.getByRole('row').count()).toBe(3);
    const all = await download(page, shown(words.answer.calendarAll));
    expect(all.map(({ startDate }) => startDate.toString())).toEqual(['2027-12-12', '2027-02-28']);
    expect(all[0]?.uid).toBe(first?.uid);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await answer(page)
      .getByRole('button', { name: shown(words.answer.remove) })
      .first()
      .click();
    expect(await list.count()).toBe(0);
    await page.context().close();
  });

  test('the answer prints on one sheet of A4', async () => {
    const page = await open(path, { ...gas, last: '2024-11-22' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#rules').isVisible()).toBe(false);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });

  test('axe: empty, and answered with a date, late and without one', async () => {
    for (const query of [
      null,
      gas,
      { ...gas, last: '2020-01-01' },
      { ...gas, appliance: 'solid', region: 'brussels' },
    ]) {
      const page = await open(path, query);
      expect(await violationsOf(page), JSON.stringify(query)).toEqual([]);
      await page.context().close();
    }
  });

  test('without script no dead form, but every rule as a table', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.locator('#due-power').isVisible()).toBe(false);
    expect(await page.locator('#rules tbody tr').count()).toBe(words.table.rules.length);
    await page.context().close();
  });
});

test('TL-3: the file of the island fails: what was typed stays, and the table is there', async () => {
  const page = await site.open('/fr');
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/MaintenanceDue*.js', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto(site.origin + href('maintenance-due', 'fr'), { waitUntil: 'commit' });
  await page.locator('#due-power').fill('24');
  fail();
  await page.locator('[data-state="failed-with-text"]').first().waitFor();
  await settled(page);
  expect(await page.locator('#due-power').inputValue()).toBe('24');
  expect(await page.locator('#rules').isVisible()).toBe(true);
  await page.context().close();
});
