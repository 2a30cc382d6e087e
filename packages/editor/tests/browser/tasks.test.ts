import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hold, openHeading, save, typeInto } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('the other language brings its page, and no message of the first; nothing runs off a narrow screen', async () => {
  const { page, shown } = await open('');
  await page.setViewportSize({ width: 820, height: 900 });
  const isWider = () => {
    const boxes = [...document.querySelectorAll('.bar, .bar nav, .bar button')];
    return boxes.some(
      (one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1,
    );
  };
  expect(await page.evaluate(isWider)).toBe(false);
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await save(page);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await shown.locator('h1', { hasText: 'Verwarming' }).waitFor();
  expect(await page.locator('.announcement').textContent()).toBe('');
});

test('a new article: a few texts, then what may be written next, a draft until it is put online', async () => {
  const { site, page } = await open('');
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre (Français)' }).fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByText('C’est fait').waitFor();
  await page.getByRole('textbox', { name: 'Français' }).fill('Il fait froid.');
  await save(page);
  const file = 'content/articles/le-froid/fr.md';
  expect(site.read(file)).toMatch(/draft: true[\s\S]*Il fait froid\./);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  const draft = page.locator('.panel .draft', { hasText: file });
  // Its texts are there to be read again.
  await draft.getByRole('button', { name: 'Relire' }).click();
  await page.locator('.panel .rich', { hasText: 'Il fait froid.' }).waitFor();
  await page.goBack();
  await draft.getByRole('button', { name: 'Plus un brouillon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(site.read(file)).toContain('draft: true');
  await draft.getByRole('button', { name: 'Plus un brouillon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plus un brouillon' }).click();
  await expect.poll(() => site.read(file)).not.toContain('draft');
});

test('a task that takes something away asks first', async () => {
  const { site, page } = await open('&panel=task&id=asked');
  await page.getByRole('textbox', { name: 'Titre (Français)' }).fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  await page.getByRole('button', { name: 'Continuer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tâche risquée' });
  await dialog.getByText('Sûr ?').waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(existsSync(join(site.root, 'content/articles/le-froid'))).toBe(false);
});

test('what a form lacks is told at once, each beside its field, with the focus on the first', async () => {
  const { page } = await open('&panel=task&id=article');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('alert').getByText('À remplir avant de continuer : 2').waitFor();
  const first = page.getByRole('textbox', { name: 'Titre (Français)' });
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
  const described = await first.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(''),
  );
  expect(described).toContain('À remplir.');
  await first.fill('Le froid');
  await page.getByRole('alert').getByText('À remplir avant de continuer : 1').waitFor();
  expect(await page.locator('.input [aria-invalid="true"]').count()).toBe(1);
});

test('what is entered in a form is there again after a look elsewhere, and when the page is loaded again', async () => {
  const { page } = await open('&panel=task&id=article');
  const title = page.getByRole('textbox', { name: 'Titre (Français)' });
  await title.fill('Le froid');
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await title.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  expect(await title.inputValue()).toBe('Le froid');
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Le froid');
});

test('a form waits for its answer, a file that is no photograph stops it, and its button opens a new one', async () => {
  const { site, page } = await open('&panel=task&id=article');
  const title = page.getByRole('textbox', { name: 'Titre (Français)' });
  await title.fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await page.locator('.bad', { hasText: 'n’est pas une photo' }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const next = page.getByRole('button', { name: 'Continuer' });
  await next.click();
  expect((await site.request('overview', {})).unsaved).toEqual([]);
  await page.locator('form').getByRole('button', { name: 'Retirer' }).click();
  const answer = await hold(page, 'task');
  await next.click();
  await page.locator('form[inert]').getByText('Un instant…').waitFor();
  answer();
  await page.getByText('C’est fait').waitFor();
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  expect(await title.inputValue()).toBe('');
});
