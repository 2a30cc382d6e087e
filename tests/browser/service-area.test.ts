/** TL-2: the search of the service area, as a visitor uses it; src/lib/place-search has how a place may be written. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { readContentFile } from '../support/content-files.ts';
import { collectPageErrors, expectText, focusedId, startSite } from './site.ts';

const site = startSite();
const path = href('service-area', 'nl');
const words = readContentFile('copy/service-area/nl').answer;
const placeField = (page: Page) => page.locator('#place');
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer h2');
/** Opens the page, and waits until the island has filled the list of proposals. */
const openTool = async (query: string): Promise<Page> => {
  const page = await site.open(`${path}${query}`);
  await page.locator('#place-options').waitFor({ state: 'attached' });
  return page;
};

test('TL-2: a postal code gets the answer', async () => {
  const page = await openTool('');
  const pageErrors = collectPageErrors(page, site.origin);
  await placeField(page).pressSequentially('1790');
  await expectText(heading(page), words.served);
  for (const text of ['Affligem', words.travelIncluded]) await expectText(answer(page), text);
  const number = readContentFile('facts/emergency')['gas-flanders'].value;
  await expectText(answer(page).locator('a[href^="tel:0800"]'), number);
  expect(new URL(page.url()).searchParams.get('q')).toBe('1790');
  expect(await focusedId(page)).toBe('place');
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
});

test('TL-2: the visitor chooses between places of one name by keyboard; a shared postal code lists its communes', async () => {
  const page = await openTool('?q=hofstade');
  await expectText(answer(page), words.choose);
  const options = answer(page).getByRole('button');
  expect(await options.count()).toBeGreaterThan(1);
  // On a slow machine a second render may remove the focus.
  for (let tries = 0; tries < 20 && (await options.count()) > 1; tries += 1) {
    await options.first().press('Enter');
    await page.waitForTimeout(100);
  }
  await expectText(heading(page), words.served);
  await placeField(page).fill('1050');
  await expect.poll(() => options.count()).toBeGreaterThan(0);
});

test('TL-2: a place outside the area gets the nearest commune served; an unknown postal code gets the phone number', async () => {
  const page = await openTool('?q=8400#answer');
  await expectText(heading(page), words.outside);
  await expectText(answer(page), words.nearest);
  await placeField(page).fill('6999');
  await expectText(heading(page), words.unknownCode);
  expect(await answer(page).locator('a[href^="tel:+"]').count()).toBe(1);
  // The gas emergency number of Walloon Brabant does not hold in all of Wallonia.
  expect(await answer(page).locator('a[href^="tel:0800"]').count()).toBe(0);
});

test('TL-2: the search box of another page opens the answer', async () => {
  const page = await site.open('/nl/diensten/ketelherstelling');
  await page.locator('#area-box').fill('liedekerke');
  await page.locator('#area-box').press('Enter');
  await page.waitForURL(`**${path}?q=liedekerke#answer`);
  await expectText(answer(page), '1770');
  expect(await placeField(page).inputValue()).toBe('liedekerke');
});
