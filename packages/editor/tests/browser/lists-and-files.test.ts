import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { openHeading, save, typeInto } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('an item is added where one has clicked another, and opens', async () => {
  const { site, page } = await open(locationQuery(home, 'cards', 0, 'title'));
  await page.getByRole('button', { name: 'Ajouter : Accueil' }).click();
  await page.getByRole('navigation', { name: 'Fait partie de' }).getByText('Accueil').waitFor();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"cards",2]');
  const lengths = async () => {
    const { inputs } = await site.request('field', { location: { file: home, path: ['cards'] } });
    return inputs.map(({ value }) => Object(value).length);
  };
  expect(await lengths()).toEqual([3, 3]);
  // What is still to be typed is not red. Once it is left empty, a line tells what the page waits for.
  await expect.poll(() => page.locator('.bad, [aria-invalid="true"]').count()).toBe(0);
  const title = page.getByRole('group', { name: 'Texte' }).getByRole('textbox', { name: 'Français' }).last();
  await title.focus();
  await title.blur();
  await page.locator('.input .bad').waitFor();
  await page.locator('.notice', { hasText: 'La page à gauche' }).waitFor();
  await page.getByRole('button', { name: /^Retirer / }).click();
  await expect.poll(lengths).toEqual([2, 2]);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(lengths).toEqual([3, 3]);
  // A save that is refused tells all of it.
  await page.getByRole('button', { name: /^Enregistrer \(/ }).click();
  await page.locator('.bad').first().waitFor();
});

test('an item is moved where one has clicked it, and its panel goes with it', async () => {
  const { site, page } = await open(locationQuery(home, 'cards', 0, 'title'));
  await page.getByRole('button', { name: /^Descendre / }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"cards",1,"title"]');
  const ids = async () =>
    (await site.request('field', { location: { file: home, path: ['cards', 1, 'id'] } })).inputs;
  await expect.poll(async () => (await ids()).map(({ value }) => value)).toEqual(['repair', 'repair']);
});

test('the switch of languages in the page works, and a click beside its link opens no text', async () => {
  const { page, shown } = await open('');
  await shown.getByText('FR', { exact: true }).click();
  await shown.getByRole('link', { name: 'NL' }).click();
  await expect.poll(() => page.url()).toContain('page=%2Fnl');
  expect(await page.locator('.panel').count()).toBe(0);
});

test('while a slow server takes an item away, another click does not take the one that moves up', async () => {
  const { site, page } = await open(locationQuery(home, 'cards'));
  await page.route('**/edit/api/set', async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  const crosses = page.locator('.item-tools').getByText('×');
  await crosses.first().click();
  await crosses
    .last()
    .click({ timeout: 400 })
    .catch(() => undefined);
  await page.getByText('Carte n° 1 : retiré').waitFor();
  await page.waitForTimeout(1000);
  const { inputs } = await site.request('field', { location: { file: home, path: ['cards'] } });
  expect(inputs.map(({ value }) => Object(value).length)).toEqual([1, 1]);
});

test('a text that was changed elsewhere as well: both are shown, and one is kept', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et Asse');
  await page.waitForTimeout(500);
  site.write(home, site.read(home).replace('à Liedekerke', 'à Ninove'));
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog').getByText('à Ninove').waitFor();
  await page.getByRole('button', { name: 'Prendre mon choix' }).click();
  await save(page);
  expect(site.read(home)).toContain('heading: Chauffagiste à Liedekerke et Asse\n');
});

test('a broken file does not lock the owner out: its text, its line, its last good version', async () => {
  const { site, page } = await open('');
  site.write('content/company.yaml', 'name: "Example\n');
  await page.goto(site.url);
  await page.getByText('Un fichier est illisible').waitFor();
  await page.getByRole('button', { name: /Reprendre la version/ }).click();
  await page.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await page.getByText('Enregistré.').waitFor();
  expect(site.read('content/company.yaml')).toContain('053 00 00 00');
});

test('nothing is thrown away without a question', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(await shown.locator('h1').textContent()).toContain('et Asse');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke ');
});
