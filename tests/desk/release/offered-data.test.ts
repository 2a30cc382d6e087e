import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

const started = startDeskPage();

test('DK-1: in the answer of a new question data are offered after {, shown filled in, and taken with Enter', async () => {
  const { page } = started();
  await openTask(page, 'question');
  const answer = page.locator('[id="question.answer.fr"]');
  await answer.focus();
  await page.keyboard.type('Une réparation coûte {reparation');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  expect(await answer.inputValue()).toMatch(/coûte \{[\w.-]+\}$/);
  expect(await page.getByText('Affiché').locator('..').textContent()).toMatch(/coûte .*€/);
});

test('DK-1: what does not fit into the list of data is counted, and the list stays in the window', async () => {
  const { page } = started();
  await page.setViewportSize({ width: 768, height: 700 });
  await openTask(page, 'question');
  const answer = page.locator('[id="question.answer.nl"]');
  await answer.fill('');
  // The field at the bottom of the window.
  await answer.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await answer.pressSequentially('{prix réparation');
  const list = page.getByRole('listbox');
  expect(await list.getByRole('option').count()).toBe(10);
  await page.getByText(/^encore \d+\s: tapez un mot de plus$/).waitFor();
  const box = await list.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('DK-1: the official name of a town follows its name in the language of its province, unless it is written', async () => {
  const { page } = started();
  await openTask(page, 'town');
  const field = (name: string) => page.locator(`[id="town.${name}"]`);
  await field('name.fr').fill('Braine');
  await field('name.nl').fill('Brakel');
  await field('province').selectOption('walloon-brabant');
  expect(await field('locality').inputValue()).toBe('Braine');
  await field('province').selectOption('flemish-brabant');
  expect(await field('locality').inputValue()).toBe('Brakel');
  await field('locality').fill('Autre');
  await field('name.nl').fill('Halle');
  expect(await field('locality').inputValue()).toBe('Autre');
});

test('DK-1: a field that is left empty is told in the language of the desk, and not once it is filled', async () => {
  const { page } = started();
  await openTask(page, 'brand');
  const messageOf = (key: string) =>
    page
      .locator(`[id="brand.${key}"]`)
      .evaluate((element) => (element as HTMLInputElement).validationMessage);
  await page.locator('main form button[type="submit"]').press('Enter');
  expect(await messageOf('name')).toBe('À remplir, s’il vous plaît.');
  await page.locator('[id="brand.name"]').fill('Zébulon');
  // The end of the address was filled from the name.
  expect([await messageOf('name'), await messageOf('slug')]).toEqual(['', '']);
});
