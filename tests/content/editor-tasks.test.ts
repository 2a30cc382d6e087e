import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openContent } from '#src/editor/contract.ts';
import { applyPlan, content, files, findingsWith } from './editor-content.ts';
import { inputsByTask } from './editor-inputs.ts';
import { planOf } from './editor-plans.ts';

test('the content that a task makes has no mistakes', () => {
  const others = ['grant', 'remove'];
  expect(content.tasks.map(({ id }) => id)).toEqual([...Object.keys(inputsByTask), ...others]);
  for (const task of content.tasks.filter(({ id }) => !others.includes(id))) {
    const plan = task.plan(inputsByTask[task.id] ?? {}, '2026-02-01');
    const texts = applyPlan(plan);
    expect(findingsWith(texts), task.id).toEqual([]);
    const { drafts } = openContent(new Map([...files, ...texts]));
    expect(drafts, task.id).toHaveLength(task.id === 'code' || task.id === 'reviews' ? 0 : 1);
    const online = [...texts].map(([file, text]) => [file, text.replace(/^draft: true\n/m, '')] as const);
    expect(findingsWith(new Map(online)), task.id).toEqual([]);
  }
});

test('BR-2: a brand has no appliances but those that the owner chose', () => {
  const task = content.tasks.find(({ id }) => id === 'brand');
  const fields = task?.fields.filter(({ name }) => name.startsWith('product')) ?? [];
  expect(fields.map(({ initial, isOptional }) => [initial, isOptional])).toEqual(
    fields.map(() => ['', true]),
  );
  const texts = applyPlan(planOf('brand', { product1: '', product2: '', product3: '' }));
  expect(findingsWith(texts)).toEqual([]);
  expect(texts.get('content/copy/brand-atag/fr.yaml')).toContain('items: []');
  // Whoever adds a strength or an appliance chooses its drawing by name.
  for (const path of [
    ['strengths', 'own', 0, 'icon'],
    ['products', 'items', 0, 'icon'],
  ])
    expect(content.lockedBecause({ file: 'content/copy/brand-acv/fr.yaml', path })).toBe(null);
});

test('BR-2: a code that the page has already gets the typed texts and is not written twice; a mistake names its fields', () => {
  const cause = { fr: 'Le capteur a vieilli.', nl: 'De voeler is oud.' };
  const plan = planOf('code', { code: 'F.22', cause });
  const file = 'content/copy/brand-vaillant/fr.yaml';
  const path = ['faults', 'items', 2];
  expect(plan.changes).toEqual([
    { kind: 'set', file, path: [...path, 'text'], value: cause.fr },
    { kind: 'set', file: file.replace('/fr.', '/nl.'), path: [...path, 'text'], value: cause.nl },
  ]);
  expect(plan.toWrite).toEqual([{ file, path }]);
  const text = files.get(file)?.replace('code: "F.28"', 'code: "F.73"') ?? '';
  const opened = openContent(new Map([...files, [file, text]]));
  const told = opened.findings.map((finding) => opened.messageOf(finding, 'fr')).join('\n');
  expect(told).toContain('« Codes expliqués sur la page de la marque » (Codes d’erreur Vaillant)');
  expect(told).not.toContain('.yaml');
});

test('BR-2: a code that the display cannot show is refused in the form; a renamed code is renamed in the texts of the page', () => {
  const task = content.tasks.find(({ id }) => id === 'code');
  const told = (code: string, fr: string, nl = fr) =>
    task
      ?.notesOn?.({ ...inputsByTask.code, code, meaning: { fr, nl } })
      .map(({ name, stops, text }) => [name, stops, text.fr]);
  expect(told('F.999', '')).toEqual([['code', true, expect.stringMatching(/trois signes/)]]);
  expect(told('f22', '')).toEqual([['code', false, expect.stringMatching(/^F\.22 est déjà sur la page/)]]);
  expect(told('F.0', '')).toEqual([['meaning', true, expect.stringMatching(/n’est pas parmi/)]]);
  expect(told('F.0', 'sens', '')).toHaveLength(1);
  expect(told('F.0', 'sens')).toEqual([]);
  const file = 'content/fault-codes/vaillant.yaml';
  const text = files.get(file)?.replace('{code: "F.28"', '{code: "F.27"') ?? '';
  const opened = openContent(new Map([...files, [file, text]]));
  const changes = opened.findings.flatMap((finding) => opened.repairsOf(finding));
  const path = ['faults', 'items', 0, 'code'];
  for (const lang of ['fr', 'nl']) {
    const location = { file: `content/copy/brand-vaillant/${lang}.yaml`, path };
    expect(changes).toContainEqual({ kind: 'add', ...location, value: 'F.27' });
    expect(opened.lockedBecause(location)?.fr).toMatch(/changez-le là/);
  }
});

