/** TL-1: a visitor types or picks a code, and is never told a guess. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { field as formField } from './contact-form.ts';
import { expectText, startSite } from './site.ts';

const site = startSite();
const pages = {
  fr: { path: '/fr/codes-erreur', brand: 'marque' },
  nl: { path: '/nl/foutcodes', brand: 'merk' },
};

const answerOf = (page: Page) => page.locator('[aria-labelledby="answer"]');
const codeField = (page: Page) => page.locator('#fault-code');
const submit = (page: Page) => page.locator('[data-island="fault-finder"] button').click();
/** Opens a page, and waits until the island is hydrated: before that, the form leads to the list. */
const open = async (path: string) => {
  const page = await site.open(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island="fault-finder"] form') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  return page;
};
const search = async (path: string, slug: string, code: string) => {
  const page = await open(path);
  await page.locator(`input[value="${slug}"]`).check();
  await codeField(page).fill(code);
  await submit(page);
  return page;
};

describe.each(testedLanguages('fr'))('in %s', (lang) => {
  const { path, brand } = pages[lang];
  const { form, unknown, answer } = contentFile(`copy/fault-finder/${lang}`);
  const { once } = contentFile(`copy/fault-labels/${lang}`).severities;

  test('TL-1: a code is answered however it is typed, with the gas warning below', async () => {
    const page = await search(path, 'vaillant', 'vaillant F-28');
    for (const text of ['Vaillant F.28', once, '€', answer.according]) await expectText(answerOf(page), text);
    const shown = (await answerOf(page).textContent()) ?? '';
    expect(shown.indexOf('112')).toBeGreaterThan(shown.indexOf('F.28'));
    await expect.poll(() => page.locator('[aria-labelledby="answer"]:focus').count()).toBe(1);
    const query = new URL(page.url()).searchParams;
    expect([query.get(brand), query.get('code')]).toEqual(['vaillant', 'F.28']);
  });

  test('TL-1: where a code is dangerous, the gas warning comes first', async () => {
    const page = await search(path, 'viessmann', 'A3');
    await expectText(answerOf(page), 'Viessmann A3');
    const shown = (await answerOf(page).textContent()) ?? '';
    expect(shown.indexOf('112')).toBeLessThan(shown.indexOf('Viessmann A3'));
  });

  test('TL-1: the address of either language restores the answer, without taking the focus', async () => {
    for (const query of ['marque=bosch&code=EA', 'merk=bosch&code=ea']) {
      const page = await site.open(`${path}?${query}`);
      await expectText(answerOf(page), 'Bosch EA');
      expect(await codeField(page).inputValue()).not.toBe('');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
  });

  test('TL-1: the boiler of the form has the brand that is chosen on its plate, and keeps its size', async () => {
    const page = await open(path);
    const boiler = page.locator('[data-island="fault-finder"] form');
    const plate = boiler.locator('[aria-hidden="true"] b');
    const before = await boiler.boundingBox();
    await page.locator('input[value="remeha"]').check();
    await expectText(plate, 'Remeha');
    await codeField(page).fill('bosch EA');
    await submit(page);
    await expectText(plate, 'Bosch');
    expect((await boiler.boundingBox())?.height).toBe(before?.height);
  });

  test('TL-1: the model is asked where it changes the meaning, and narrows it', async () => {
    const page = await search(path, 'remeha', 'E.02');
    const senses = answerOf(page).locator('[aria-live] strong');
    await expect.poll(() => senses.count()).toBeGreaterThan(1);
    await answerOf(page).locator('fieldset input').first().check();
    await expect.poll(() => senses.count()).toBe(1);
    await page.reload();
    await expect.poll(() => senses.count()).toBe(1);
  });

  test('TL-1: an unknown code is not guessed: call', async () => {
    const page = await search(path, 'vaillant', 'F.99');
    await expectText(answerOf(page), unknown.heading);
    const { number } = contentFile('company').phones[lang];
    expect(await answerOf(page).locator(`a[href="tel:${number}"]`).count()).toBe(1);
    expect(await answerOf(page).textContent()).not.toContain(once);
  });

  test('TL-1: nothing chosen and nothing typed: both are asked for, the first gets the focus', async () => {
    const page = await open(path);
    await codeField(page).press('Enter');
    for (const text of [form.brandMissing, form.codeMissing])
      await expectText(page.locator('[data-island="fault-finder"]'), text);
    await expect.poll(() => page.locator('[type="radio"]:focus').count()).toBe(1);
  });

  test('TL-1: a code picked from the list is answered, and put into the message, if that is empty', async () => {
    const page = await open(path);
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
});

test('TL-7: the code door of the repair page leads to the finder with the code, and to the choice of the brand', async () => {
  const page = await site.open('/nl/diensten/ketelherstelling');
  const doors = page.locator('details[name="door"]');
  await doors.nth(1).locator('summary').click();
  expect(await page.locator('details[name="door"][open]').count()).toBe(1);
  await page.locator('#door-code').fill('F.28');
  await doors.nth(1).locator('button').click();
  await page.waitForURL(/code=F\.28/);
  await expectText(page.locator('main'), contentFile('copy/fault-finder/nl').form.brandMissing);
  expect(await codeField(page).inputValue()).toBe('F.28');
  await expect.poll(() => page.locator('[type="radio"]:focus').count()).toBe(1);
});
