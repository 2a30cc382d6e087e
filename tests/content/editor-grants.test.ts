import { expect, test } from 'vitest';
import { isWarning } from '#src/content/finding.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { loadSite } from '#src/load-site.ts';
import { isRelease } from '../support/test-scope.ts';
import { contentFiles as allFiles, formatFinding } from './edited-files.ts';
import { applyPlan, content } from './editor-content.ts';

const task = content.tasks.find(({ id }) => id === 'grant');

test('TL-4: the grant task sets the state that it was told, and only sentences that contradict it are refused', () => {
  const schemes = task?.fields.find(({ name }) => name === 'scheme')?.choices ?? [];
  expect(schemes.length).toBeGreaterThan(5);
  // Outside of a release run only the first three: one scheme of each kind, and the one that most texts name.
  for (const { value: scheme } of isRelease ? schemes : schemes.slice(0, 3))
    for (const state of ['open', 'closed', 'unknown']) {
      const until = state === 'open' ? '2027-12-31' : '';
      const plan = task?.plan({ scheme, state, from: '', until, source: 'wallonie.be' }, '2026-11-28');
      const texts = plan === undefined ? new Map() : applyPlan(plan);
      const { site, findings } = loadSite(new Map([...allFiles, ...texts]), '2026-12-01');
      const wrong = findings.filter((one) => !isWarning(one) && one.code !== 'grant-state-contradicted');
      expect(wrong.map(formatFinding), `${scheme} ${state}`).toEqual([]);
      const { regions = [] } = site?.content.grants ?? {};
      const region = regions.find(({ schemes: all }) => all.some(({ id }) => id === scheme));
      const own = region?.schemes.find(({ id }) => id === scheme);
      if (own === undefined || region === undefined) throw new Error(`No scheme ${scheme}.`);
      if (state === 'unknown')
        expect(region.validUntil < '2026-11-28', `${scheme} ${region.validUntil}`).toBe(true);
      else {
        expect(isOpenOn(own, '2026-12-01'), `${scheme} ${state}`).toBe(state === 'open');
        expect(region.validUntil > '2026-12-01', `${scheme} ${region.validUntil}`).toBe(true);
        expect(own.until, scheme).toEqual(state === 'open' ? until : expect.stringMatching(/^20/));
      }
    }
});

test('TL-4: a last day that a grant alone has keeps its name, so that the sentences that print it follow', () => {
  const input = {
    scheme: 'mijn-verbouwlening',
    state: 'open',
    from: '',
    until: '2027-03-31',
    source: 'vlaanderen.be',
  };
  const { changes = [], toCorrect } = task?.plan(input, '2026-11-28') ?? {};
  expect(changes.map(({ path }) => path[0])).toEqual(changes.map(() => 'flanders-loan-until'));
  expect(changes).toContainEqual(
    expect.objectContaining({ path: ['flanders-loan-until', 'value'], value: '2027-03-31' }),
  );
  expect(toCorrect).toEqual([]);
});

test('TL-4: the first last day of a grant lists the line of its Region that still gives none', () => {
  const input = { scheme: 'ecoreno', state: 'open', from: '', until: '2027-03-31', source: 'fonds.brussels' };
  expect(task?.plan(input, '2026-11-28').toCorrect?.map(({ words }) => words)).toEqual([
    {
      fr: ['Demandez la date de fin au Fonds du Logement.'],
      nl: [expect.stringMatching(/^Vraag de einddatum/)],
    },
  ]);
});

test('TL-4: no grant is chosen at first; choosing one fills in its state', () => {
  const { fields = [] } = task ?? {};
  const [scheme, state] = fields;
  expect([scheme?.initial, state?.initial]).toEqual(['', '']);
  const closed = scheme?.choices.find(({ value }) => value === 'renolution');
  expect(closed?.fills).toMatchObject({ state: 'closed' });
  expect(fields.find(({ name }) => name === 'source')?.initial).toBe('');
});

test('TL-4: a last day in the past, or before the opening, is told beside its field and stops the task', () => {
  const input = { scheme: 'mijn-verbouwpremie', state: 'open', from: '', source: 'vlaanderen.be' };
  const told = (typed: object) =>
    task?.notesOn?.({ ...input, ...typed }).map(({ name, stops, text }) => [name, stops, text.fr]);
  expect(told({ until: '2025-12-31' })).toEqual([
    ['until', true, expect.stringMatching(/avant l’ouverture/)],
  ]);
  expect(told({ from: '2024-01-01', until: '2025-12-31' })).toEqual([
    ['until', true, expect.stringMatching(/est passé/)],
  ]);
  for (const until of ['', '2099-12-31']) expect(told({ until })).toEqual([]);
  expect(told({ state: 'closed', until: '2025-12-31' })).toEqual([]);
});

test('TL-4: a typed last day decides the state, whatever is chosen, and no sentence is called closed before it', () => {
  for (const state of ['open', 'closed', 'unknown'])
    for (const scheme of ['mijn-verbouwpremie', 'mijn-verbouwlening']) {
      const input = { scheme, state, from: '', until: '2027-03-31', source: 'vlaanderen.be' };
      const { changes = [], toCorrect = [] } = task?.plan(input, '2026-11-28') ?? {};
      expect(changes.map(({ path }) => path.at(-1))).not.toContain('closedFrom');
      expect(toCorrect.map(({ why }) => why.fr).filter((why) => /fermée/.test(why))).toEqual([]);
      expect(task?.notesOn?.(input).map(({ stops }) => stops)).toEqual(state === 'open' ? [] : [false]);
    }
  const untouched = { scheme: 'mijn-verbouwlening', state: 'closed', until: '2032-07-31', source: 'x' };
  expect(task?.plan(untouched, '2026-11-28').title?.fr).toMatch(/Fermée$/);
});
