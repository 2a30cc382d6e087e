import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { thingKinds } from '../../../desk/ui/view.ts';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

const started = startDeskPage();

test('DK-1: a file opens at its top, with the focus on its heading', async () => {
  const { page, open } = started();
  await open('content/facts/subsidies.yaml');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await open('content/company.yaml');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('DK-1: a field of a list is called by what its items are, from one on', async () => {
  const { page, open, openSection } = started();
  await open('content/copy/about/');
  await openSection('meta');
  expect(await page.getByRole('textbox', { name: 'Mot-clé 1, Français', exact: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Supprimer : Mot-clé 1$/ }).count()).toBe(1);
});

test('DK-3: two files that need each other are saved together', async () => {
  const { desk, page, open, openSection, openItem, field, save } = started();
  const brand = 'content/copy/brand-acv/';
  const codes = 'content/fault-codes/acv.yaml';
  const code = parse(desk.read(codes)).brandPage[2].code;
  await open(brand);
  await openSection('faults');
  for (const lang of ['fr', 'nl']) {
    const index = parse(desk.read(`${brand}${lang}.yaml`)).faults.items.findIndex(
      (item: { code: string }) => item.code === code,
    );
    await openItem(`faults.items.${index}`);
    await field(`${brand}${lang}.yaml`, `faults.items.${index}.code`).fill('E77');
  }
  await save();
  expect(await page.locator('.messages .bad').first().textContent()).toContain('E77');
  await open(codes);
  await openSection('brandPage');
  await openItem('brandPage.2');
  await field(codes, 'brandPage.2.code').fill('E77');
  await openSection('codes');
  for (const [index, entry] of parse(desk.read(codes)).codes.entries())
    if (entry.code === code) {
      await openItem(`codes.${index}`);
      await field(codes, `codes.${index}.code`).fill('E77');
    }
  await save();
  await page.getByRole('button', { name: 'Enregistrer avec mes autres brouillons' }).press('Enter');
  await page.locator('.messages .good').first().waitFor();
  expect(desk.read(codes)).toContain('E77');
  for (const lang of ['fr', 'nl']) expect(desk.read(`${brand}${lang}.yaml`)).toContain('E77');
  desk.git('checkout', '--', brand, codes);
});

test('DK-1: a question is moved with the keyboard, in both languages', async () => {
  const { desk, page, open, openSection, save } = started();
  const files = ['fr', 'nl'].map((lang) => `content/copy/service-heat-pump/${lang}.yaml`);
  const ids = () =>
    files.map((file) =>
      parse(desk.read(file)).faq.questions.map(({ question }: { question: string }) => question),
    );
  const before = ids();
  await open('content/copy/service-heat-pump/');
  await openSection('faq');
  await page.locator('[id="move:faq.questions.0.down"]').press('Enter');
  await save();
  await page.locator('.messages .good').waitFor();
  expect(ids()).toEqual(before.map(([first, second, ...rest]) => [second, first, ...rest]));
});

test('DK-2: undo takes the last save back', async () => {
  const { desk, page } = started();
  const file = 'content/copy/service-heat-pump/fr.yaml';
  await page.getByRole('button', { name: 'Annuler le dernier' }).press('Enter');
  await page.locator('.messages .good').waitFor();
  await expect.poll(() => desk.git('diff', '--', file)).toBe('');
});

test('DK-1: references are offered while one types, and taken with the keyboard', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/copy/about/fr.yaml';
  await open('content/copy/about/');
  await openSection('hero');
  await field(file, 'hero.intro').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' {company.na');
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await field(file, 'hero.intro').inputValue()).toMatch(/\{company\.name\}$/);
  await page.keyboard.type(' {Telephone');
  expect(await page.locator('[role="option"]').first().textContent()).toContain('Téléphone');
  await page.keyboard.press('Enter');
  expect(await field(file, 'hero.intro').inputValue()).toMatch(/\{company\.phone\}$/);
  await page.keyboard.type(' {piscine');
  await page.getByText('Aucun résultat').waitFor();
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.getByRole('button', { name: 'Abandonner' }).waitFor({ state: 'detached' });
});

test('DK-1: the desk opens in the language that was chosen on this computer', async () => {
  const { page } = started();
  await page.getByRole('combobox', { name: 'Langue du bureau' }).selectOption('nl');
  await page.reload();
  await page.getByRole('combobox', { name: 'Taal van het bureau' }).selectOption('fr');
  await page.reload();
  await page.getByRole('combobox', { name: 'Langue du bureau' }).waitFor();
});

test('DK-1: each task has a form of its own, which Back, Forward and a reload keep', async () => {
  const { page } = started();
  const heading = () => page.locator('main h1').textContent();
  await openTask(page, 'town');
  const town = await heading();
  expect(await page.locator('main form').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.locator('main .tasks').waitFor();
  expect(await page.locator('main form').count()).toBe(0);
  await page.goForward();
  await expect.poll(heading).toBe(town);
  await page.reload();
  await expect.poll(heading).toBe(town);
  await page.locator('main a[href="#add"]').press('Enter');
  await page.locator('main .tasks').waitFor();
});

test.each([
  ['fr', 'Modifier le site'],
  ['nl', 'De site aanpassen'],
])('DK-1: the guide opens from the desk in its language, with its pictures: %s', async (lang, words) => {
  const { page } = started();
  await page.locator('header select').selectOption(lang);
  const [guide] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('header a').first().press('Enter'),
  ]);
  await guide.waitForLoadState('load');
  expect(await guide.locator('h1').textContent()).toContain(words);
  const widths = await guide
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(0);
  expect(await violationsOf(guide)).toEqual([]);
  // A guide leads to another.
  await guide.locator('a').first().press('Enter');
  await guide.waitForURL(/publish-(fr|nl)/);
  expect(await violationsOf(guide)).toEqual([]);
  await guide.close();
  await page.locator('header select').selectOption('fr');
});

test.each([1280, 768])('DK-1: no fault of accessibility at %i px, and no sideways scroll', async (width) => {
  const { page, open, openSection } = started();
  await page.setViewportSize({ width, height: 900 });
  for (const view of ["Vue d'ensemble", 'Ajouter, supprimer', 'Publier']) {
    await page.getByRole('button', { name: view, exact: true }).press('Enter');
    await page.locator('main h1').waitFor();
    await page.locator('main ul, main form, main h2').first().waitFor();
    expect(await violationsOf(page), view).toEqual([]);
  }
  for (const kind of thingKinds) {
    await openTask(page, kind);
    expect(await violationsOf(page), kind).toEqual([]);
  }
  await open('content/copy/home/');
  await openSection('hero');
  expect(await violationsOf(page), 'form').toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  const { faults } = started();
  expect(faults).toEqual([]);
});
