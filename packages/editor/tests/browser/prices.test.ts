import { expect, test } from 'vitest';
import { home, prices, repairPrice } from '../fixture/temporary-site.ts';
import { hold, save, undo } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('a price: the table, the page that follows, the file', async () => {
  const { site, page, shown } = await open('');
  await page.getByRole('button', { name: 'Un prix' }).click();
  const price = page.getByRole('textbox', { name: 'repair', exact: true });
  const marked = page.waitForResponse('**/api/markers');
  await price.focus();
  await marked;
  const release = await hold(page, 'set');
  await price.fill('169');
  // The page does not wait for the server.
  await expect.poll(() => shown.locator('#intro').textContent(), { timeout: 5000 }).toContain('169 €');
  release();
  await save(page);
  expect(site.read(prices)).toContain('repair:\n  value: 169\n');
});

test('a tenfold price asks before it is saved', async () => {
  const { site, page } = await open('&panel=prices');
  // Also where something else is wrong, which may follow from it.
  const heading = { file: home, path: ['hero', 'heading'] };
  await site.request('set', { changes: [{ kind: 'set', ...heading, value: '' }] });
  const price = page.getByRole('textbox', { name: 'repair', exact: true });
  await price.fill('1.690');
  await page.getByText('Lu comme 1').waitFor();
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Corriger' }).click();
  expect(site.read(prices)).toContain('value: 159\n');
});

test('a price that another window changed meanwhile is shown with the own one, and the owner chooses', async () => {
  const { site, page } = await open('&panel=prices');
  const price = page.getByRole('textbox', { name: 'repair', exact: true });
  await price.waitFor();
  await site.request('set', repairPrice(179));
  await price.fill('169');
  await page.getByRole('dialog').getByText('179').waitFor();
  await page.getByRole('button', { name: 'Laisser comme maintenant' }).click();
  await expect.poll(() => price.inputValue()).toBe('179');
});

test('what is no amount is told at its field and when it is saved, and what was typed before is not saved', async () => {
  const { site, page } = await open('&panel=prices');
  const price = page.getByRole('textbox', { name: 'repair', exact: true });
  await price.fill('169');
  await price.fill('cent');
  await page.locator('td .bad', { hasText: 'pas un nombre' }).waitFor();
  await page.locator('footer').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(/^Rien n’est enregistré\. .*pas un nombre/).waitFor();
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  expect(site.read(prices)).toContain('value: 159\n');
  await page
    .getByRole('row', { name: /^repair/ })
    .locator('input[type="date"]')
    .fill('2020-01-01');
  await page.getByText('Ce jour est passé').waitFor();
});

test('a phone number: the task, both languages of the page, undo', async () => {
  const { site, page, shown } = await open('');
  await page.getByRole('button', { name: 'Tél., adresse, heures' }).click();
  await page.locator('.panel input').first().fill('053 11 11 11');
  // Pressed at once, while the field still has the focus.
  await page.locator('footer').getByRole('button', { name: 'Enregistrer' }).click({ force: true });
  await expect.poll(() => site.read('content/company.yaml')).toContain('053 11 11 11');
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 11 11 11');
  await undo(page);
  await page.getByText('Annulé : ').waitFor();
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 00 00 00');
});
