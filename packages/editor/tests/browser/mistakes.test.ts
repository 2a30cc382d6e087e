import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { hold, openHeading, typeInto } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('an error without a field on the screen is told once, with the way to it', async () => {
  const { site, page } = await open('');
  const number = { file: 'content/company.yaml', path: ['phones', 'fr', 'number'] };
  await site.request('set', { changes: [{ kind: 'set', ...number, value: '053' }] });
  await page.reload();
  await page.getByRole('button', { name: 'Tél., adresse, heures' }).click();
  await page.locator('.panel input').first().fill('053 11 11 11');
  await page.locator('.findings .bad', { hasText: 'Numéro' }).waitFor();
  expect(await page.locator('.bad').count()).toBe(1);
  // The bar saves the same and says the same.
  for (const part of ['header', 'footer']) {
    const buttons = page.locator(part).getByRole('button', { name: /^Enregistrer/ });
    await buttons.last().click();
    await page.getByText('Rien n’est enregistré.').waitFor();
    await page.locator('.announcement button').click();
    expect(await page.locator('.findings .bad').count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Y aller' }).click();
  await page.locator('.input .bad').waitFor();
  expect(await page.locator('.input .bad').count()).toBe(1);
});

test('a page keeps what it showed while a text is missing, also when it is loaded again, and then follows', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  const field = page.getByRole('textbox', { name: 'Français' });
  await field.fill('Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Asse ');
  // The page shows it before the server has it.
  await page.getByRole('button', { name: 'Enregistrer (1)' }).waitFor();
  // By keys: while ProseMirror draws the answer, it may not see what is filled in.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.locator('.notice', { hasText: /La page à gauche.* Texte/ }).waitFor();
  await page.reload();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Asse ');
  await field.fill('Ninove');
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Ninove ');
  expect(await page.locator('.notice').count()).toBe(0);
});

test('a page that did not come is asked again until it does, also where another is loaded in its place', async () => {
  const { page, shown } = await open('');
  await page.route('**/nl', (route) => route.fulfill({ status: 500, body: '' }), { times: 2 });
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await shown.locator('h1', { hasText: 'Verwarming' }).waitFor();
  await page.route('**/fr', () => undefined, { times: 1 });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.frames()[1]?.evaluate(() => location.reload());
  await shown.locator('h1', { hasText: 'Chauffagiste' }).waitFor();
});

test('what another window changed meanwhile: both versions are shown, and the owner chooses', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  const heading = { file: home, path: ['hero', 'heading'] };
  const other = (value: string) => site.request('set', { changes: [{ kind: 'set', ...heading, value }] });
  const valueNow = async () => (await site.request('field', { location: heading })).inputs[0]?.value;
  await other('Fenêtre A');
  await typeInto(page, 'Français', ' B');
  await page.getByRole('dialog').getByText('Fenêtre A').waitFor();
  await page.getByRole('dialog').getByText('Liedekerke B').waitFor();
  await page.getByRole('button', { name: 'Prendre mon choix' }).click();
  await expect.poll(valueNow).toBe('Chauffagiste à Liedekerke B');
  expect(await page.getByRole('textbox', { name: 'Français' }).textContent()).toContain('Liedekerke B');
  await other('Fenêtre C');
  await typeInto(page, 'Français', ' D');
  await page.getByRole('button', { name: 'Laisser comme maintenant' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).textContent()).toBe('Fenêtre C');
  expect(await valueNow()).toBe('Fenêtre C');
});

test('an error goes with the text it was about, a save tells that it runs, and its message goes', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  const field = page.getByRole('textbox', { name: 'Français' });
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const answer = await hold(page, 'set');
  await page.keyboard.type('Chauffage');
  // The server has not answered yet.
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
  expect(await page.locator('.panel .bad').count()).toBe(0);
  answer();
  const saved = await hold(page, 'save');
  await page.locator('footer').getByRole('button', { name: 'Enregistrer' }).click();
  await page.locator('footer').getByRole('button', { name: 'Enregistrement…' }).waitFor();
  saved();
  await page.getByText('Enregistré.').waitFor();
  await page.getByText('Enregistré.').waitFor({ state: 'detached' });
});

test('a save that is refused says so, and an undo takes the red lines away', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  await page.getByRole('textbox', { name: 'Français' }).fill('');
  await page.locator('footer').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Rien n’est enregistré.').waitFor();
  await page.locator('.input .bad').waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => page.locator('.panel .bad').count()).toBe(0);
});

test('what is wrong in a form is told beside its field while one types, and the task is not done', async () => {
  const { site, page } = await open('&panel=task&id=article');
  const month = page.getByRole('textbox', { name: 'Mois' });
  await month.fill('mai');
  await page.locator('.notice', { hasText: 'mai : relisez.' }).waitFor();
  expect(await month.getAttribute('aria-invalid')).toBe('false');
  await month.fill('jamais');
  await page.locator('.bad', { hasText: 'jamais : relisez.' }).waitFor();
  expect(await month.getAttribute('aria-invalid')).toBe('true');
  const input = { title: { fr: 'Gel', nl: 'Vorst' }, month: 'jamais' };
  await expect(site.request('task', { id: 'article', input })).rejects.toThrow('relisez');
});
