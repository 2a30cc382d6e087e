import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage } from './desk-page.ts';

const started = startDeskPage();

test('DK-2: a price is changed by keyboard, and its line is the only one that changes', async () => {
  const { desk, page, open, openSection, field, save, changedLines } = started();
  const file = 'content/facts/prices.yaml';
  const [key = ''] = Object.keys(parse(desk.read(file)));
  const before = parse(desk.read(file))[key].value;
  await open(file);
  await openSection(key);
  const price = field(file, `${key}.value`);
  await price.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(before + 10));
  await save();
  await page.locator('.messages .good').waitFor();
  expect(changedLines()).toEqual([`-  value: ${before}`, `+  value: ${before + 10}`]);
});

test('DK-3: a digit in a sentence is refused at its field, in French, and nothing is written', async () => {
  const { desk, page, open, field, save } = started();
  const file = 'content/copy/not-found/fr.yaml';
  const copy = parse(desk.read(file));
  const [key = ''] = Object.keys(copy).filter((name) => typeof copy[name] === 'string');
  const before = desk.read(file);
  await open('content/copy/not-found/');
  const text = field(file, key);
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' 4567');
  await save();
  await page.locator('.messages .bad').waitFor();
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  const message = await page.locator(`[id="${await text.getAttribute('aria-describedby')}"]`).textContent();
  expect(message).toContain('4567');
  expect(message).toContain('écrit en chiffres');
  expect(desk.read(file)).toBe(before);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.locator('.messages .bad').waitFor({ state: 'detached' });
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
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.getByRole('button', { name: 'Abandonner' }).waitFor({ state: 'detached' });
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
  await open('content/copy/home/');
  await openSection('hero');
  expect(await violationsOf(page), 'form').toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('DK-1: what changed is shown and committed', async () => {
  const { desk, page } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main ins').first().waitFor();
  await page.locator('main form input').fill('Un prix et un titre');
  await page.keyboard.press('Enter');
  await page.locator('.good').waitFor();
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe('Un prix et un titre');
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  const { faults } = started();
  expect(faults).toEqual([]);
});
