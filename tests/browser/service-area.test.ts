/** TL-2: the search of the service area, as a visitor uses it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { expectText, focusedId, startSite, watch } from './site.ts';

const site = startSite();
const input = (page: Page) => page.locator('#place');
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer h2');
/** Opens the page, and waits until the island has filled the list of proposals. */
const open = async (path: string): Promise<Page> => {
  const page = await site.open(path);
  await page.locator('#place-options').waitFor({ state: 'attached' });
  return page;
};
const ask = async (page: Page, place: string) => {
  await input(page).fill(place);
  await input(page).press('Enter');
};
const numbers = contentFile('facts/emergency');

describe.each(testedLanguages('nl'))('TL-2: the search in %s', (lang) => {
  const path = href('service-area', lang);
  const words = contentFile(`copy/service-area/${lang}`);

  test('a postal code, the start of a name and a name in the other language all get the answer', async () => {
    const page = await open(path);
    const watched = watch(page, site.origin);
    await input(page).pressSequentially('1790');
    await expectText(heading(page), words.answer.served);
    for (const text of ['Affligem', words.answer.travelIncluded]) await expectText(answer(page), text);
    await expectText(answer(page).locator('a[href^="tel:0800"]'), numbers['gas-flanders'].value);
    expect(new URL(page.url()).searchParams.get('q')).toBe('1790');
    expect(await focusedId(page)).toBe('place');
    for (const [typed, name] of [
      ['terna', 'Ternat'],
      [lang === 'fr' ? 'sint jans molenbeek' : 'molenbeek st jean', 'Molenbeek'],
      ['denderwindeke', 'Ninove'],
    ] as const) {
      await ask(page, typed);
      await expectText(answer(page), name);
      await expectText(heading(page), words.answer.served);
    }
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('the visitor chooses between places of one name by keyboard; a shared postal code lists its communes', async () => {
    const page = await open(path);
    await ask(page, 'hofstade');
    await expectText(answer(page), words.answer.choose);
    const options = answer(page).getByRole('button');
    expect(await options.count()).toBeGreaterThan(1);
    // On a slow machine a second render may remove the focus.
    for (let tries = 0; tries < 20 && (await options.count()) > 1; tries += 1) {
      await options.first().press('Enter');
      await page.waitForTimeout(100);
    }
    await expectText(heading(page), words.answer.served);
    await input(page).fill('1050');
    expect(await options.count()).toBeGreaterThan(0);
  });

  test('a place outside the area gets the nearest commune served; an unknown postal code gets the phone number', async () => {
    const page = await open(`${path}?q=8400#answer`);
    await expectText(heading(page), words.answer.outside);
    await expectText(answer(page), words.answer.nearest);
    await input(page).fill('6999');
    await expectText(heading(page), words.answer.unknownCode);
    expect(await answer(page).locator('a[href^="tel:+"]').count()).toBe(1);
    // The gas emergency number of Walloon Brabant does not hold in all of Wallonia.
    expect(await answer(page).locator('a[href^="tel:0800"]').count()).toBe(0);
  });
});

test('TL-2: the search box of another page opens the answer', async () => {
  const page = await site.open('/fr/services/depannage-chaudiere');
  await page.locator('#area-box').fill('liedekerke');
  await page.locator('#area-box').press('Enter');
  await page.waitForURL(`**${href('service-area', 'fr')}?q=liedekerke#answer`);
  await expectText(answer(page), '1770');
  expect(await input(page).inputValue()).toBe('liedekerke');
});
