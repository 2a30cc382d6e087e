import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openContent } from '#src/editor/contract.ts';
import { applyPlan, files, findingsWith } from './editor-content.ts';
import { planOf, textsAfter } from './editor-plans.ts';

test('BR-1: texts count and list the brands by themselves, and except those without codes or installation', () => {
  const placeholders = (texts: ReadonlyMap<string, string>, lang: 'fr' | 'nl') => {
    const { references } = openContent(new Map([...files, ...texts]));
    const printed = (name: string) =>
      references.find((one) => one.name === `{brands.${name}}`)?.printed[lang];
    return ['count', 'exceptWithoutCodes', 'exceptNotInstalled'].map(printed);
  };
  const none = new Map<string, string>();
  expect(placeholders(none, 'fr')).toEqual(['neuf', '', ', sauf Junkers']);
  const added = planOf('brand', { installs: 'no' });
  expect([added.changes.filter(({ kind }) => kind === 'set'), added.toCorrect]).toEqual([[], undefined]);
  const texts = applyPlan(added);
  expect(placeholders(texts, 'fr')).toEqual(['dix', ' (sauf Atag)', ', sauf Junkers et Atag']);
  expect(placeholders(texts, 'nl')).toEqual(['tien', ' (behalve Atag)', ', behalve Junkers en Atag']);
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
