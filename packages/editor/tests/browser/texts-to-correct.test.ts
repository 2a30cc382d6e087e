import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { save, typeInto, undo } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();
const why = { fr: 'à ôter : plus sur le site', nl: 'weg te laten' };

test('a text to correct is corrected in the list of its task, beside its page, and undo takes all back', async () => {
  const { site, page } = await open('');
  await site.request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  const toCorrect = [{ file: home, path: ['hero', 'heading'], words: { fr: ['Chauffagiste'], nl: [] }, why }];
  const other = '<!doctype html><html lang="fr"><title>Conseils</title><body><h1>Conseils</h1>';
  await page.route('**/fr/tips', (route) => route.fulfill({ contentType: 'text/html', body: other }));
  const done = JSON.stringify({ title: { fr: 'Fait', nl: 'Klaar' }, toWrite: [], toCorrect });
  await page.goto(`${site.url}&page=/fr/tips&panel=taskResult&id=${encodeURIComponent(done)}`);
  // Closed, the list is found again; each text has the words that are wrong.
  await page.getByRole('heading', { name: 'À corriger : 1' }).waitFor();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'À relire' }).click();
  await page.locator('.panel summary').getByText('« Chauffagiste »').click();
  await typeInto(page, 'Français', ' et Asse');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/fr$/);
  await save(page);
  expect(site.read(home)).toContain('et Asse');
  // Without its wrong words the text is struck.
  await page.getByRole('textbox', { name: 'Français' }).fill('Plombier');
  await page.getByRole('heading', { name: 'À corriger : 0' }).waitFor();
  await page.locator('.panel summary s').waitFor();
  await save(page);
  for (const _ of ['the correction', 'the first correction', 'the task'])
    await Promise.all([page.waitForResponse('**/api/undo'), undo(page)]);
  await page.getByText('Annulé : Nouvel article').waitFor();
  await page.getByRole('button', { name: /^Enregistrer \(/ }).click();
  await page.getByText('Enregistré.').waitFor();
  expect(site.read(home)).not.toContain('et Asse');
});
