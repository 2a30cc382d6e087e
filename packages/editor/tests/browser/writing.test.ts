import { expect, test } from 'vitest';
import { home, prices } from '../fixture/temporary-site.ts';
import { hold, openHeading, save, typeInto } from './actions.ts';
import { placeQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('a price: the table, the page that follows, the file', async () => {
  const { site, page, shown } = await open('');
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

test('what is no amount is told at its field, and what was typed before is not saved', async () => {
  const { site, page } = await open('&panel=prices');
  const price = page.getByRole('textbox', { name: /^repair.*Sans TVA/ });
  const saving = page.locator('footer').getByRole('button', { name: 'Enregistrer' });
  await price.fill('169');
  await expect.poll(() => saving.isEnabled()).toBe(true);
  await price.fill('cent');
  await page.locator('td .bad', { hasText: 'le prix reste 159 €' }).waitFor();
  await expect.poll(() => saving.isEnabled()).toBe(false);
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  expect(site.read(prices)).toContain('value: 159\n');
  await page
    .getByRole('row', { name: /^repair/ })
    .locator('input[type="date"]')
    .fill('2020-01-01');
  await page.getByText('Ce jour est passé').waitFor();
});

test('an error without a field on the screen is told once, with the way to it', async () => {
  const { site, page } = await open('');
  const number = { file: 'content/company.yaml', path: ['phones', 'fr', 'number'] };
  await site.ask('set', { changes: [{ kind: 'set', ...number, value: '053' }] });
  await page.reload();
  await page.getByRole('button', { name: 'Tél., adresse, heures' }).click();
  await page.locator('.panel input').first().fill('053 11 11 11');
  await page.locator('.findings .bad', { hasText: 'Numéro' }).waitFor();
  expect(await page.locator('.bad').count()).toBe(1);
  // The bar saves the same and says the same.
  for (const part of ['header', 'footer']) {
    await page
      .locator(part)
      .getByRole('button', { name: /^Enregistrer/ })
      .last()
      .click();
    await page.getByText('Rien n’est enregistré.').waitFor();
    await page.locator('.announcement button').click();
    expect(await page.locator('.findings .bad').count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Y aller' }).click();
  await page.locator('.input .bad').waitFor();
  expect(await page.locator('.bad').count()).toBe(1);
});

test('a page keeps what it showed while a text is missing, also when it is loaded again, and then follows', async () => {
  const { page, shown } = await open('');
  await openHeading(page, shown);
  const field = page.getByRole('textbox', { name: 'Français' });
  await field.fill('Asse');
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Asse');
  // The page shows it before the server has it.
  await page.getByRole('button', { name: 'Enregistrer (1)' }).waitFor();
  await field.fill('');
  await page.locator('.notice', { hasText: /La page garde.* Texte/ }).waitFor();
  await page.reload();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Asse');
  await field.fill('Ninove');
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Ninove');
  expect(await page.locator('.notice').count()).toBe(0);
});

test('a page that did not come is asked again until it does, also where another is loaded in its place', async () => {
  const { page, shown } = await open('');
  const language = page.getByRole('combobox', { name: 'Langue de la page' });
  await page.route('**/nl', (route) => route.fulfill({ status: 500, body: '' }), { times: 2 });
  await language.selectOption({ label: 'Néerlandais' });
  await shown.locator('h1', { hasText: 'Verwarming' }).waitFor();
  await page.route('**/fr', () => undefined, { times: 1 });
  await language.selectOption({ label: 'Français' });
  await page.frames()[1]?.evaluate(() => location.reload());
  await shown.locator('h1', { hasText: 'Chauffagiste' }).waitFor();
});

test('many mistakes are opened one after the other', async () => {
  const { site, page } = await open('');
  const paths = [
    ['hero', 'heading'],
    ['hero', 'intro'],
    ['cards', 0, 'title'],
    ['cards', 1, 'title'],
  ];
  const empty = (path: (string | number)[]) => ({ kind: 'set' as const, file: home, path, value: '' });
  await site.ask('set', { changes: paths.map(empty) });
  await page.goto(
    `${site.address}&panel=created&id={"title":{"fr":"Fait","nl":"Klaar"},"next":[],"reread":[]}`,
  );
  await page.getByText('À corriger avant d’enregistrer : 4').waitFor();
  await page.locator('details[open] .bad').getByRole('button').nth(1).click();
  await page.locator('details:not([open])', { hasText: 'À corriger avant d’enregistrer : 3' }).waitFor();
  expect(await page.locator('.input .bad').count()).toBe(0);
});

test('a phone number: the task, both languages of the page, undo', async () => {
  const { site, page, shown } = await open('');
  await page.getByRole('button', { name: 'Tél., adresse, heures' }).click();
  await page.locator('.panel input').first().fill('053 11 11 11');
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 11 11 11');
  await save(page);
  expect(site.read('content/company.yaml')).toContain('053 11 11 11');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(() => shown.locator('#phone').textContent()).toBe('053 00 00 00');
});

test('a sentence in two languages: a click, the rich fields, a page that keeps its place', async () => {
  const { site, page, shown } = await open('');
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

test('what another window changed meanwhile: both versions are shown, and the owner chooses', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  const heading = { file: home, path: ['hero', 'heading'] };
  const other = (value: string) => site.ask('set', { changes: [{ kind: 'set', ...heading, value }] });
  const valueNow = async () => (await site.ask('field', { place: heading })).inputs[0]?.value;
  await other('Fenêtre A');
  await typeInto(page, 'Français', ' B');
  await page.getByRole('dialog').getByText('Fenêtre A').waitFor();
  await page.getByRole('dialog').getByText('Liedekerke B').waitFor();
  await page.getByRole('button', { name: 'Garder la mienne' }).click();
  await expect.poll(valueNow).toBe('Chauffagiste à Liedekerke B');
  expect(await page.getByRole('textbox', { name: 'Français' }).textContent()).toContain('Liedekerke B');
  await other('Fenêtre C');
  await typeInto(page, 'Français', ' D');
  await page.getByRole('button', { name: 'Garder l’autre' }).click();
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

test('bold, a link by its title and a price are written without a mark', async () => {
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
  await page.getByRole('dialog').getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Accueil' });
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect.poll(() => shown.locator('h1 a').textContent()).toBe('Accueil');
  await save(page);
  expect(site.read(home)).toContain('Liedekerke {prices.repair} **vite** [Accueil](page:home)');
});

test('a heading is written on an empty line of an article', async () => {
  const { page } = await open(placeQuery('content/articles/tips/fr.md', 'body'));
  const text = page.locator('textarea').first();
  await text.fill('Un.\n\n');
  await page.getByRole('button', { name: 'Titre' }).first().click();
  await page.keyboard.type('Sous le gel');
  expect(await text.inputValue()).toBe('Un.\n\n## Sous le gel');
});

test('what is chosen in a form fills what belongs to it', async () => {
  const { page } = await open('&panel=task&id=article');
  await page.getByRole('combobox', { name: 'Saison' }).selectOption({ label: 'Hiver' });
  expect(await page.getByRole('textbox', { name: 'Mois' }).inputValue()).toBe('janvier');
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

test('the search leads to a value; what has no source says why it cannot be edited', async () => {
  const { page, shown } = await open('');
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
  const { shown } = await open('');
  expect(await shown.locator('body').innerHTML()).not.toMatch(/[\u2061-\u2064]/);
});
