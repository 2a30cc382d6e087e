import { expect, test } from 'vitest';
import { applyPlan } from './editor-content.ts';
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
