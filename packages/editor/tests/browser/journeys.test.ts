import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { git, home, prices } from '../fixture/temporary-site.ts';
import { openEditor as open, placeQuery } from './open-editor.ts';

const save = async (page: Page) => {
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Enregistré.').waitFor();
};

/** Types at the end of the rich field of a language. */
const typeInto = async (page: Page, language: string, text: string) => {
  await page.getByRole('textbox', { name: language }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
};

const openHeading = async (page: Page, shown: FrameLocator) => {
  await shown.locator('h1').click();
  await page.getByRole('textbox', { name: 'Français' }).waitFor();
};

test('a price: the table, the page that follows, the file', async () => {
  const { site, page, shown } = await open();
  await page.getByRole('button', { name: 'Un prix' }).click();
  await page.getByRole('textbox', { name: /^repair.*Sans TVA/ }).fill('169');
  await expect.poll(() => shown.locator('#intro').textContent()).toContain('169 €');
  await save(page);
  expect(site.read(prices)).toContain('repair:\n  value: 169\n');
});

test('a tenfold price asks before it is saved', async () => {
  const { site, page } = await open('&panel=prices');
  const price = page.getByRole('textbox', { name: /^repair.*Sans TVA/ });
  await price.fill('1.690');
  await page.getByText('Lu comme 1').waitFor();
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Corriger' }).click();
  expect(site.read(prices)).toContain('value: 159\n');
});

test('a phone number: the task, both languages of the page, undo', async () => {
  const { site, page, shown } = await open();
  await page.getByRole('button', { name: 'Tél., adresse, heures' }).click();
  await page.locator('.panel input').first().fill('053 11 11 11');
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 11 11 11');
  await save(page);
  expect(site.read('content/company.yaml')).toContain('053 11 11 11');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 00 00 00');
});

test('a sentence in two languages: a click, the rich fields, a page that keeps its place', async () => {
  const { site, page, shown } = await open();
  await openHeading(page, shown);
  const top = () => shown.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY);
  await typeInto(page, 'Français', ' et');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et');
  const before = await top();
  await page.keyboard.type(' Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et Asse');
  expect(await top()).toBe(before);
  await typeInto(page, 'Néerlandais', ' en Asse');
  await save(page);
  expect(site.read(home)).toContain('heading: Chauffagiste à Liedekerke et Asse\n');
  expect(site.read('content/copy/home/nl.yaml')).toContain('en Asse\n');
});

test('bold, a link by its title and a price are written without a mark', async () => {
  const { site, page, shown } = await open();
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
  await page.getByRole('dialog').getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Accueil' });
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect.poll(() => shown.locator('h1 a').textContent()).toBe('Accueil');
  await save(page);
  expect(site.read(home)).toContain('Liedekerke {prices.repair} **vite** [Accueil](page:home)');
});

test('the keyboard alone: from a text to its panel and back', async () => {
  const { page, shown } = await open();
  await shown.locator('#intro').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.panel h2').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown.locator('#intro').evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
});

test('the search leads to a value; what has no source says why it cannot be edited', async () => {
  const { page, shown } = await open();
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

test('a text that is copied has no markers', async () => {
  const { shown } = await open();
  expect(await shown.locator('body').innerHTML()).not.toMatch(/[\u2061-\u2064]/);
});

test('publishing: what is chosen reaches the remote, and an old version comes back', async () => {
  const { site, page, shown } = await open();
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await save(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await page.locator('.panel ins', { hasText: 'et Asse' }).waitFor();
  await page.locator('footer').getByRole('button', { name: 'Publier' }).click();
  await page.getByText('Publié.', { exact: true }).waitFor();
  expect(git(site.remote, 'show', `main:${home}`)).toContain('et Asse');
  await page.locator('.panel summary', { hasText: 'Begin' }).click();
  await page.getByRole('button', { name: 'Revenir à cette version' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke');
});

test('a new article: a few texts, then what may be written next', async () => {
  const { site, page } = await open();
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre (Français)' }).fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.locator('.panel textarea').first().fill('Il fait froid.');
  await save(page);
  expect(site.read('content/articles/le-froid/fr.md')).toContain('Il fait froid.');
});

test('a list: an item is moved and removed in both languages, after a question', async () => {
  const { site, page } = await open(placeQuery('content/copy/home/fr.yaml', 'cards'));
  await page.getByRole('button', { name: 'Descendre Dépannage' }).click();
  await page.getByRole('button', { name: 'Monter Dépannage' }).waitFor();
  await page.getByRole('button', { name: 'Retirer Ramonage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect.poll(() => page.locator('.items > li').count()).toBe(1);
  await save(page);
  for (const language of ['fr', 'nl'])
    expect(site.read(`content/copy/home/${language}.yaml`)).not.toContain('sweeping\n');
});

test('a text that was changed elsewhere as well: both are shown, and one is kept', async () => {
  const { site, page, shown } = await open();
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toContain('et Asse');
  await page.waitForTimeout(500);
  site.write(home, site.read(home).replace('à Liedekerke', 'à Ninove'));
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('dialog').getByText('à Ninove').waitFor();
  await page.getByRole('button', { name: 'Garder la mienne' }).click();
  await save(page);
  expect(site.read(home)).toContain('heading: Chauffagiste à Liedekerke et Asse\n');
});

test('a broken file does not lock the owner out: its text, its line, its last good version', async () => {
  const { site, page } = await open();
  site.write('content/company.yaml', 'name: "Example\n');
  await page.goto(site.address);
  await page.getByText('Un fichier est illisible').waitFor();
  await page.getByRole('button', { name: /Reprendre la version/ }).click();
  await page.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await page.getByText('Enregistré.').waitFor();
  expect(site.read('content/company.yaml')).toContain('053 00 00 00');
});

test('nothing is thrown away without a question', async () => {
  const { page, shown } = await open();
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(await shown.locator('h1').textContent()).toContain('et Asse');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke');
});
