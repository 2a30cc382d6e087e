/** The page of the maintenance dates, as a visitor uses it. */

import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Page } from 'playwright-core';
import { href } from '#src/site.ts';
import { contentFile } from '../../support/content-files.ts';
import { type Site, settled } from '../site.ts';

/** A visit whose answer is a date some time ahead. */
export const gas = { region: 'flanders', appliance: 'gas', power: '24', last: '2025-12-12' };
/** Address and copy of the page in a language. */
export const pageIn = (lang: 'fr' | 'nl') => ({
  path: href('maintenance-due', lang),
  words: contentFile(`copy/maintenance-due/${lang}`),
});
export const answer = (page: Page) => page.locator('#answer');
export const heading = (page: Page) => page.locator('#answer article h2');

/** The page on 23 November 2026, where it still is the 22nd in UTC; `query` fills the form and asks for the answer. */
export const openOn = async (
  site: Site,
  path: string,
  query: Record<string, string> | null,
): Promise<Page> => {
  const page = await site.open('/robots.txt', { timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
  await page.goto(`${site.origin}${path}${query === null ? '' : `?${new URLSearchParams(query)}`}`);
  await settled(page);
  return page;
};
export const fill = async (
  page: Page,
  values: { region: string; appliance: string; power: string; last: string },
) => {
  await page.locator(`[name="region"][value="${values.region}"]`).check();
  await page.locator('#due-appliance').selectOption(values.appliance);
  await page.locator('#due-power').fill(values.power);
  await page.locator('#due-last').fill(values.last);
};
/** What the site keeps in the browser: the language, and nothing of what is filled in. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
export const submit = (page: Page) => page.locator('#due-label').press('Enter');
export const download = async (page: Page, label: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    answer(page).getByRole('button', { name: label }).click(),
  ]);
  const events = new ical.Component(ical.parse(readFileSync(await file.path(), 'utf8'))).getAllSubcomponents(
    'vevent',
  );
  return events.map((event) => new ical.Event(event));
};
