import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home, openSite, prices, publishedSite, temporarySite } from './fixture/temporary-site.ts';

const heading = { file: home, path: ['hero', 'heading'] };
const setHeading = (value: string) => ({ changes: [{ kind: 'set' as const, ...heading, value }] });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => ({ status: error.status, ...error.failure }),
  );

test('a change is shown, kept over a restart, saved and undone, and undone again after another restart', async () => {
  const { root, ask, read } = temporarySite();
  const before = read(home);
  const { unsaved, version } = await ask('set', setHeading('Nouveau'));
  expect(unsaved).toEqual([{ file: home, title: { fr: 'Accueil', nl: 'Start' }, changes: 1 }]);
  expect(read(home)).toBe(before);
  const restarted = openSite(root);
  expect((await restarted.ask('overview', {})).unsaved).toHaveLength(1);
  expect((await restarted.ask('save', {})).saved).toEqual([home]);
  expect(read(home)).toBe(before.replace('Chauffagiste à Liedekerke', 'Nouveau'));
  const later = openSite(root);
  const undone = await later.ask('undo', {});
  expect(undone.version).toBeGreaterThan(0);
  expect(version).toBeGreaterThan(1);
  expect(undone.files).toEqual([home]);
  await later.ask('save', {});
  expect(read(home)).toBe(before);
  const { saves } = await later.ask('history', {});
  expect(saves.map(({ changes }) => changes.map(({ before: was, after }) => [was, after]))).toEqual([
    [['Nouveau', 'Chauffagiste à Liedekerke']],
    [['Chauffagiste à Liedekerke', 'Nouveau']],
  ]);
  await later.ask('restoreSave', { id: saves[0]?.id ?? '' });
  expect((await later.ask('field', { place: heading })).inputs[0]?.value).toBe('Nouveau');
});

