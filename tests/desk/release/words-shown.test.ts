import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';

/* What is read in the desk, wherever it comes from. */

const started = startDeskPage();

test('DK-1: no line breaks before a sign or inside « », in the form, in what is typed, and in the lists', async () => {
  const { page, open, openSection, field } = started();
  const breakable = () =>
    page.evaluate(() => (document.body.textContent ?? '').match(/.{0,20}(?: [:;!?»](?=\s|$)|« ).{0,20}/gm));
  await open('content/facts/prices.yaml');
  await openSection('repair');
  expect(await breakable()).toBe(null);
  const note = field('content/facts/prices.yaml', 'repair.source');
  const before = await note.inputValue();
  await note.fill('« Quoi ? » : {prices.repair} !');
  await page.locator('.filled', { hasText: '« Quoi ? » : ' }).waitFor();
  expect(
    await page.locator('.filled').evaluate((element) => / [:?!»]|« /.test(element.textContent ?? '')),
  ).toBe(false);
  expect(await note.inputValue()).toBe('« Quoi ? » : {prices.repair} !');
  await note.fill(before);
  await page.getByRole('button', { name: 'Ajouter, supprimer', exact: true }).press('Enter');
  expect(await breakable()).toBe(null);
});