test('MD-2: the form of reviews tells what is no number or address beside its field', () => {
  const task = content.tasks.find(({ id }) => id === 'reviews');
  const told = (input: object) =>
    task?.notesOn?.({ ...inputsByTask.reviews, ...input }).map(({ name, text }) => `${name}: ${text.fr}`);
  expect(told({})).toEqual([]);
  expect(told({ score: 'bien', count: '' })).toEqual(['score: Écrivez-le ainsi : 4,8']);
  expect(told({ url: 'sur Google' })).toHaveLength(1);
});

test('TR-1: an unfinished fault code says what is missing at its place, and the brand keeps its page', () => {
  const file = 'content/fault-codes/vaillant.yaml';
  const path = ['codes', parseDocument(files.get(file) ?? '').toJS().codes.length];
  const empty = { code: '', families: [], subject: '', severity: '', firstCheck: '' };
  const value = { ...empty, meaning: { fr: '', nl: '' } };
  const changes = [{ kind: 'add' as const, file, path, value }];
  const opened = openContent(
    new Map([...files, ...applyPlan({ files: new Map(), changes, show: null, toWrite: [] })]),
  );
  expect(opened.findings.map(({ code, path: [, , key] }) => `${key}: ${code}`).sort()).toEqual([
    'code: text-empty',
    'families: list-length',
    'firstCheck: text-empty',
    'meaning: text-empty',
    'meaning: text-empty',
    'severity: text-empty',
    'subject: text-empty',
  ]);
  expect(opened.findings.every((finding) => finding.file === file)).toBe(true);
});

const project = content.tasks.find(({ id }) => id === 'project');

test('the form of a project tells a wrong day, a postal code and a figure beside their fields; a year may stand', () => {
  const told = (input: object) =>
    project
      ?.notesOn?.({ ...inputsByTask.project, ...input })
      .flatMap(({ name, stops, text }) => (stops ? [[name, text.fr]] : []));
  expect(told({ date: '2999-01-01' })).toEqual([['date', expect.stringMatching('pas encore passé')]]);
  expect(told({ date: '0024-02-01' })).toEqual([['date', expect.stringMatching('quatre chiffres : 2024')]]);
  expect(told({ location: { fr: '1755 Gooik', nl: '1755 Gooik' } })).toEqual([
    ['location', expect.stringMatching('« Gooik »')],
  ]);
  expect(told({ title: { fr: 'Une maison de 1960', nl: 'Een huis van 1960' } })).toEqual([]);
  expect(told({ details: { fr: 'Chaudière 24 kW', nl: '' } })).toEqual([
    ['details', expect.stringMatching('en lettres')],
  ]);
  for (const date of ['2026-02-01', '']) expect(told({ date })).toEqual([]);
});

test('MD-1: a project has the photographs that its form was given, in their order, each with its text alternative', () => {
  const alt = { fr: 'La nouvelle chaudière', nl: 'De nieuwe ketel' };
  const texts = applyPlan(planOf('project', { photo: 'old.jpg', alt, photo2: 'new.jpg', alt2: alt }));
  const file = [...texts.keys()].find((name) => name.startsWith('content/projects/')) ?? '';
  // A card with photographs has no drawing to describe.
  expect(texts.get('content/copy/projects/fr.yaml')?.match(/drawing:/g)).toHaveLength(
    files.get('content/copy/projects/fr.yaml')?.match(/drawing:/g)?.length ?? 0,
  );
  expect(parseDocument(texts.get(file) ?? '').toJS().photos).toEqual([
    { file: 'old.jpg', alt },
    { file: 'new.jpg', alt },
  ]);
  expect(findingsWith(texts)).toHaveLength(2);
  for (const photo of ['old.jpg', 'new.jpg']) texts.set(`content/media/${photo}`, '900 600 3288');
  expect(findingsWith(texts)).toEqual([]);
});
