import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('one saved change is taken back alone, also one that is published', async () => {
  const { site, page } = await open('');
  const set = (key: string, value: string) =>
    site.request('set', { changes: [{ kind: 'set', file: home, path: ['hero', key], value }] });
  const nowAt = async (key: string) =>
    (await site.request('field', { location: { file: home, path: ['hero', key] } })).inputs[0]?.value;
  const [heading, intro] = [await nowAt('heading'), await nowAt('intro')];
  await set('heading', 'Nouveau titre');
  await site.request('save', {});
  await set('intro', 'Nouvelle phrase.');
  await site.request('save', {});
  await page.goto(`${site.url}&panel=publish`);
  await page
    .getByRole('button', { name: /^Remettre comme avant/ })
    .first()
    .click();
  await page.getByText('Remis :').waitFor();
  expect([await nowAt('heading'), await nowAt('intro')]).toEqual([heading, 'Nouvelle phrase.']);
  await page.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await page.getByText(/^Part maintenant : /).waitFor();
  await page.locator('footer').getByRole('button', { name: 'Publier' }).click();
  await page.getByText('Tout est publié.').waitFor();
  // What is published is taken back from its version.
  await page.locator('summary', { hasText: 'Version actuelle' }).click();
  await page.getByRole('button', { name: /^Remettre comme avant/ }).click();
  await page.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await page.getByText('Part maintenant').waitFor();
  expect(await nowAt('intro')).toBe(intro);
});
