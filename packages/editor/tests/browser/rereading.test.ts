import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { save, typeInto, undoSaved } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();
const why = { fr: 'à ôter : plus sur le site', nl: 'weg te laten' };

test('a text to read again is corrected in the list of its task, beside its page, and undo takes both back', async () => {
  const { site, page } = await open('');
  await site.request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  const reread = [{ file: home, path: ['hero', 'heading'], words: { fr: ['Chauffagiste'], nl: [] }, why }];
  const rewritten = [{ file: home, path: ['hero', 'intro'] }];
  const other = '<!doctype html><html lang="fr"><title>Conseils</title><body><h1>Conseils</h1>';
  await page.route('**/fr/tips', (route) => route.fulfill({ contentType: 'text/html', body: other }));
  const done = JSON.stringify({ title: { fr: 'Fait', nl: 'Klaar' }, next: [], reread, rewritten });
  await page.goto(`${site.url}&page=/fr/tips&panel=taskResult&id=${encodeURIComponent(done)}`);
  await page.getByRole('heading', { name: 'Phrases récrites pour vous : 1' }).waitFor();
  // Closed, the list is found again; each text has the words that are wrong.
  await page.getByRole('heading', { name: 'À corriger : 1' }).waitFor();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'À relire' }).click();
  await page.locator('.panel summary').last().getByText('« Chauffagiste »').click();
  await typeInto(page, 'Français', ' et Asse');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/fr$/);
  await save(page);
  expect(site.read(home)).toContain('et Asse');
  // Without its wrong words the text leaves the list once it is folded.
  await page.getByRole('textbox', { name: 'Français' }).fill('Plombier');
  await page.getByRole('heading', { name: 'À corriger : 0' }).waitFor();
  await page.locator('.panel summary').last().click();
  await expect.poll(() => page.locator('.panel summary').count()).toBe(1);
  await save(page);
  await undoSaved(page);
  await undoSaved(page);
  await page.getByText('Annulé : Nouvel article').waitFor();
  expect(await page.locator('.panel').count()).toBe(0);
  await page.getByRole('button', { name: /^Enregistrer \(/ }).click();
  await page.getByText('Enregistré.').waitFor();
  expect(site.read(home)).not.toContain('et Asse');
});

test('a text to read again says why; it is struck as soon as it is right, and leaves the list once it is folded', async () => {
  const { site, page } = await open('');
  const reread = [{ file: home, path: ['hero', 'heading'], words: { fr: ['Chauffagiste'], nl: [] }, why }];
  const done = JSON.stringify({ title: { fr: 'Fait', nl: 'Klaar' }, next: [], reread, rewritten: [] });
  await page.goto(`${site.url}&panel=taskResult&id=${encodeURIComponent(done)}`);
  const item = page.locator('.panel summary', { hasText: '« Chauffagiste »' });
  await item.getByText('à ôter : plus sur le site').waitFor();
  await item.click();
  await page.getByRole('textbox', { name: 'Français' }).fill('Plombier');
  await page.getByRole('heading', { name: 'À corriger : 0' }).waitFor();
  await page.locator('.panel summary s').waitFor();
  await page.locator('.panel summary').click();
  await page.locator('.panel summary').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Fermer' }).click();
  // Its button stays: without it, the bar could be lower, and the page would move.
  expect(await page.getByRole('button', { name: 'À relire' }).isDisabled()).toBe(true);
});
