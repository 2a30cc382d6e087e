import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { hold, openHeading, save, typeInto } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('a sentence in two languages: a click, the rich fields, a page that keeps its place', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  const top = () => shown.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY);
  await typeInto(page, 'Français', ' et');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et');
  const before = await top();
  // The page does not wait for the server, although a space follows the text in its heading.
  const release = await hold(page, 'set');
  await page.keyboard.type(' Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et Asse');
  release();
  expect(await top()).toBe(before);
  await typeInto(page, 'Néerlandais', ' en Asse');
  await save(page);
  expect(site.read(home)).toContain('heading: Chauffagiste à Liedekerke et Asse\n');
  expect(site.read('content/copy/home/nl.yaml')).toContain('en Asse\n');
});

test('bold, a link by its title and a price, chosen or typed as a number, are written without a mark', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' {');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /repair/ })
    .click();
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('vite');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' [');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Mène à' }).selectOption({ label: 'Accueil' });
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect.poll(() => shown.locator('h1 a').textContent()).toBe('Accueil');
  // All numbers are told at once.
  await typeInto(page, 'Français', ' 159 € 99');
  await page.getByRole('button', { name: /^99 €/ }).click();
  await page.getByRole('button', { name: /^159 €/ }).click();
  await save(page);
  expect(site.read(home)).toContain(
    'Liedekerke {prices.repair} **vite** [Accueil](page:home) {prices.repair} {prices.sweeping}',
  );
});

test('an article is written by buttons: a heading, a list, bold; a link box that is closed loses nothing', async () => {
  const { site, page, shown } = await open(locationQuery('content/articles/tips/fr.md', 'body'));
  const release = await hold(page, 'set');
  await typeInto(page, 'Français', ' Bien.');
  // The page does not wait for the server.
  expect(await shown.locator('.tip').last().textContent()).toContain(' Bien.');
  release();
  for (const close of [() => page.keyboard.press('Escape'), () => page.getByText('Fermer').last().click()]) {
    await page.getByRole('button', { name: 'Lien' }).first().click();
    await page.getByRole('dialog').waitFor();
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A closed box is no dialog any more a moment before it gives the focus back.
    await page.locator('.rich:focus').waitFor();
    await page.keyboard.type(' Encore.');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Titre', exact: true }).first().click();
  await page.keyboard.type('## Sous le gel');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Point de liste' }).first().click();
  await page.keyboard.type('Purger');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Relancer');
  await save(page);
  expect(site.read('content/articles/tips/fr.md')).toContain(
    '{prices.repair}. Bien. Encore. Encore.\n\n## Sous le gel\n\n- Purger\n- **Relancer**\n',
  );
});

test('a click on a text of a card opens the text below its link, a click beside the texts the card', async () => {
  const { page, shown } = await open('');
  const opened = page.locator('.panel h2');
  const card = shown.locator('li').first();
  await card.locator('h3').click({ force: true });
  await expect.poll(() => opened.textContent()).toBe('Texte « Dépannage »');
  await card.click({ position: { x: 5, y: 5 } });
  await expect.poll(() => opened.textContent()).toBe('Carte n° 1');
});

test('the keyboard alone: from a text to its panel and back', async () => {
  const { page, shown } = await open('');
  await shown.locator('#intro').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.panel h2').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown.locator('#intro').evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
});

test('a text that is copied has no markers', async () => {
  const { shown } = await open('');
  expect(await shown.locator('body').innerHTML()).not.toMatch(/[\u2061-\u2064]/);
});

test('a link is set in the text of a form, which is not sent with it', async () => {
  const { page } = await open('&panel=task&id=article');
  const text = page.getByRole('textbox', { name: 'Détails (Français)' });
  await text.click();
  await page.keyboard.type('Voyez ');
  await page.getByRole('button', { name: 'Lien' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Lien' });
  await dialog.locator('select').selectOption('page:home');
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await text.innerHTML()).toContain('page:home');
});
