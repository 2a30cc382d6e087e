import type { Texts } from '@pajotherm/editor/contract';
import { expect, test } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
import * as z from 'zod';
import { isWarning } from '#src/content/finding.ts';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { openContent } from '#src/editor/contract.ts';
import { isOpenOn } from '#src/lib/grants/periods.ts';
import { loadSite } from '#src/load-site.ts';
import { isRelease } from '../support/test-scope.ts';
import { files as allFiles, formatFinding } from './edited-files.ts';

const files = new Map([...readContentFiles()].filter(([file]) => file.startsWith('content/')));
const content = openContent(files);
const codes = (texts: ReadonlyMap<string, string>) =>
  openContent(new Map([...files, ...texts])).findings.map(
    ({ code, file, path }) => `${file} ${path.join('.')}: ${code}`,
  );

test('DK-1: the editor finds the schema, the name and the group of every content file', () => {
  expect(content.findings).toEqual([]);
  const without = [...files.keys()].filter((file) => content.schemaOf(file) === null);
  expect(without).toEqual([]);
  const unnamed = [...files.keys()].filter(
    (file) => content.titleOf(file).fr === file || content.groupOf(file).fr === '',
  );
  expect(unnamed).toEqual([]);
  const texts = [...files.keys()].filter((file) => /^content\/(?:copy|articles)\//.test(file));
  const nowhere = texts.filter((file) => content.pagesOf({ file, path: [] }).length === 0);
  expect(nowhere.filter((file) => !/entrance|not-found|price-list/.test(file))).toEqual([]);
});

test('every price has a name, a place, and a page that shows it', () => {
  const unnamed = content.prices.filter(
    ({ label }) => /[.]/.test(label.fr) || label.fr === label.fr.toLowerCase(),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(
    content.prices.filter(({ place }) => content.pagesOf(place).length === 0).map(({ name }) => name),
  ).toEqual([]);
});

test('BC-6: every form of a price says whether VAT is in it', () => {
  const labels = content.references
    .filter(({ name }) => name.startsWith('{prices.gas-maintenance'))
    .map(({ label: { fr, nl } }) => [fr, nl].map((text) => text.replace(/^[^,]*, /, '')));
  expect(labels).toEqual([
    ['hors TVA', 'zonder btw'],
    ['avec 6 % TVA', 'met 6 % btw'],
    ['avec 21 % TVA', 'met 21 % btw'],
    ['hors TVA, nombre seul', 'zonder btw, alleen het getal'],
  ]);
});

test('PG-7: the editor names hours and holidays in words, and says what contradicts what', () => {
  const file = 'content/company.yaml';
  const text = files.get(file) ?? '';
  const one =
    '[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday], opens: "00:00", closes: "23:59"}';
  const opened = openContent(
    new Map([
      ...files,
      [file, text.replace('closures: []', 'closures: [{from: 2026-12-25, until: 2026-12-25}]')],
    ]),
  );
  expect(opened.labelOf({ file, path: ['openingHours', 0] })?.fr).toMatch(/^lundi à dimanche, 0 h à 24 h$/);
  expect(opened.labelOf({ file, path: ['closures', 0] })?.nl).toMatch(/^25.december.2026$/);
  const saturday = { days: ['Saturday'], opens: '09:00', closes: '12:00' };
  expect(opened.describeValue({ file, path: ['openingHours', 1] }, saturday)?.nl).toBe(
    'zaterdag, 9 uur tot 12 uur',
  );
  expect(opened.describeValue({ file, path: ['closures', 0] }, { from: '', until: '' })).toBeNull();
  expect(opened.isComputed({ file, path: ['phones', 'fr', 'number'] })).toBe(true);
  expect(opened.isComputed({ file, path: ['phones', 'fr', 'display'] })).toBe(false);
  const second = `${one}\n  - {days: [Saturday], opens: "09:00", closes: "13:00"}`;
  const { findings, messageOf } = openContent(new Map([...files, [file, text.replace(one, second)]]));
  expect(findings.map((finding) => messageOf(finding, 'fr'))).toEqual([
    'Deux règles se contredisent pour samedi : « lundi à dimanche, 0 h à 24 h » et « samedi, 9 h à 13 h ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  ]);
});

test('pages are made of a state that only says something wrong, and not of one that lacks what they need', () => {
  const isWhole = (file: string, was: string, is: string) =>
    openContent(new Map([...files, [file, files.get(file)?.replace(was, is) ?? '']])).isWhole;
  expect(content.isWhole).toBe(true);
  expect(isWhole('content/articles/entretien-chaudiere/nl.md', '\n---\n', '\n---\nIn 1998 **begon')).toBe(
    true,
  );
  expect(isWhole('content/articles/entretien-chaudiere/nl.md', 'title: ', 'titel: ')).toBe(false);
  expect(isWhole('content/copy/home/fr.yaml', 'heading: ', 'heading: "" #')).toBe(false);
  expect(isWhole('content/company.yaml', 'closures: []', 'closures: [{from: "", until: ""}]')).toBe(false);
});

test('a price that changes is right with what follows from it', () => {
  const [change] = content.priceChanges('prices.repair', 169, null);
  const text = files.get('content/facts/prices.yaml')?.replace('value: 159', 'value: 169') ?? '';
  expect(change).toMatchObject({
    kind: 'set',
    file: 'content/facts/prices.yaml',
    path: ['repair', 'value'],
    value: 169,
  });
  const later = openContent(new Map([...files, ['content/facts/prices.yaml', text]]));
  for (const finding of later.findings)
    expect(later.repairsOf(finding).length, finding.code).toBeGreaterThan(0);
});

interface Scheme {
  id: string;
  name: string;
  amounts: string[];
}

const both = (fr: string, nl: string): Texts => ({ fr, nl });
const sentence = both(
  'Un hiver de gel vide les chaudières mal réglées, voici comment garder la vôtre en marche jusqu’au printemps.',
  'Een winter met vorst legt slecht afgestelde ketels stil, zo houdt u de uwe aan de gang tot in de lente.',
);
const inputs: Record<string, Record<string, string | Texts>> = {
  article: {
    title: both('Une chaudière sous le gel', 'Een ketel in de vorst'),
    excerpt: sentence,
    body: both('Un premier paragraphe.', 'Een eerste alinea.'),
    category: 'entretien-chaudiere',
  },
  project: {
    category: 'repair',
    title: both('Une cave à Ternat', 'Een kelder in Ternat'),
    location: both('Ternat', 'Ternat'),
    date: '2026-02-01',
    description: both('Une chaudière remise en marche.', 'Een ketel weer aan de gang.'),
    details: both('Brûleur nettoyé', 'Brander schoongemaakt'),
  },
};

inputs.town = {
  place: '1500',
  question: both('Une maison ancienne : quelle chaudière ?', 'Een oud huis: welke ketel?'),
  about: both('Beaucoup de maisons ont une cave.', 'Veel huizen hebben een kelder.'),
};
inputs.brand = {
  name: 'Atag',
  about: both('Cette marque néerlandaise fait des chaudières.', 'Dit Nederlandse merk maakt ketels.'),
  fuel: 'gas',
  product1: 'wall-boiler',
  product2: 'cylinder',
  product3: 'heat-pump',
  code: 'E17',
  meaning: both('la pression est trop haute', 'de druk is te hoog'),
  cause: both('Cela peut venir du vase d’expansion.', 'Dat kan aan het expansievat liggen.'),
  advice: 'gauge',
  source: 'https://www.example.be/manual_8.pdf',
};
inputs.person = {
  firstName: 'An',
  role: both('Technicienne', 'Technicus'),
  speaks: both('Français et néerlandais', 'Frans en Nederlands'),
  since: '2020',
};

inputs.code = {
  brand: 'vaillant',
  code: 'F.73',
  meaning: both('', ''),
  cause: both('Cela peut venir du capteur de pression.', 'Dat kan aan de druksensor liggen.'),
  advice: 'sensor',
  source: 'notice posée sur la chaudière',
};
inputs.reviews = {
  source: 'Google',
  url: 'https://maps.example.be/avis',
  score: '4,8',
  outOf: '5',
  count: '31',
};

/** The files after a plan, as the editor writes them. */
const after = ({ files: made, changes }: ReturnType<(typeof content.tasks)[number]['plan']>) => {
  const texts = new Map(made);
  for (const { file, path, ...change } of changes) {
    if (path[0] === 'body' && change.kind === 'set') {
      const [front = ''] = /^---\n[\s\S]*?\n---\n+/.exec(files.get(file) ?? '') ?? [];
      texts.set(file, front + change.value);
      continue;
    }
    const document = parseDocument(texts.get(file) ?? files.get(file) ?? '');
    const parent = document.getIn(path.slice(0, -1));
    if (change.kind === 'remove') document.deleteIn(path);
    else if (change.kind === 'add' && isSeq(parent))
      parent.items.splice(Number(path.at(-1)), 0, document.createNode(change.value));
    else if (change.kind === 'add' || change.kind === 'set')
      document.setIn(path, document.createNode(change.value));
    texts.set(file, document.toString({ lineWidth: 0 }));
  }
  return texts;
};

test('what a task makes is right as it is', () => {
  const others = ['grant', 'remove-brand'];
  expect(content.tasks.map(({ id }) => id)).toEqual([...Object.keys(inputs), ...others]);
  for (const task of content.tasks.filter(({ id }) => !others.includes(id))) {
    const plan = task.plan(inputs[task.id] ?? {}, '2026-02-01');
    const texts = after(plan);
    expect(codes(texts), task.id).toEqual([]);
    const { drafts } = openContent(new Map([...files, ...texts]));
    expect(drafts, task.id).toHaveLength(task.id === 'code' || task.id === 'reviews' ? 0 : 1);
    const online = [...texts].map(([file, text]) => [file, text.replace(/^draft: true\n/m, '')] as const);
    expect(codes(new Map(online)), task.id).toEqual([]);
  }
});

test('BR-2: a brand has no appliances but those that the owner chose', () => {
  const task = content.tasks.find(({ id }) => id === 'brand');
  const fields = task?.fields.filter(({ name }) => name.startsWith('product')) ?? [];
  expect(fields.map(({ initial, isOptional }) => [initial, isOptional])).toEqual(
    fields.map(() => ['', true]),
  );
  const none = { ...inputs.brand, product1: '', product2: '', product3: '' };
  const texts = task === undefined ? new Map() : after(task.plan(none, '2026-02-01'));
  expect(codes(texts)).toEqual([]);
  expect(texts.get('content/copy/brand-atag/fr.yaml')).toContain('items: []');
});

test('a project whose category changes gets its drawing, and stands on the page of the projects at once', () => {
  const file = 'content/projects/repair.yaml';
  const text = files.get(file)?.replace('category: repair', 'category: maintenance') ?? '';
  const opened = openContent(new Map([...files, [file, text]]));
  expect(opened.findings.flatMap((finding) => [...opened.repairsOf(finding)])).toEqual([
    { kind: 'set', file, path: ['image'], value: 'project-maintenance' },
  ]);
  expect(content.pagesOf({ file: 'content/projects/new.yaml', path: [] })).toEqual(['projects']);
});

test('TR-5: an unusual figure is told without file, key or specification, and a yes of the owner confirms it', () => {
  const file = 'content/facts/prices.yaml';
  const text = files.get(file)?.replace('value: 159', 'value: 1690') ?? '';
  const opened = openContent(new Map([...files, [file, text]]));
  const found = opened.findings.find(({ code }) => code === 'fact-implausible');
  expect(found && opened.confirmationOf(found)).toMatchObject({ file, path: ['repair', 'confirmed'] });
  for (const lang of ['fr', 'nl'] as const)
    expect(found && opened.messageOf(found, lang)).not.toMatch(/spec|confirmed|prices/);
});

test('every figure is called by words that the owner knows, and no key', () => {
  const texts = content.references.flatMap(({ label }) => [label.fr, label.nl]);
  expect(texts.filter((label) => label === label.toLowerCase() || /\{|: …$|[(,;:]$/.test(label))).toEqual([]);
});

test('BR-2: a code that the page has already takes over what is typed and is not written again; a wrong one is told by the names of its fields', () => {
  const task = content.tasks.find(({ id }) => id === 'code');
  const cause = { fr: 'Le capteur a vieilli.', nl: 'De voeler is oud.' };
  const plan = task?.plan({ ...inputs.code, code: 'F.22', cause }, '2026-02-01');
  const file = 'content/copy/brand-vaillant/fr.yaml';
  const path = ['faults', 'items', 2];
  expect(plan?.changes).toEqual([
    { kind: 'set', file, path: [...path, 'text'], value: cause.fr },
    { kind: 'set', file: file.replace('/fr.', '/nl.'), path: [...path, 'text'], value: cause.nl },
  ]);
  expect(plan?.next).toEqual([{ file, path }]);
  const text = files.get(file)?.replace('code: "F.28"', 'code: "F.73"') ?? '';
  const opened = openContent(new Map([...files, [file, text]]));
  const told = opened.findings.map((finding) => opened.messageOf(finding, 'fr')).join('\n');
  expect(told).toContain('« Codes expliqués sur la page de la marque » (Codes d’erreur Vaillant)');
  expect(told).not.toContain('.yaml');
});

test('MD-2: reviews are found by the words that people look for', () => {
  const task = content.tasks.find(({ id }) => id === 'reviews');
  const words = `${task?.title.fr} ${task?.help.fr}`.toLowerCase();
  expect(['avis', 'google', 'note moyenne'].filter((word) => !words.includes(word))).toEqual([]);
  const schema = z.toJSONSchema(content.schemaOf('content/copy/projects/fr.yaml') ?? z.any(), {
    io: 'input',
  });
  const { help } = Object(schema.properties?.testimonials) as { help: { fr: string } };
  expect(help.fr).toContain(task?.title.fr);
});

test('a question that is not written yet is the only mistake of its page: links to the page stay right', () => {
  const path = ['faq', 'questions', 0, 'answer'];
  const places = ['fr', 'nl'].map((lang) => `content/copy/service-boiler-repair/${lang}.yaml`);
  const changes = places.map((file) => ({ kind: 'set' as const, file, path, value: '' }));
  const texts = after({ files: new Map(), changes, show: null, next: [] });
  expect(codes(texts)).toEqual(places.map((file) => `${file} ${path.join('.')}: text-empty`));
});

test('a brand is taken away whole: nothing leads to its page any more, and its address leads to the brands', () => {
  const task = content.tasks.find(({ id }) => id === 'remove-brand');
  const brands = task?.fields[0]?.choices ?? [];
  expect(brands.length).toBeGreaterThan(5);
  for (const { value: brand } of isRelease ? brands : brands.slice(0, 2)) {
    // As the form begins: each example of its codes becomes one of another brand.
    const asked = Object.fromEntries(task?.fields.map(({ name, initial }) => [name, initial]) ?? []);
    const { changes = [], next = [], reread = [] } = task?.plan({ ...asked, brand }, '2026-02-01') ?? {};
    expect(changes.at(-1)).toMatchObject({ value: { from: `brand/${brand}`, to: 'brands' } });
    const inFiles = changes.slice(0, -1).filter(({ path }) => path.length > 0);
    const left = new Map([...files, ...after({ files: new Map(), changes: inFiles, show: null, next })]);
    for (const { file, path } of changes) if (path.length === 0) left.delete(file);
    expect([...left.keys()].filter((file) => file.includes(brand))).toEqual([]);
    // A fact that only the brand named is kept with a word why: the editor repairs it.
    const wrong = openContent(left).findings.filter(({ code }) => code !== 'fact-unused');
    expect(
      wrong.map(({ code, file, path }) => `${file} ${path.join('.')}: ${code}`),
      brand,
    ).toEqual([]);
    // Whoever counts the brands is told, in whatever words.
    expect(JSON.stringify(reread), brand).toMatch(/fault-finder.*"kicker"/);
    expect(JSON.stringify(reread), brand).toContain('service-boiler-maintenance');
  }
});

test('whoever takes the card of a project away takes its file away, too', () => {
  const { items } = parseDocument(files.get('content/copy/projects/fr.yaml') ?? '').toJS().projects;
  const path = ['projects', 'items', 0];
  const changes = (['fr', 'nl'] as const).map((lang) => ({
    kind: 'remove' as const,
    file: `content/copy/projects/${lang}.yaml`,
    path,
  }));
  let texts = after({ files: new Map(), changes, show: null, next: [] });
  const { findings, repairsOf } = openContent(new Map([...files, ...texts]));
  const repairs = findings.flatMap((finding) => [...repairsOf(finding)]).reverse();
  expect(repairs.map(({ file }) => file)).toContain(`content/projects/${items[0].id}.yaml`);
  texts = new Map([
    ...texts,
    ...after({
      files: texts,
      changes: repairs.filter(({ path: at }) => at.length > 0),
      show: null,
      next: [],
    }),
  ]);
  const left = new Map([...files, ...texts]);
  for (const { file, path: at } of repairs) if (at.length === 0) left.delete(file);
  expect(openContent(left).findings).toEqual([]);
});

test('TL-4: a grant has one state, and what is computed from it follows', () => {
  const task = content.tasks.find(({ id }) => id === 'grant');
  const schemes = task?.fields.find(({ name }) => name === 'scheme')?.choices ?? [];
  expect(schemes.length).toBeGreaterThan(5);
  // A sample has one scheme of each kind, and the one that most texts name.
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
      const texts = plan === undefined ? new Map() : after(plan);
      const { site, findings } = loadSite(new Map([...allFiles, ...texts]), '2026-12-01');
      // A date that no text names any more is kept with a word why: the editor repairs it.
      const wrong = findings.filter((one) => !isWarning(one) && one.code !== 'fact-unused');
      const said = wrong.filter(({ code }) => code === 'grant-said');
      expect(wrong.filter((one) => !said.includes(one)).map(formatFinding), `${scheme} ${state}`).toEqual([]);
      // The owner is led to the line of each sentence that still says otherwise.
      for (const { file, path } of said) expect(path.length, `${file} ${path}`).toBeGreaterThan(1);
      if (scheme === 'mijn-verbouwpremie') expect(said.length > 5, state).toBe(state === 'closed');
      const grants = site?.content.grants ?? { regions: [] };
      const region = grants.regions.find(({ schemes: all }) => all.some(({ id }) => id === scheme));
      const own = region?.schemes.find(({ id }) => id === scheme);
      if (own === undefined || region === undefined) throw new Error(`No scheme ${scheme}.`);
      if (state === 'unknown')
        expect(region.validUntil < '2026-11-28', `${scheme} ${region.validUntil}`).toBe(true);
      else {
        expect(isOpenOn(own, '2026-12-01'), `${scheme} ${state}`).toBe(state === 'open');
        // What is known from that day on is shown, in the first words.
        expect(region.validUntil > '2026-12-01', `${scheme} ${region.validUntil}`).toBe(true);
        const copy = parseDocument(texts.get('content/copy/grants/nl.yaml') ?? '').toJS();
        const status = copy.statuses.regions.find(({ id }: { id: string }) => id === region.region);
        expect(status.since).not.toMatch(/^Gesloten.* Ook /);
        expect(status.since).toMatch(state === 'open' ? /^Open: sinds / : /^Gesloten: sinds /);
      }
    }
});

test('TL-4: whoever changes the state of a grant is led to every line that prints one of its facts or names it', () => {
  const task = content.tasks.find(({ id }) => id === 'grant');
  const { regions } = parseDocument(files.get('content/grants.yaml') ?? '').toJS();
  for (const { id, name, amounts } of Object.values<{ schemes: Scheme[] }>(regions).flatMap(
    (one) => one.schemes,
  )) {
    const input = { scheme: id, state: 'closed', from: '', until: '', source: 'wallonie.be' };
    const { reread = [] } = task?.plan(input, '2026-02-01') ?? {};
    const told = new Set(reread.map(({ file, path }) => `${file.replace(/[^/]*$/, '')} ${path.join('.')}`));
    const missing = [...files].flatMap(([file, text]) =>
      file.endsWith('.md')
        ? text
            .replace(/^---\n[\s\S]*?\n---\n+/, '')
            .split('\n')
            .flatMap((line, index) => {
              const isOfIt = line.includes(name) || amounts.some((amount) => line.includes(`{${amount}`));
              const place = `${file.replace(/[^/]*$/, '')} body.${index}`;
              return isOfIt && !told.has(place) ? [`${id} ${place}`] : [];
            })
        : [],
    );
    expect(missing).toEqual([]);
  }
});

test('BC-1, BL-3: a figure and a link that is not whole are told without a mark, with the way out', () => {
  const file = 'content/articles/entretien-chaudiere/fr.md';
  const opened = openContent(
    new Map([...files, [file, `${files.get(file)}\nDepuis 98 ans. Voyez [nos prix](page:prices\n`]]),
  );
  const told = opened.findings.map((finding) => opened.messageOf(finding, 'fr')).join('\n');
  expect(told).toContain('« nos prix »');
  expect(told).not.toMatch(/\[|\]\(/);
});

test('the form of a grant opens on the state that it has, and does not say where the owner read it', () => {
  const { fields = [] } = content.tasks.find(({ id }) => id === 'grant') ?? {};
  const [scheme, state] = fields;
  const fills = scheme?.choices.map((choice) => choice.fills?.state);
  expect(state?.initial).toBe(fills?.[0]);
  const closed = scheme?.choices.find(({ value }) => value === 'renolution');
  expect(closed?.fills).toMatchObject({ state: 'closed' });
  expect(fields.find(({ name }) => name === 'source')?.initial).toBe('');
});

test('TR-1: an unfinished fault code says what is missing at its place, and the brand keeps its page', () => {
  const file = 'content/fault-codes/vaillant.yaml';
  const { families } = parseDocument(files.get(file) ?? '').toJS();
  const path = ['codes', parseDocument(files.get(file) ?? '').toJS().codes.length];
  const empty = { code: '', families: [], subject: '', severity: '', firstCheck: '' };
  const value = { ...empty, meaning: { fr: '', nl: '' } };
  const changes = [{ kind: 'add' as const, file, path, value }];
  const opened = openContent(
    new Map([...files, ...after({ files: new Map(), changes, show: null, next: [] })]),
  );
  expect(opened.findings.map(({ code, path: [, , key] }) => `${key}: ${code}`).sort()).toEqual([
    'code: text-empty',
    'families: list-length',
    'firstCheck: nothing-chosen',
    'meaning: text-empty',
    'meaning: text-empty',
    'severity: nothing-chosen',
    'subject: nothing-chosen',
  ]);
  expect(opened.findings.every((finding) => finding.file === file)).toBe(true);
  const schema = z.toJSONSchema(opened.schemaOf(file) ?? z.any(), { io: 'input', reused: 'inline' });
  const parts: unknown[] = [];
  JSON.stringify(schema, (key, part) => {
    if (key === 'properties') parts.push(...Object.entries(part));
    return part;
  });
  const unnamed = (parts as [string, { label?: object; enum?: []; choices?: object }][]).filter(
    ([key, part]) => part.label === undefined && !['fr', 'nl', 'id'].includes(key),
  );
  expect(unnamed.map(([key]) => key)).toEqual([]);
  expect(JSON.stringify(schema)).toContain(
    JSON.stringify({ [families[0].id]: families[0].label }).slice(1, -1),
  );
});

test('a sample that becomes real is asked for its texts; nothing else is', () => {
  const [file] = [...files.keys()].filter((one) => /^content\/projects\/.*\.yaml$/.test(one));
  const place = { file: file ?? '', path: ['sample'] };
  const item = parseDocument(files.get('content/copy/projects/fr.yaml') ?? '')
    .toJS()
    .projects.items.find(({ id }: { id: string }) => file === `content/projects/${id}.yaml`);
  expect(content.questionOf(place, false)?.fr).toContain(item.title);
  expect(content.questionOf(place, true)).toBeNull();
  expect(
    content.questionOf({ file: 'content/testimonials.yaml', path: ['els', 'sample'] }, false),
  ).not.toBeNull();
  expect(content.questionOf({ file: place.file, path: ['category'] }, false)).toBeNull();
});
