/** The search of the service area, as a visitor uses it. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typeset } from '#src/lib/typeset.ts';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite, watch } from './site.ts';

const site = startSite();
const input = (page: Page) => page.locator('#place');
const answer = (page: Page) => page.locator('#answer');
const heading = (page: Page) => page.locator('#answer h2');
/** The island fills the list of proposals once it runs. */
const running = (page: Page) => page.locator('#place-options').waitFor({ state: 'attached' });
const open = async (path: string): Promise<Page> => {
  const page = await site.open(path);
  await running(page);
  return page;
};
const submit = (page: Page) => page.locator('#place').press('Enter');
const numbers = contentFile('facts/emergency');

describe.each(testedLanguages('nl'))('TL-2: the search in %s', (lang) => {
  const path = href('service-area', lang);
  const words = contentFile(`copy/service-area/${lang}`);
  const shown = (text: string) => typeset(text, lang);

  test('a code, a beginning of a name and a name in the other language lead to the answer', async () => {
    const page = await open(path);
    const watched = watch(page, site.origin);
    await input(page).pressSequentially('1790');
    await heading(page).getByText(shown(words.answer.served)).waitFor();
    expect(await answer(page).textContent()).toContain('Affligem');
    expect(await answer(page).textContent()).toContain(shown(words.answer.travelIncluded));
    expect(await answer(page).locator('a[href^="tel:0800"]').textContent()).toBe(
      numbers['gas-flanders'].value.replaceAll(' ', '\u00a0'),
    );
    expect(new URL(page.url()).searchParams.get('q')).toBe('1790');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('place');
    for (const [typed, name] of [
      ['terna', 'Ternat'],
      [lang === 'fr' ? 'sint jans molenbeek' : 'molenbeek st jean', 'Molenbeek'],
      ['denderwindeke', 'Ninove'],
    ] as const) {
      await input(page).fill(typed);
      await submit(page);
      await answer(page).getByText(name).first().waitFor();
      await heading(page).getByText(shown(words.answer.served)).waitFor();
    }
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('several places with a name: a choice by keyboard; a code of several communes names the others', async () => {
    const page = await open(path);
    await input(page).fill('hofstade');
    await submit(page);
    await page.getByText(shown(words.answer.choose), { exact: false }).last().waitFor();
    const options = answer(page).getByRole('button');
    expect(await options.count()).toBeGreaterThan(1);
    await options.first().focus();
    await page.keyboard.press('Enter');
    await heading(page).getByText(shown(words.answer.served)).waitFor();
    await input(page).fill('1050');
    expect(await answer(page).getByRole('button').count()).toBeGreaterThan(0);
  });

  test('elsewhere: told so, with the nearest commune served; an unknown code leads to a call', async () => {
    const page = await open(`${path}?q=8400#answer`);
    await heading(page).getByText(shown(words.answer.outside)).waitFor();
    expect(await answer(page).textContent()).toContain(shown(words.answer.nearest));
    await input(page).fill('6999');
    await heading(page).getByText(shown(words.answer.unknownCode)).waitFor();
    expect(await answer(page).locator('a[href^="tel:+"]').count()).toBe(1);
    // The number of Walloon Brabant is not that of all Wallonia.
    expect(await answer(page).locator('a[href^="tel:0800"]').count()).toBe(0);
  });

  test.each([
    ['', 'empty'],
    ['17', 'not-a-code'],
    ['17900', 'not-a-code'],
    ['abc', 'unknown-name'],
    ['🥶', 'empty'],
    ['\u202eשלום\u202c', 'unknown-name'],
    ['x'.repeat(200), 'unknown-name'],
  ])('%j: a message tied to the field, what was typed stays', async (typed, mistake) => {
    const page = await open(path);
    await input(page).fill(typed);
    await submit(page);
    const message = page.locator('#place-error');
    expect(await message.textContent()).toBe(shown(words.wrong[mistake]));
    expect(await input(page).getAttribute('aria-describedby')).toContain('place-error');
    expect(await input(page).inputValue()).toBe(typed.slice(0, 60));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('place');
  });

  test('axe: empty, answered, to choose, elsewhere, wrong', async () => {
    const page = await open(path);
    for (const typed of [null, '1000', 'meldert', '9000', '99']) {
      if (typed !== null) {
        await input(page).fill(typed);
        await submit(page);
      }
      expect(await violationsOf(page), String(typed)).toEqual([]);
    }
  });

  test('without script no dead form, but every commune, rule and number', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await input(page).isVisible()).toBe(false);
    const { communes } = contentFile('regions/walloon-brabant');
    const list = (await page.locator('#communes').textContent()) ?? '';
    for (const { postalCode } of communes) expect(list).toContain(postalCode);
    expect(await page.locator('main').textContent()).toContain(
      numbers['gas-brussels'].value.replaceAll(' ', '\u00a0'),
    );
  });
});

test('TL-2: the box of another page leads to the answer', async () => {
  const page = await site.open(href('service/boiler-repair', 'fr'));
  await page.locator('#area-box').fill('liedekerke');
  await page.locator('#area-box').press('Enter');
  await page.waitForURL(`**${href('service-area', 'fr')}?q=liedekerke#answer`);
  await heading(page).waitFor();
  expect(await input(page).inputValue()).toBe('liedekerke');
  expect(await answer(page).textContent()).toContain('1770');
});
