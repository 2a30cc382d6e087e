import { expect, test } from 'vitest';
import { contentFiles as allFiles, siteOf } from './edited-files.ts';
import { applyPlan, content, files } from './editor-content.ts';
import { planOf } from './editor-plans.ts';

test('BR-2: the page of a brand lists the codes that it explains', () => {
  const brand = 'content/copy/brand-vaillant/';
  const headings = (texts: ReadonlyMap<string, string>) =>
    (['fr', 'nl'] as const).map((lang) => {
      const { copy } = siteOf(new Map([...allFiles, ...texts])).content;
      return Object(copy.get(`brand-vaillant/${lang}`)).faults.heading;
    });
  expect(headings(applyPlan(planOf('code', {})))).toEqual([
    expect.stringMatching(/F\.22, F\.75 et F\.73$/),
    expect.stringMatching(/F\.22, F\.75 en F\.73$/),
  ]);
  expect(files.get(`${brand}fr.yaml`)).toContain('{brand.codes}');
});

test('BR-1: whoever takes a brand away reads the texts that name it, without its links and its items of lists', () => {
  const { toCorrect = [], changes } = planOf('remove', { what: 'brand/vaillant' });
  expect(toCorrect.map(({ file, path }) => `${file} ${path.join('.')}`)).toContain(
    'content/copy/home/fr.yaml fault.translation',
  );
  expect(new Set(toCorrect.flatMap(({ words }) => words.fr))).toContain('Vaillant');
  expect(changes.flatMap((one) => ('value' in one ? [JSON.stringify(one.value)] : [])).join()).not.toContain(
    '(page:brand/vaillant',
  );
  expect(planOf('town', {}).toCorrect ?? []).toEqual([]);
});

test('TL-4: the texts to correct after a grant has closed name it or print its facts; a new last day needs none', () => {
  const input = { scheme: 'mijn-verbouwpremie', from: '', until: '', source: 'vlaanderen.be' };
  const { toCorrect = [] } = planOf('grant', { ...input, state: 'closed' });
  expect(toCorrect.length).toBeGreaterThan(3);
  for (const { words } of toCorrect)
    for (const word of [...words.fr, ...words.nl])
      expect(word).toMatch(/Mijn VerbouwPremie|\{subsidies\.flanders-/);
  expect(planOf('grant', { ...input, state: 'open', until: '2026-12-31' }).toCorrect).toEqual([]);
});

test('TL-4: a last day of an open grant changes nothing that is said of its first day', () => {
  const input = { scheme: 'mijn-verbouwpremie', state: 'open', until: '2027-12-31', source: 'vlaanderen.be' };
  const grantTask = content.tasks.find(({ id }) => id === 'grant');
  const changed = (from: string, scheme = input.scheme) =>
    grantTask?.plan({ ...input, scheme, from }, '2026-11-28').changes.map(({ path }) => path.join('.')) ?? [];
  const ofFirstDay = /-from(?:\.|$)|schemes\.\d+\.from$/;
  // The second has no first day at all.
  for (const scheme of [input.scheme, 'mijn-verbouwlening']) {
    expect(changed('', scheme).filter((path) => ofFirstDay.test(path))).toEqual([]);
    expect(changed('', scheme).length).toBeGreaterThan(0);
  }
  expect(changed('2026-11-01').filter((path) => ofFirstDay.test(path)).length).toBeGreaterThan(1);
});

test('every text to correct says in a few words what to look for', () => {
  const whyOf = (id: string, input: Record<string, string>) =>
    new Set(planOf(id, input).toCorrect?.map(({ why }) => `${why.fr}, ${why.nl}`));
  const grant = { scheme: 'mijn-verbouwpremie', from: '', until: '', source: 'vlaanderen.be' };
  expect([...whyOf('grant', { ...grant, state: 'closed' })]).toEqual([
    'à relire : l’aide est fermée, na te lezen: de steun is gesloten',
  ]);
  expect([...whyOf('grant', { ...grant, state: 'unknown' })]).toEqual([
    'à relire : on ne sait pas si l’aide est ouverte, na te lezen: men weet niet of de steun open is',
  ]);
  expect([...whyOf('remove', { what: 'brand/vaillant' })]).toEqual([
    'à ôter : Vaillant n’est plus sur le site, weg te laten: Vaillant staat niet meer op de site',
  ]);
});
