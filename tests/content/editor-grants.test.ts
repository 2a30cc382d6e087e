import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { isWarning } from '#src/content/finding.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { loadSite } from '#src/load-site.ts';
import { isRelease } from '../support/test-scope.ts';
import { contentFiles as allFiles, formatFinding } from './edited-files.ts';
import { applyPlan, content, files } from './editor-content.ts';

interface Scheme {
  id: string;
  amounts: string[];
}

const task = content.tasks.find(({ id }) => id === 'grant');

test('TL-4: whatever state the grant task sets can be saved at once, and dates, statuses and sentences then say it', () => {
  const schemes = task?.fields.find(({ name }) => name === 'scheme')?.choices ?? [];
  expect(schemes.length).toBeGreaterThan(5);
  // Outside of a release run only the first three: one scheme of each kind, and the one that most texts name.
  for (const { value: scheme } of isRelease ? schemes : schemes.slice(0, 3))
    for (const state of ['open', 'closed', 'unknown']) {
      const input = {
        scheme,
        state,
        from: '',
        until: state === 'open' ? '2027-12-31' : '',
        source: 'wallonie.be',
      };
      const plan = task?.plan(input, '2026-11-28');
      const texts = plan === undefined ? new Map() : applyPlan(plan);
      const { site, findings } = loadSite(new Map([...allFiles, ...texts]), '2026-12-01');
      const wrong = findings.filter((one) => !isWarning(one));
      // It can be saved at once: sentences that the check would refuse now say the new state.
      expect(wrong.map(formatFinding), `${scheme} ${state}`).toEqual([]);
      if (scheme === 'mijn-verbouwpremie' && state === 'closed') {
        expect(texts.get('content/articles/subventions-chauffage/fr.md')).toContain(
          '- Depuis le {subsidies.flanders-mijn-verbouwpremie-closed-from}, vous ne pouvez plus demander la prime [Mijn VerbouwPremie](lang:nl).\n',
        );
        expect(plan?.rewritten?.length).toBeGreaterThan(3);
        expect(plan?.reread?.length).toBeGreaterThan(5);
      }
      const grants = site?.content.grants ?? { regions: [] };
      const region = grants.regions.find(({ schemes: all }) => all.some(({ id }) => id === scheme));
      const own = region?.schemes.find(({ id }) => id === scheme);
      if (own === undefined || region === undefined) throw new Error(`No scheme ${scheme}.`);
      if (state === 'unknown')
        expect(region.validUntil < '2026-11-28', `${scheme} ${region.validUntil}`).toBe(true);
      else {
        expect(isOpenOn(own, '2026-12-01'), `${scheme} ${state}`).toBe(state === 'open');
        // From that day on the status says the new state.
        expect(region.validUntil > '2026-12-01', `${scheme} ${region.validUntil}`).toBe(true);
        const copy = parseDocument(texts.get('content/copy/grants/nl.yaml') ?? '').toJS();
        const status = copy.statuses.regions.find(({ id }: { id: string }) => id === region.region);
        expect(status.since).not.toMatch(/^Gesloten.* Ook /);
        if (state === 'closed') expect(status.since).toMatch(/^Gesloten: sinds /);
        // If the grant is open, the sentence about last days has its last day, and not an older one as well.
        const printed = status.until.replace(/\[([^\]]*)\]\(lang:fr\)/g, '$1').toLowerCase();
        const name = `(?:de (?:premie |lening )?)?${own.name.toLowerCase()}`;
        const until = new RegExp(`u kunt ${name} aanvragen tot en met \\{subsidies\\.`);
        expect(until.test(printed), status.until).toBe(state === 'open');
        expect(status.until.match(/\{subsidies\.\S+(?:until|end)\}/g)?.length ?? 0).toBeLessThan(3);
      }
    }
});

test('TL-4: whoever closes a grant is led to every line that prints one of its amounts, whoever opens it only to lines that deny it', () => {
  const { regions } = parseDocument(files.get('content/grants.yaml') ?? '').toJS();
  for (const { id, amounts } of Object.values<{ schemes: Scheme[] }>(regions).flatMap((one) => one.schemes)) {
    const input = { scheme: id, state: 'closed', from: '', until: '', source: 'wallonie.be' };
    const listed = (state: object) => {
      const { reread = [], rewritten = [] } = task?.plan({ ...input, ...state }, '2026-02-01') ?? {};
      return [...reread, ...rewritten];
    };
    const closed = listed({});
    const told = new Set(closed.map(({ file, path }) => `${file.replace(/[^/]*$/, '')} ${path.join('.')}`));
    const missing = [...files].flatMap(([file, text]) =>
      file.endsWith('.md')
        ? text
            .replace(/^---\n[\s\S]*?\n---\n+/, '')
            .split('\n')
            .flatMap((line, index) => {
              const isOfIt = amounts.some((amount) => line.includes(`{${amount}`));
              const place = `${file.replace(/[^/]*$/, '')} body.${index}`;
              return isOfIt && !told.has(place) ? [`${id} ${place}`] : [];
            })
        : [],
    );
    expect(missing).toEqual([]);
    const opened = listed({ state: 'open', until: '2027-12-31' });
    if (id === 'mijn-verbouwpremie') expect(opened.length).toBeLessThan(closed.length / 4);
  }
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

test('TL-4: in the row of a table, only the cell of the Region changes, or the row is left to be read', () => {
  const cellsIn = (text = '') =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|'));
  for (const { value: scheme } of task?.fields[0]?.choices ?? [])
    for (const [state, until] of [
      ['open', '2025-12-31'],
      ['open', ''],
      ['closed', ''],
    ] as const) {
      const plan = task?.plan({ scheme, state, from: '', until, source: 'vlaanderen.be' }, '2026-11-28');
      for (const [file, text] of plan === undefined ? [] : applyPlan(plan)) {
        const before = cellsIn(files.get(file));
        for (const [row, cells] of cellsIn(text).entries()) {
          const changed = cells.filter((cell, index) => cell !== before[row]?.[index]);
          expect(cells.length, `${scheme} ${file}`).toBe(before[row]?.length);
          expect(changed.length, `${scheme} ${state} ${file}: ${cells.join('|')}`).toBeLessThan(2);
        }
      }
    }
});
