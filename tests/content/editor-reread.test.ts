import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openContent } from '#src/editor/contract.ts';
import { applyPlan, content, files, findingsWith } from './editor-content.ts';
import { planOf, textsAfter, valueIn } from './editor-plans.ts';

test('BR-2: a new code joins the lists of codes of its page', () => {
  const texts = applyPlan(planOf('code', {}));
  for (const lang of ['fr', 'nl']) {
    const file = `content/copy/brand-vaillant/${lang}.yaml`;
    for (const path of ['faults.heading', 'meta.description'])
      expect(valueIn(texts, file, path)).toMatch(/F\.22, F\.75 (?:et|en) F\.73/);
  }
});

test('TN-1: a commune that is taken away leaves maps with one fewer; a new one contradicts no text', () => {
  const texts = textsAfter(planOf('remove', { what: 'town/asse' }));
  expect(valueIn(texts, 'content/copy/home/fr.yaml', 'serviceArea.map')).toMatch(/six communes proches/);
  expect(valueIn(texts, 'content/copy/home/nl.yaml', 'serviceArea.map')).toMatch(/zes gemeenten/);
  expect(texts.has('content/copy/region-walloon-brabant/fr.yaml')).toBe(false);
  expect(planOf('town', {}).reread ?? []).toEqual([]);
});

test('TL-4: the texts to read again after a grant has closed have its sentences, and none of another Region', () => {
  const input = {
    scheme: 'mijn-verbouwpremie',
    state: 'closed',
    from: '',
    until: '',
    source: 'vlaanderen.be',
  };
  const { reread = [] } = planOf('grant', input);
  expect(reread.length).toBeGreaterThan(3);
  const said = reread.flatMap(({ words }) => [...words.fr, ...words.nl]);
  for (const { file, path, words } of reread)
    expect([...words.fr, ...words.nl].length, `${file} ${path.join('.')}`).toBeGreaterThan(0);
  // The cells of other Regions say "pas de prime".
  expect(planOf('grant', { ...input, state: 'open', until: '2026-12-31' }).reread).toEqual([]);
  const elsewhere = /brux|bruss|wallon|waal/i;
  expect(said.filter((one) => elsewhere.test(one) && !/fland|vlaa|verbouw|flamand/i.test(one))).toEqual([]);
});

test('TL-4: a last day of an open grant changes nothing that is said of its first day', () => {
  const input = { scheme: 'mijn-verbouwpremie', state: 'open', until: '2027-12-31', source: 'vlaanderen.be' };
  const grantTask = content.tasks.find(({ id }) => id === 'grant');
  const changed = (from: string, scheme = input.scheme) =>
    grantTask?.plan({ ...input, scheme, from }, '2026-11-28').changes.map(({ path }) => path.join('.')) ?? [];
  const ofFirstDay = /-from$|schemes\.\d+\.from$|\.since$/;
  // The second has no first day at all.
  for (const scheme of [input.scheme, 'mijn-verbouwlening']) {
    expect(changed('', scheme).filter((path) => ofFirstDay.test(path))).toEqual([]);
    expect(changed('', scheme).length).toBeGreaterThan(0);
  }
  expect(changed('2026-11-01').filter((path) => ofFirstDay.test(path)).length).toBeGreaterThan(2);
});

test('TL-4: the dates of the grants page name the last day of a grant and the grant, once, until it has none', () => {
  const input = { scheme: 'mijn-verbouwpremie', state: 'open', from: '', source: 'vlaanderen.be' };
  const itemsAfter = (until: string, from = content, before: ReadonlyMap<string, string> = new Map()) => {
    const plan = planOf('grant', { ...input, until }, from);
    const texts = applyPlan({ ...plan, files: before });
    // The editor itself repairs the day of the laws.
    expect(findingsWith(texts).filter((one) => !one.endsWith(': law-reviewed'))).toEqual([]);
    return {
      plan,
      texts,
      items: ['fr', 'nl'].map((lang) =>
        JSON.stringify(
          Object(parseDocument(texts.get(`content/copy/grants/${lang}.yaml`) ?? '').toJS().deadlines).items,
        ).match(/subsidies[^}]*|[^".]*Mijn VerbouwPremie/g),
      ),
    };
  };
  const first = itemsAfter('2027-12-31');
  const named = [
    [
      'subsidies.flanders-mijn-verbouwpremie-until',
      "Jusqu'à ce jour, vous pouvez demander la prime [Mijn VerbouwPremie",
    ],
    ['subsidies.flanders-mijn-verbouwpremie-until', 'Tot en met die dag kunt u Mijn VerbouwPremie'],
  ];
  expect(first.items).toEqual(named);
  expect(first.plan.rewritten?.map(({ path }) => path.join('.'))).toContain('deadlines.items.2.text');
  const made = openContent(new Map([...files, ...first.texts]));
  expect(itemsAfter('2028-06-30', made, first.texts).items).toEqual(named);
  expect(itemsAfter('', made, first.texts).items).toEqual([null, null]);
});

test('every text to read again says in a few words what to look for', () => {
  const whyOf = (id: string, input: Record<string, string>) =>
    new Set(planOf(id, input).reread?.map(({ why }) => `${why.fr}, ${why.nl}`));
  const grant = { scheme: 'mijn-verbouwpremie', from: '', until: '', source: 'vlaanderen.be' };
  expect([...whyOf('grant', { ...grant, state: 'closed' })]).toEqual([
    'à changer : l’aide est fermée, te wijzigen: de steun is gesloten',
  ]);
  expect([...whyOf('grant', { ...grant, state: 'unknown' })]).toEqual([
    'à changer : on ne sait pas si l’aide est ouverte, te wijzigen: men weet niet of de steun open is',
  ]);
  expect([...whyOf('remove', { what: 'brand/vaillant' })]).toEqual([
    'à ôter : Vaillant n’est plus sur le site, weg te laten: Vaillant staat niet meer op de site',
  ]);
});
