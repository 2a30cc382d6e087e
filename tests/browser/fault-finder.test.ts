/** TL-1: a visitor types or picks a code, and is never told a guess. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readContentFile } from '../support/content-files.ts';
import { formField } from './contact-form.ts';
import { expectText, startSite } from './site.ts';

const site = startSite();
const path = '/fr/codes-erreur';
const { form, unknown, answer } = readContentFile('copy/fault-finder/fr');
const { once } = readContentFile('copy/fault-labels/fr').severities;

const answerOf = (page: Page) => page.locator('[aria-labelledby="answer"]');
const codeField = (page: Page) => page.locator('#fault-code');
/** Opens the finder, and waits until the island is hydrated: before that, the form leads to the list. */
const openFinder = async () => {
  const page = await site.open(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island="fault-finder"] form') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  return page;
};
const searchCode = async (page: Page, slug: string, code: string) => {
  await page.locator('#fault-brand').selectOption(slug);
  await codeField(page).fill(code);
  await page.locator('[data-island="fault-finder"] button').click();
};

test('TL-1: a code is answered with the gas warning below, above it where the code is dangerous', async () => {
  const page = await openFinder();
  await searchCode(page, 'vaillant', 'vaillant F-28');
  for (const text of ['Vaillant F.28', once, '€', answer.according]) await expectText(answerOf(page), text);
  const answerText = (await answerOf(page).textContent()) ?? '';
  expect(answerText.indexOf('112')).toBeGreaterThan(answerText.indexOf('F.28'));
  const query = new URL(page.url()).searchParams;
  expect([query.get('marque'), query.get('code')]).toEqual(['vaillant', 'F.28']);
  await searchCode(page, 'viessmann', 'A3');
  await expectText(answerOf(page), 'Viessmann A3');
  const dangerous = (await answerOf(page).textContent()) ?? '';
  expect(dangerous.indexOf('112')).toBeLessThan(dangerous.indexOf('Viessmann A3'));
});

test('TL-1: the URL of either language restores the answer, without taking the focus', async () => {
  for (const query of ['marque=bosch&code=EA', 'merk=bosch&code=ea']) {
    const page = await site.open(`${path}?${query}`);
    await expectText(answerOf(page), 'Bosch EA');
    expect(await codeField(page).inputValue()).not.toBe('');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
});

test('TL-1: the model is asked where it changes the meaning, and narrows it; an unknown code is not guessed', async () => {
  const page = await site.open(`${path}?marque=remeha&code=E.02`);
  const senses = answerOf(page).locator('[aria-live] strong');
  await expect.poll(() => senses.count()).toBeGreaterThan(1);
  await answerOf(page).locator('fieldset input').first().check();
  await expect.poll(() => senses.count()).toBe(1);
  await page.reload();
  await expect.poll(() => senses.count()).toBe(1);
  await searchCode(page, 'vaillant', 'F.99');
  await expectText(answerOf(page), unknown.heading);
  const { number } = readContentFile('company').phones.fr;
  expect(await answerOf(page).locator(`a[href="tel:${number}"]`).count()).toBe(1);
  expect(await answerOf(page).textContent()).not.toContain(once);
});

test('TL-1: a code picked from the list is answered, and put into the message, if that is empty', async () => {
  const page = await openFinder();
  await page.locator('details[data-brand="acv"] summary').click();
  await page.locator('#acv-e-01 a').click();
  await expectText(answerOf(page), 'ACV E01');
  const prepare = answerOf(page).getByText(answer.prepare);
  await prepare.click();
  await expect.poll(() => formField(page, 'message').inputValue()).toMatch(/ACV.+E01/);
  await formField(page, 'message').fill('Mon propre message');
  await prepare.click();
  expect(await formField(page, 'message').inputValue()).toBe('Mon propre message');
});

test('TL-7: the code door of the repair page leads to the finder with the code, and to the choice of the brand', async () => {
  const page = await site.open('/fr/services/depannage-chaudiere');
  const doors = page.locator('details[name="door"]');
  await doors.nth(1).locator('summary').click();
  expect(await page.locator('details[name="door"][open]').count()).toBe(1);
  await page.locator('#door-code').fill('F.28');
  await doors.nth(1).locator('button').click();
  await page.waitForURL(/code=F\.28/);
  await expectText(page.locator('main'), form.brandMissing);
  expect(await codeField(page).inputValue()).toBe('F.28');
  await expect.poll(() => page.locator('#fault-brand:focus').count()).toBe(1);
});
