import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, home } from '../fixture/temporary-site.ts';
import { hold, openHeading, save, typeInto } from './actions.ts';
import { placeQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('publishing: what is chosen reaches the remote, and an old version comes back', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await save(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await page.locator('.panel ins', { hasText: 'et Asse' }).waitFor();
  // A change may stay here while the rest goes.
  await page.locator('.changes input').uncheck();
  expect(await page.locator('footer').getByRole('button', { name: 'Publier' }).isEnabled()).toBe(false);
  await page.getByRole('checkbox', { name: 'Tout publier' }).check();
  await page.locator('footer').getByRole('button', { name: 'Publier' }).click();
  await page.locator('footer').getByText('Publié.', { exact: true }).waitFor();
  // The same list cannot be published again.
  await page.getByText('Tout est publié.').waitFor();
  expect(await page.locator('.changes input').count()).toBe(0);
  expect(git(site.remote, 'show', `main:${home}`)).toContain('et Asse');
  // What is online is nothing to go back to. The question says what will change, and what comes of it stands there.
  const [online, first] = await page.locator('.panel details').all();
  await online?.getByText('Version actuelle').waitFor();
  await online?.locator('summary', { hasText: 'et Asse »' }).waitFor();
  await online?.locator('summary').click();
  expect(await online?.getByRole('button', { name: 'Revenir' }).count()).toBe(0);
  await first?.locator('summary').click();
  await first?.getByRole('button', { name: 'Revenir à cette version' }).click();
  await page
    .getByRole('dialog')
    .locator('ins', { hasText: /Liedekerke$/ })
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();
  await first?.getByText('ni enregistré ni en ligne').waitFor();
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke');
});

test('the panel of publishing follows a save and an undo', async () => {
  const { site, page } = await open('');
  const heading = { file: home, path: ['hero', 'heading'] };
  await site.ask('set', { changes: [{ kind: 'set', ...heading, value: 'Chauffage' }] });
  await page.goto(`${site.address}&panel=publish`);
  await page.getByText('Pas enregistré').waitFor();
  expect(await page.getByText('Tout est publié.').count()).toBe(0);
  await page.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await page.locator('.panel ins', { hasText: 'Chauffage' }).waitFor();
  expect(await page.getByText('Pas enregistré').count()).toBe(0);
  const publish = page.locator('footer').getByRole('button', { name: 'Publier' });
  expect(await publish.isEnabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Tout publier' }).uncheck();
  expect(await publish.isEnabled()).toBe(false);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByText('Pas enregistré').waitFor();
});

test('a value that changed in both languages is one box', async () => {
  const { site, page } = await open('');
  for (const language of ['fr', 'nl'] as const)
    await site.ask('set', {
      changes: [
        {
          kind: 'set',
          file: home.replace('fr.', `${language}.`),
          path: ['hero', 'heading'],
          value: language,
        },
      ],
    });
  await site.ask('save', {});
  await page.goto(`${site.address}&panel=publish`);
  await page.locator('.panel ins').nth(1).waitFor();
  expect(await page.locator('.changes input').count()).toBe(1);
  await page.locator('.changes input').uncheck();
  expect(await page.locator('footer').getByRole('button', { name: 'Publier' }).isEnabled()).toBe(false);
});

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

test('the search finds a task by its name, and opens its form', async () => {
  const { page } = await open('');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('nouvel article');
  await page.getByRole('button', { name: 'Tâche Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre (Français)' }).waitFor();
});

test('of a long text the part that differs is shown, and a date in words', async () => {
  const { site, page } = await open('');
  const intro = { file: home, path: ['hero', 'intro'] };
  const { inputs } = await site.ask('field', { place: intro });
  const value = `${inputs[0]?.value} Nous venons le jour même, aussi le dimanche, dans toute la région.`;
  await site.ask('set', { changes: [{ kind: 'set', ...intro, value }] });
  await site.ask('price', { name: 'prices.repair', typed: '170', from: '2030-02-01' });
  await site.ask('save', {});
  await page.goto(`${site.address}&panel=publish`);
  await page.locator('ins', { hasText: /^….*Nous venons/ }).waitFor();
  await page.locator('ins', { hasText: '1 février 2030' }).waitFor();
});

test('a version that was not taken goes without another change; where it goes is chosen', async () => {
  const { site, page, shown } = await open('');
  git(site.root, 'remote', 'set-url', 'origin', `${site.remote}/nowhere`);
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await save(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  const publish = page.locator('footer').getByRole('button', { name: 'Publier' });
  await publish.click();
  await page.getByText('Le serveur est injoignable').waitFor();
  await page.getByText('Versions gardées ici').waitFor();
  git(site.root, 'remote', 'set-url', 'origin', site.remote);
  await publish.click();
  await page.getByText('Publié.', { exact: true }).waitFor();
  expect(git(site.remote, 'show', `main:${home}`)).toContain('et Asse');
  const folder = page.getByRole('radio', { name: /dossier/ });
  // Beside its words, and not above them as wide as the panel.
  expect((await folder.boundingBox())?.width).toBeLessThan(40);
  await folder.check();
  await publish.click();
  await page.getByText('Publié.', { exact: true }).waitFor();
  await expect.poll(() => existsSync(join(site.folder, '.version'))).toBe(true);
  expect(readFileSync(join(site.folder, home.replace('content/', '')), 'utf8')).toContain('et Asse');
});

test('a new article: a few texts, then what may be written next, a draft until it is put online', async () => {
  const { site, page } = await open('');
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre (Français)' }).fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('.panel textarea').first().fill('Il fait froid.');
  await save(page);
  const file = 'content/articles/le-froid/fr.md';
  expect(site.read(file)).toMatch(/draft: true[\s\S]*Il fait froid\./);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  const draft = page.locator('.panel .draft', { hasText: file });
  await draft.getByRole('button', { name: 'Mettre en ligne' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(site.read(file)).toContain('draft: true');
  await draft.getByRole('button', { name: 'Mettre en ligne' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre en ligne' }).click();
  await expect.poll(() => site.read(file)).not.toContain('draft');
});

test('a field of several lines: Enter begins one', async () => {
  const { site, page } = await open('&panel=task&id=article');
  await page.getByRole('textbox', { name: 'Titre (Français)' }).fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  await page.getByRole('textbox', { name: 'Détails (Français)' }).click();
  await page.keyboard.type('Appareil posé');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Réservoir retiré');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('.panel textarea').first().waitFor();
  await save(page);
  expect(site.read('content/articles/le-froid/fr.md')).toContain('Appareil posé\nRéservoir retiré\n');
});

test('a form waits for its answer, a file that is no photograph stops it, and its button opens a new one', async () => {
  const { site, page } = await open('&panel=task&id=article');
  const title = page.getByRole('textbox', { name: 'Titre (Français)' });
  await title.fill('Le froid');
  await page.getByRole('textbox', { name: 'Titre (Néerlandais)' }).fill('De kou');
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await page.locator('.bad', { hasText: 'ne lit pas ce fichier' }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const next = page.getByRole('button', { name: 'Continuer' });
  await next.click();
  expect((await site.ask('overview', {})).unsaved).toEqual([]);
  await page.locator('form').getByRole('button', { name: 'Retirer' }).click();
  const answer = await hold(page, 'task');
  await next.click();
  await page.locator('form[inert]').getByText('Un instant…').waitFor();
  answer();
  await page.getByRole('heading', { name: 'Nouvel article' }).waitFor();
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  expect(await title.inputValue()).toBe('');
});

test('drafts of a page are one line of the bar, however many there are', async () => {
  const { site, page } = await open('');
  const height = async (count: number) => {
    for (const fr of ['Un', 'Deux', 'Trois'].slice(0, count))
      await site.ask('task', {
        id: 'article',
        input: { title: { fr: `${fr} ${'i'.repeat(count)}`, nl: 'x' } },
      });
    await page.goto(`${site.address}&page=/fr/tips`);
    await page.locator('.drafts').waitFor();
    return (await page.locator('.bar').boundingBox())?.height;
  };
  expect(await height(1)).toBe(await height(3));
  await page.locator('.drafts summary').click();
  expect(await page.locator('.drafts .draft').count()).toBe(8);
  await page.getByRole('button', { name: 'Mettre en ligne' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
});

test('an item is added where one has clicked another, and opens', async () => {
  const { site, page } = await open(placeQuery(home, 'cards', 0, 'title'));
  await page.getByRole('button', { name: 'Ajouter : Accueil' }).click();
  await page.getByRole('navigation', { name: 'Fait partie de' }).getByText('Accueil').waitFor();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"cards",2]');
  const lengths = async () => {
    const { inputs } = await site.ask('field', { place: { file: home, path: ['cards'] } });
    return inputs.map(({ value }) => Object(value).length);
  };
  expect(await lengths()).toEqual([3, 3]);
  // What is still to be typed is not red; a line tells what the page waits for.
  await page.locator('.notice', { hasText: 'La page garde' }).waitFor();
  expect(await page.locator('.bad, [aria-invalid="true"]').count()).toBe(0);
  const title = page.getByRole('group', { name: 'Texte' }).getByRole('textbox', { name: 'Français' }).last();
  await title.focus();
  await title.blur();
  await page.locator('.input .bad').waitFor();
  await page.getByRole('button', { name: /^Retirer / }).click();
  await expect.poll(lengths).toEqual([2, 2]);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(lengths).toEqual([3, 3]);
  // A save that is refused tells all of it.
  await page.getByRole('button', { name: /^Enregistrer \(/ }).click();
  await page.locator('.bad').first().waitFor();
});

test('MD-1: a photograph is dropped, described in both languages and saved; another file is told to be none', async () => {
  const { site, page } = await open(placeQuery('content/company.yaml', 'photo'));
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await page.getByText('ne lit pas ce fichier').waitFor();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 60 } });
  await field.setInputFiles({ name: 'La camionnette.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('textbox', { name: 'Français' }).fill('Une camionnette');
  await page.getByRole('textbox', { name: 'Néerlandais' }).fill('Een bestelwagen');
  await save(page);
  expect(site.read('content/company.yaml')).toMatch(/file: la-camionnette\.jpg[\s\S]*fr: "Une camionnette"/);
  expect(readFileSync(join(site.root, 'content/media/la-camionnette.jpg')).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
});

test('a list: an item is moved and removed in both languages', async () => {
  const { site, page } = await open(placeQuery('content/copy/home/fr.yaml', 'cards'));
  await page.getByRole('button', { name: 'Descendre Carte n° 1' }).click();
  await page.getByText('Déplacé').waitFor();
  await page.getByRole('button', { name: 'Retirer Carte n° 1' }).click();
  await expect.poll(() => page.locator('.items > li').count()).toBe(1);
  await save(page);
  for (const language of ['fr', 'nl'])
    expect(site.read(`content/copy/home/${language}.yaml`)).not.toContain('sweeping\n');
});

test('while a slow server takes an item away, another click does not take the one that moves up', async () => {
  const { site, page } = await open(placeQuery(home, 'cards'));
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
  const { inputs } = await site.ask('field', { place: { file: home, path: ['cards'] } });
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
  await page.getByRole('button', { name: 'Garder la mienne' }).click();
  await save(page);
  expect(site.read(home)).toContain('heading: Chauffagiste à Liedekerke et Asse\n');
});

test('a broken file does not lock the owner out: its text, its line, its last good version', async () => {
  const { site, page } = await open('');
  site.write('content/company.yaml', 'name: "Example\n');
  await page.goto(site.address);
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
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke');
});
