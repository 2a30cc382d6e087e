/** TL-1: a visitor types or picks a code, and is never told a guess. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content, copyOf } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite } from './site.ts';

const site = startSite();
const pages = {
  fr: { path: '/fr/codes-erreur', brand: 'marque' },
  nl: { path: '/nl/foutcodes', brand: 'merk' },
};

const answerOf = (page: Page) => page.locator('[aria-labelledby="answer"]');
const submit = (page: Page) => page.locator('[data-island="fault-finder"] button').click();
/** The island is hydrated once it answers: before that, the form leads to the list. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('[data-island="fault-finder"] form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
const search = async (page: Page, slug: string, code: string) => {
  await hydrated(page);
  await page.locator(`input[value="${slug}"]`).check();
  await page.locator('#fault-code').fill(code);
  await submit(page);
};

describe.each(testedLanguages('fr'))('in %s', (lang) => {
  const { path, brand } = pages[lang];
  const { form, unknown, answer } = copyOf('fault-finder', lang);
  const { severities } = copyOf('fault-labels', lang);

  test.each(['f28', 'F 28', 'F.28', 'vaillant F-28'])('TL-1: "%s" is answered', async (typed) => {
    const page = await site.open(path);
    await search(page, 'vaillant', typed);
    const shown = (await answerOf(page).textContent()) ?? '';
    expect(shown).toContain('Vaillant F.28');
    expect(shown).toContain(severities.once);
    expect(shown).toContain('€');
    expect(shown).toContain(answer.according);
    // What is dangerous comes first.
    expect(shown.indexOf('112')).toBeLessThan(shown.indexOf('F.28'));
    expect(await answerOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const query = new URL(page.url()).searchParams;
    expect([query.get(brand), query.get('code')]).toEqual(['vaillant', 'F.28']);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('TL-1: the address of either language restores the answer, without taking the focus', async () => {
    for (const query of ['marque=bosch&code=EA', 'merk=bosch&code=ea']) {
      const page = await site.open(`${path}?${query}`);
      await answerOf(page).waitFor();
      expect(await answerOf(page).textContent()).toContain('Bosch EA');
      expect(await page.locator('#fault-code').inputValue()).not.toBe('');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
  });

  test('TL-1: the boiler of the form has the brand that is chosen on its plate, and keeps its size', async () => {
    const page = await site.open(path);
    await hydrated(page);
    const plate = page.locator('form [aria-hidden="true"] b');
    const boiler = page.locator('[data-island="fault-finder"] form');
    const before = await boiler.boundingBox();
    await page.locator('input[value="remeha"]').check();
    await expect.poll(() => plate.textContent()).toBe('Remeha');
    await page.locator('#fault-code').fill('bosch EA');
    await submit(page);
    await expect.poll(() => plate.textContent()).toBe('Bosch');
    expect((await boiler.boundingBox())?.height).toBe(before?.height);
  });

  test('TL-1: the model is asked where it changes the meaning, and narrows it', async () => {
    const page = await site.open(path);
    await search(page, 'remeha', 'E.02');
    const senses = answerOf(page).locator('[aria-live] strong');
    await expect.poll(() => senses.count()).toBeGreaterThan(1);
    await answerOf(page).locator('fieldset input').first().check();
    await expect.poll(() => senses.count()).toBe(1);
    const chosen = page.url();
    await page.goto(chosen);
    await answerOf(page).waitFor();
    expect(await senses.count()).toBe(1);
  });

  test('TL-1: an unknown code is not guessed: call', async () => {
    const page = await site.open(path);
    await search(page, 'vaillant', 'F.99');
    const shown = (await answerOf(page).textContent()) ?? '';
    expect(shown).toContain(unknown.heading);
    expect(await answerOf(page).locator(`a[href="tel:${content.company.phones[lang].number}"]`).count()).toBe(
      1,
    );
    expect(shown).not.toContain(severities.once);
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each(['🔥🔥', 'x'.repeat(200), 'שגיאה', '%%%'])(
    'TL-1: "%s" gets a sentence that says what to do, and stays',
    async (typed) => {
      const page = await site.open(path);
      await search(page, 'acv', typed);
      const field = page.locator('#fault-code');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      expect(await page.locator(`#${ids.at(-1)}`).textContent()).toBe(form.codeWrong);
      expect(await field.inputValue()).toBe(typed);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('TL-1: nothing chosen and nothing typed: both are asked for, the first gets the focus', async () => {
    const page = await site.open(path);
    await hydrated(page);
    await page.locator('#fault-code').press('Enter');
    await page.getByText(form.brandMissing).waitFor();
    expect(await page.getByText(form.codeMissing).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('TL-1: a code picked from the list is answered, and brand and code stand in the message', async () => {
    const page = await site.open(path);
    await hydrated(page);
    await page.locator('details[data-brand="acv"] summary').click();
    await page.locator('#acv-e-01 a').click();
    expect(await answerOf(page).textContent()).toContain('ACV E01');
    await answerOf(page).getByText(answer.prepare).click();
    await expect
      .poll(() => page.locator('#contact textarea[name="message"]').inputValue())
      .toMatch(/ACV.+E01/);
  });
});

test('TL-1: what was written in the message is not replaced', async () => {
  const page = await site.open(`${pages.fr.path}?marque=acv&code=E01`);
  await answerOf(page).waitFor();
  await page.locator('#contact textarea[name="message"]').fill('Mon propre message');
  await answerOf(page).getByText(copyOf('fault-finder', 'fr').answer.prepare).click();
  expect(await page.locator('#contact textarea[name="message"]').inputValue()).toBe('Mon propre message');
});

test('TL-1: without script the form is not shown, and a link to a code opens its brand', async () => {
  const page = await site.open(`${pages.nl.path}#vaillant-f-28`, { javaScriptEnabled: false });
  expect(await page.locator('[data-island="fault-finder"] form').isVisible()).toBe(false);
  expect(await page.locator('#vaillant-f-28').isVisible()).toBe(true);
});
