import { expect, test } from 'vitest';
import { failure, home, prices, temporarySite } from './fixture/temporary-site.ts';

test('a field has its labels, both languages, references, pages, and why it is locked', async () => {
  const { request } = temporarySite();
  const field = (file: string, ...path: (string | number)[]) =>
    request('field', { location: { file, path } });
  expect(await field(home, 'hero', 'intro')).toMatchObject({
    kind: 'text',
    // A text without a name says which one it is.
    label: { fr: 'Texte « Chauffagiste à Liedekerke »' },
    inputs: [
      { language: 'fr' },
      { language: 'nl', value: 'Herstelling vanaf {prices.repair}, vegen {prices.sweeping}.' },
    ],
    references: [{ name: '{prices.repair}', printed: { fr: '159 €' } }, { name: '{prices.sweeping}' }],
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
  expect(await field('content/articles/tips/fr.md', 'body')).toMatchObject({ kind: 'markdown' });
});

test('a line of an article is a text without its marks, in both languages', async () => {
  const { request, read } = temporarySite();
  const location = { file: 'content/articles/tips/nl.md', path: ['body', 2] };
  const { kind, inputs, parents } = await request('field', { location });
  expect([kind, inputs.map(({ value }) => value)]).toEqual(['text', ['Un titre', 'Een titel']]);
  expect(parents.at(-1)?.location.path).toEqual(['body']);
  await request('set', { changes: [{ kind: 'set', ...location, value: 'Vorst', was: 'Een titel' }] });
  await request('save', {});
  expect(read(location.file)).toContain('alinea.\n\n## Vorst\n\nNog');
  await request('set', {
    changes: [{ kind: 'set', ...location, path: ['body'], value: 'Twee regels.\n\n## Vorst\n' }],
  });
  expect((await request('field', { location })).inputs.map(({ value }) => value)).toEqual(['Vorst']);
});

test('the items of a list have the names that the site gives them', async () => {
  const { request } = temporarySite();
  expect((await request('field', { location: { file: home, path: ['cards'] } })).schema).toMatchObject({
    itemLabels: [{ fr: 'Carte n° 1' }, { nl: 'Kaart nr. 2' }],
  });
});

test('an item is called by its first words, a group by its heading, in each language', async () => {
  const { request } = temporarySite();
  await request('set', {
    changes: [
      { kind: 'add', file: home, path: ['cards', 2], value: { id: 'x', title: 'Une **pompe** neuve' } },
    ],
  });
  const named = async (...path: (string | number)[]) => {
    const { parents, label } = await request('field', { location: { file: home, path } });
    return [...parents.map((one) => one.label.fr), label.nl];
  };
  expect(await named('cards', 2, 'title')).toEqual(['Accueil', 'Une pompe neuve', 'Tekst']);
  expect(await named('hero', 'intro')).toEqual([
    ...['Accueil', 'Chauffagiste à Liedekerke', 'Tekst “Verwarming in Liedekerke”'],
  ]);
});

test('the search finds words without accents, printed prices and names of fields', async () => {
  const { request } = temporarySite();
  const found = async (query: string) =>
    (await request('search', { query, language: 'fr' })).found.map(({ path }) => path.join('.'));
  expect(await found('depannage des 159')).toEqual(['hero.intro']);
  expect((await found('numero'))[0]).toBe('phones.fr.number');
  expect(await found('Vegen')).toContain('cards.1.title');
  // Other forms of a word, and no signs of markup.
  expect(await found('ramoner')).toContain('cards.1.title');
  // Words in any order, also of the page; the name of the page alone would find all that is on it.
  expect(await found('ramonage accueil')).toContain('cards.1.title');
  expect(await found('accueil')).toEqual([]);
  // A value that has the word in both languages is found once.
  expect(await found('liedekerke')).toEqual(['hero.heading']);
  // A price is told by what it is the price of.
  const [price] = (await request('search', { query: '159', language: 'fr' })).found;
  expect(price?.label.fr).toBe('Repair › Value');
  // A text of the other language keeps its own prices and dates.
  const [dutch] = (await request('search', { query: 'herstelling vanaf', language: 'fr' })).found;
  expect(dutch?.excerpt).toContain('€ 159');
});

test('what is called so comes before what says so: a price, then pages', async () => {
  const { request } = temporarySite();
  const asked = async (query: string) => request('search', { query, language: 'fr' });
  expect((await asked('repair')).found[0]).toMatchObject({ path: ['repair', 'value'], excerpt: '159 €' });
  expect((await asked('conseil')).pages.map(({ id }) => id)).toEqual(['article/tips']);
  // A phrase of an article leads to its line.
  expect((await asked('un autre, avec')).found[0]).toMatchObject({ path: ['body', 4] });
  // The pages of a kind are found by its name.
  expect((await asked('page')).pages.length).toBeGreaterThan(0);
});

test('a marked text is found where its file has it, also when the site has sorted a list', async () => {
  const { request, markers } = temporarySite();
  markers.mark('Ramonage', { file: home, path: ['cards', 0, 'title'] }, 'Ramonage');
  expect((await request('field', { marker: 0 })).inputs[0]).toMatchObject({
    path: ['cards', 1, 'title'],
    value: 'Ramonage',
  });
  // The lists around it come along: the panel asks nothing more.
  const { lists } = await request('field', { marker: 0 });
  expect(lists.map(({ inputs }) => inputs[0]?.path)).toEqual([['cards']]);
  // And the other way round: a new item is shown where the page has it.
  const location = { file: 'content/copy/home/nl.yaml', path: ['cards', 1] };
  expect(await request('markers', { location })).toEqual({ markers: [0] });
  expect(await failure(request('field', { marker: 7 }))).toMatchObject({ status: 409 });
});
