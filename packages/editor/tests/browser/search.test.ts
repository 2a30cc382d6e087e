import { test } from 'vitest';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('the search finds a task by its own words, and opens its form', async () => {
  const { page } = await open('');
  await page.keyboard.press('Control+k');
  // Not by what can be chosen in its form.
  await page.getByRole('searchbox').fill('hiver');
  await page.getByText('Résultats : 0').waitFor();
  await page.getByRole('searchbox').fill('nouvel article');
  await page.getByRole('button', { name: 'Tâche Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre (Français)' }).waitFor();
});

test('the search leads to a value; what has no source says why it cannot be edited', async () => {
  const { page, shown } = await open('');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('ramonage');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^.*Ramonage$/ })
    .first()
    .click();
  await page.locator('.panel .rich').first().waitFor();
  await shown.locator('#fixed').click();
  await page.getByText('Ceci ne se modifie pas ici').waitFor();
});
