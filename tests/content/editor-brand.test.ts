import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openContent } from '#src/editor/contract.ts';
import { applyPlan, files, findingsWith } from './editor-content.ts';
import { planOf, textsAfter, valueIn } from './editor-plans.ts';

test('BR-1: whoever adds a brand or takes one away changes no number word and no list of names by hand, in either language', () => {
  const [added, removed] = [planOf('brand', { installs: 'no' }), planOf('remove', { what: 'brand/acv' })];
  expect(removed.reread).toEqual([]);
  const words = (plan: typeof added, path: string, file: string) =>
    ['fr', 'nl'].map((lang) => valueIn(textsAfter(plan), `content/copy/${file}/${lang}.yaml`, path));
  expect(words(added, 'faq.questions.3.answer', 'service-boiler-repair').join()).toMatch(
    /\[dix marques.*\[tien merken/,
  );
  expect(words(removed, 'faq.questions.3.answer', 'service-boiler-repair').join()).toMatch(
    /\[huit marques.*\[acht merken/,
  );
  expect(words(added, 'hero.intro', 'brands').join()).toMatch(
    /sauf ceux de Junkers et d’Atag.*die van Junkers en Atag/,
  );
  expect(words(added, 'meta.description', 'brands').join()).toMatch(/Remeha et Atag\..*Remeha en Atag\./);
  expect(words(removed, 'meta.description', 'brands').join()).toMatch(
    /Chaffoteaux et Remeha.*Chaffoteaux en Remeha/,
  );
  // Shown as changes of the task.
  const shown = added.rewritten?.map(({ file, path }) => `${file} ${path.join('.')}`);
  expect(shown).toContain('content/copy/service-boiler-repair/fr.yaml faq.questions.3.answer');
  expect(planOf('brand', { installs: 'yes' }).changes.some(({ path }) => path.join() === 'hero,intro')).toBe(
    false,
  );
});

test('BR-1: the texts that promise the codes or the installation of every brand except a new one by themselves, in both languages', () => {
  const plan = planOf('brand', { installs: 'no' });
  const texts = textsAfter(plan);
  const words = (file: string, path: string, from = texts) =>
    ['fr', 'nl'].map((lang) => valueIn(from, `content/copy/${file}/${lang}.yaml`, path));
  expect(plan.reread ?? []).toEqual([]);
  // The cards are counted, with or without codes; where codes are explained, the brands that have some are.
  expect(words('brands', 'hero.heading')).toEqual([
    "Dix marques, avec leurs codes d'erreur (sauf Atag)",
    'Tien merken, met hun foutcodes (behalve Atag)',
  ]);
  expect(words('brands', 'meta.description')).toEqual([
    expect.stringContaining("codes d'erreur expliqués (sauf Atag) ; pose aussi, sauf Junkers et Atag"),
    expect.stringContaining('foutcodes (behalve Atag); plaatsing ook, behalve van Junkers en Atag'),
  ]);
  expect(words('home', 'brands.all')[1]).toContain('en hun foutcodes (behalve Atag)');
  expect(words('town-liedekerke', 'intro.cards.2.text')[0]).toContain('de chaque marque (sauf Atag)]');
  expect(texts.has('content/copy/fault-finder/fr.yaml')).toBe(false);
  expect(texts.has('content/copy/service-boiler-maintenance/nl.yaml')).toBe(false);
  const changed = new Set(plan.rewritten?.map(({ file, path }) => `${file} ${path.join('.')}`));
  expect(changed).toContain('content/copy/brands/fr.yaml hero.heading');
  expect(changed.size).toBe(plan.rewritten?.length);
  // A second brand joins the first, until one of them has a code or is taken away.
  const made = openContent(new Map([...files, ...applyPlan(plan)]));
  const after = (id: string, input: Record<string, string>) => {
    const { changes } = planOf(id, input, made);
    const path = ['hero', 'heading'].join();
    return changes.flatMap((one) => (one.path.join() === path && 'value' in one ? [one.value] : []));
  };
  expect(after('brand', { name: 'Ideal' })).toContain(
    "Onze marques, avec leurs codes d'erreur (sauf Atag et Ideal)",
  );
  expect(after('code', { brand: 'atag', code: 'E17' })).toContain("Dix marques, avec leurs codes d'erreur");
  expect(after('remove', { what: 'brand/atag' })).toContain("Neuf marques, avec leurs codes d'erreur");
  const file = 'content/copy/brands/fr.yaml';
  const noException = (files.get(file) ?? '').replace(', sauf ceux de Junkers', '');
  const other = planOf('brand', { installs: 'no' }, openContent(new Map([...files, [file, noException]])));
  expect(JSON.stringify(other.changes)).toContain('les posons aussi, sauf Atag');
});

test('BR-2: what the page of a brand that is not installed shares with other brands promises no installation', () => {
  const texts = textsAfter(planOf('brand', { installs: 'no' }));
  for (const lang of ['fr', 'nl']) {
    const own = parseDocument(texts.get(`content/copy/brand-atag/${lang}.yaml`) ?? '').toJS();
    const { strengths } = parseDocument(files.get(`content/copy/fault-labels/${lang}.yaml`) ?? '').toJS();
    const shared = strengths.filter(({ icon }: { icon: string }) => own.strengths.shared.includes(icon));
    expect(shared.length).toBeGreaterThan(1);
    expect(JSON.stringify(shared)).not.toMatch(/neuf|pose|\bplaatsing|nieuw/);
  }
});

test('TR-1: a brand without codes is right, is not counted among the codes, and is once it has one, with its card', () => {
  const texts = applyPlan(planOf('brand', {}));
  expect(findingsWith(texts)).toEqual([]);
  const kicker = 'content/copy/fault-finder/fr.yaml';
  expect(texts.has(kicker)).toBe(false);
  const made = openContent(new Map([...files, ...texts]));
  const meaning = { fr: 'la pression est trop haute', nl: 'de druk is te hoog' };
  const nothing = { fr: '', nl: '' };
  const task = made.tasks.find(({ id }) => id === 'code');
  expect(task?.fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)).toEqual([
    'brand',
    'code',
    'advice',
  ]);
  const first = { brand: 'atag', code: 'E17', advice: 'gauge', source: '', meaning, cause: nothing };
  const plan = planOf('code', first, made);
  const after = applyPlan({ ...plan, files: new Map([...texts, ...plan.files]) });
  expect(findingsWith(after)).toEqual([]);
  expect(valueIn(after, kicker, 'hero.kicker')).toMatch(/^Dix marques/);
  expect(after.get('content/copy/brands/nl.yaml')).toMatch(
    /slug: atag[\s\S]*code: E17\s+meaning: De druk is te hoog\./,
  );
});

test('TR-1: a new code claims no manual that agrees, with or without a document for it', () => {
  const verdictOf = (code: string) => {
    const plan = planOf('code', { brand: 'bulex', code, advice: 'overheat' });
    expect(findingsWith(applyPlan(plan))).toEqual([]);
    return plan.changes.flatMap((change) => ('value' in change ? [Object(change.value).manualVerdict] : []));
  };
  expect(verdictOf('F.62')).toContain('not-compared');
  const { changes } = planOf('code', { brand: 'bulex', code: 'Z.9' });
  expect(JSON.stringify(changes)).toMatch(/"manualVerdict":"not-found","notFound":.*pas encore lu la notice/);
});

test('BR-1: the editor knows the texts that count or name a brand while it is a draft', () => {
  const plan = planOf('brand', { installs: 'no' });
  const site = openContent(new Map([...files, ...applyPlan(plan)]));
  const [draft] = site.drafts;
  const about = draft && site.textsAbout(draft).map(({ file, path }) => `${file} ${path.join('.')}`);
  expect(about).toContain('content/copy/service-boiler-repair/fr.yaml faq.questions.3.answer');
  expect(about).toContain('content/copy/brands/fr.yaml hero.intro');
});
