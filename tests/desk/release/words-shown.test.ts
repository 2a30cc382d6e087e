import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

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
  for (const kind of ['laterPrice', 'question', 'town', 'removeTown']) {
    await openTask(page, kind);
    expect(await breakable(), kind).toBe(null);
  }
});

test('DK-1: brands and towns are called by their names, as items of a list, as choices, and in the heading', async () => {
  const { page, open, openSection, openItem, field } = started();
  await open('content/copy/brands/');
  await openSection('cards');
  await openItem('cards.items.0');
  const name = await field('content/copy/brands/fr.yaml', 'cards.items.0.slug')
    .locator('option:checked')
    .textContent();
  expect(name).toMatch(/^[A-Z]/);
  expect(await page.locator('[id="item:cards.items.0"] > summary').textContent()).toBe(`Encadré 1 ${name}`);
  expect(await page.locator('main h1').textContent()).not.toMatch(/[/]|yaml/);
  await open('content/towns/ninove.yaml');
  await openSection('neighbours');
  const towns = await field('content/towns/ninove.yaml', 'neighbours.0').locator('option').allTextContents();
  expect(towns).toContain('Bruxelles');
  expect(towns.filter((town) => !/^[A-ZÀ-Ý]/.test(town))).toEqual([]);
});

test('DK-1: what a button adds is explained before it is pressed', async () => {
  const { page, open, openSection } = started();
  await open('content/facts/prices.yaml');
  await openSection('repair');
  const button = page.getByRole('button', { name: 'Ajouter « Même valeur que »' }).first();
  expect(await button.getAttribute('title')).toMatch(/^Nom d’une autre donnée/);
});
