import { expect, test } from 'vitest';
import { hold, openHeading } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

/** Opens the first result of the search. */
const search = async (page: Awaited<ReturnType<typeof open>>['page'], words: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('dialog').locator('.choice').first().click();
};

test('a text that the page does not show is not typed into the text that was opened before it', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  await search(page, 'Example');
  // The page is not drawn anew.
  await hold(page, 'set');
  await page.getByRole('textbox', { name: /Example/ }).fill('Autre');
  expect(await shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke ');
  expect(await shown.locator('[data-edit-selected]').count()).toBe(0);
});

test('where the page is gone, as after the return to a version without it, the home page is shown', async () => {
  const { site, page } = await open('');
  await site.request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  await page.goto(`${site.url}&page=/fr/gel`);
  const path = () => new URL(page.frames()[1]?.url() ?? '').pathname;
  await expect.poll(path).toBe('/fr/gel');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(path).toBe('/fr');
});

test('a clicked link is followed in the language of the page', async () => {
  const { page, shown } = await open(`${locationQuery('content/copy/home/fr.yaml', 'hero')}&link=/fr/tips`);
  await shown.locator('a[hreflang="nl"]').click();
  await shown.locator('h1', { hasText: 'Verwarming' }).waitFor();
  await page.getByRole('button', { name: 'Aller à la page « Conseils »' }).click();
  await expect.poll(() => new URL(page.frames()[1]?.url() ?? '').pathname).toBe('/nl/tips');
});