test('typing in one field is one step of undo; another field is another step', async () => {
  const { ask } = temporarySite();
  for (const value of ['A', 'AB', 'ABC']) await ask('set', setHeading(value));
  await ask('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'intro'], value: 'X' }] });
  await ask('undo', {});
  expect((await ask('field', { place: heading })).inputs[0]?.value).toBe('ABC');
  await ask('undo', {});
  expect((await ask('overview', {})).unsaved).toEqual([]);
  await ask('redo', {});
  expect((await ask('field', { place: heading })).inputs[0]?.value).toBe('ABC');
});

test('DK-3: what the site refuses is told at its field and not written', async () => {
  const { ask, read } = temporarySite();
  const before = read(home);
  const { findings } = await ask('set', setHeading(''));
  expect(findings).toMatchObject([{ ...heading, message: { fr: expect.stringMatching(/^fr: /) } }]);
  expect(await ask('save', {})).toMatchObject({ saved: [], refused: [heading] });
  expect((await ask('check', {})).findings).toHaveLength(1);
  expect(read(home)).toBe(before);
});

test('DK-2: a file that is newer on disk is merged, or told with both versions where the same value changed', async () => {
  const { ask, read, write } = temporarySite();
  await ask('set', setHeading('À moi'));
  write(home, read(home).replace('title: Dépannage', 'title: Panne'));
  await ask('save', {});
  expect(read(home)).toMatch(/heading: À moi[\s\S]*title: Panne/);
  for (const keep of ['mine', 'theirs'] as const) {
    await ask('set', setHeading(`À moi ${keep}`));
    write(
      home,
      read(home)
        .replace(/heading: .*/, `heading: Du disque ${keep}`)
        .replace(/title: .*/, `title: ${keep}`),
    );
    expect(await failure(ask('save', {}))).toMatchObject({
      status: 409,
      conflicts: [{ ...heading, mine: `À moi ${keep}`, theirs: `Du disque ${keep}` }],
    });
    await ask('settle', { place: heading, keep });
    await ask('save', {});
    expect(read(home)).toContain(`heading: ${keep === 'mine' ? 'À moi mine' : 'Du disque theirs'}`);
    expect(read(home)).toContain(`title: ${keep}`);
  }
});

test('a value that another window has changed is not overwritten', async () => {
  const { ask } = temporarySite();
  await ask('set', setHeading('La première fenêtre'));
  const late = {
    changes: [{ kind: 'set' as const, ...heading, value: 'La seconde', was: 'Chauffagiste à Liedekerke' }],
  };
  expect(await failure(ask('set', late))).toMatchObject({
    status: 409,
    conflicts: [{ theirs: 'La première fenêtre' }],
  });
});

test('a broken file is told with its line and its last good version, and all else can be edited and saved', async () => {
  const { root, ask, read } = publishedSite();
  const good = read(home);
  writeFileSync(join(root, home), good.replace('hero:', 'hero: ['));
  const again = openSite(root);
  const { broken, pages } = await again.ask('overview', {});
  expect(broken).toMatchObject([{ file: home, lastGood: { text: good } }]);
  expect(broken[0]?.line).toBeGreaterThan(1);
  expect(pages).toHaveLength(2);
  await again.ask('set', {
    changes: [{ kind: 'set', file: 'content/company.yaml', path: ['name'], value: 'Autre' }],
  });
  expect((await again.ask('save', {})).saved).toEqual(['content/company.yaml']);
  await again.ask('repair', { file: home });
  await again.ask('save', {});
  expect(read(home)).toBe(good);
  expect((await ask('overview', {})).pages).toHaveLength(2);
});

test('a site that cannot be opened does not lock the owner out', async () => {
  const { root, read } = temporarySite();
  writeFileSync(
    join(root, 'content/company.yaml'),
    read('content/company.yaml').replace('Example', 'unusable'),
  );
  const { ask } = openSite(root);
  expect((await ask('overview', {})).files.length).toBeGreaterThan(2);
  await ask('set', {
    changes: [{ kind: 'set', file: 'content/company.yaml', path: ['name'], value: 'Good' }],
  });
  expect((await ask('save', {})).refused).toEqual([]);
});

test('a price is read as people write it, with a question where it is tenfold, and what is computed follows', async () => {
  const { ask, read } = temporarySite();
  const typed = async (text: string) => {
    const { questions } = await ask('price', { name: 'prices.repair', typed: text, from: null });
    const { value } = (await ask('prices', {})).prices.find(({ name }) => name === 'prices.repair') ?? {};
    return [value, questions.length];
  };
  expect(await typed('169,50')).toEqual([169.5, 0]);
  expect(await typed('1.690')).toEqual([1690, 1]);
  expect(await typed('1590')).toEqual([1590, 1]);
  expect(await typed('159 €')).toEqual([159, 0]);
  expect(await failure(ask('price', { name: 'prices.repair', typed: 'cher', from: null }))).toMatchObject({
    status: 400,
  });
  await typed('160');
  expect((await ask('save', {})).saved).toEqual([prices]);
  expect(read(prices)).toMatch(/repair:\n {2}value: 160[\s\S]*both:\n {2}value: 259/);
  await ask('price', { name: 'prices.repair', typed: '170', from: '2030-01-01' });
  await ask('save', {});
  expect(read(prices)).toContain('next:');
});

test('a task writes its files whole, as one step, and never over something', async () => {
  const { ask, read } = temporarySite();
  const input = { title: { fr: 'Gel', nl: 'Vorst' } };
  expect(await ask('task', { id: 'article', input })).toMatchObject({
    show: { fr: '/fr/gel' },
    next: [{ path: ['body'] }],
  });
  expect(await failure(ask('task', { id: 'article', input }))).toMatchObject({ status: 400 });
  expect((await ask('save', {})).saved).toHaveLength(2);
  expect(read('content/articles/gel/nl.md')).toContain('title: Vorst');
});

test('a field has its labels, both languages, references, pages, and why it is locked', async () => {
  const { ask } = temporarySite();
  const field = (file: string, ...path: (string | number)[]) => ask('field', { place: { file, path } });
  expect(await field(home, 'hero', 'intro')).toMatchObject({
    kind: 'text',
    label: { fr: 'Texte' },
    inputs: [
      { language: 'fr' },
      { language: 'nl', value: 'Herstelling vanaf {prices.repair}, vegen {prices.sweeping}.' },
    ],
    references: [{ name: '{prices.repair}', fr: '159 €' }, { name: '{prices.sweeping}' }],
    pages: [{ id: 'home' }],
  });
  expect(await field('content/company.yaml', 'trade', 'nl')).toMatchObject({
    inputs: [{ path: ['trade', 'fr'] }, { path: ['trade', 'nl'], value: 'Verwarming' }],
  });
  expect(await field('content/company.yaml', 'phones', 'fr', 'number')).toMatchObject({
    kind: 'line',
    help: { nl: 'Met +32.' },
    inputs: [{ language: null }],
  });
  expect(await field('content/company.yaml', 'country')).toMatchObject({
    kind: 'choice',
    readOnly: true,
    why: { nl: 'Altijd België.' },
  });
  expect(await field(prices, 'repair', 'value')).toMatchObject({
    kind: 'number',
    unit: { fr: '€' },
    label: { fr: 'Value' },
  });
  expect(await field('content/articles/tips/fr.md', 'body', 2)).toMatchObject({ kind: 'markdown', line: 2 });
});

test('the search finds words without accents, printed prices and names of fields', async () => {
  const { ask } = temporarySite();
  const found = async (query: string) =>
    (await ask('search', { query, language: 'fr' })).found.map(({ path }) => path.join('.'));
  expect(await found('depannage des 159')).toEqual(['hero.intro']);
  expect((await found('numero'))[0]).toBe('phones.fr.number');
  expect(await found('Vegen')).toContain('cards.1.title');
});

test('a marked text is found where its file has it, also when the site has sorted a list', async () => {
  const { ask, markers } = temporarySite();
  markers.mark('Ramonage', { file: home, path: ['cards', 0, 'title'] }, 'Ramonage');
  expect((await ask('field', { marker: 0 })).inputs[0]).toMatchObject({
    path: ['cards', 1, 'title'],
    value: 'Ramonage',
  });
  expect(await failure(ask('field', { marker: 7 }))).toMatchObject({ status: 409 });
});
