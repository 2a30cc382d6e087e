import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openContent } from '#src/editor/contract.ts';
import { content, files } from './editor-content.ts';
import { planOf } from './editor-plans.ts';

test('BL-1: the form of an article counts the characters, and stops where they are too few or too many', () => {
  const article = content.tasks.find(({ id }) => id === 'article');
  const told = (fr: string, nl: string) =>
    article?.notesOn?.({ excerpt: { fr, nl } }).map(({ name, stops, text }) => [name, stops, text.fr]);
  expect(told('', '')).toEqual([]);
  const [right, long] = ['x'.repeat(100), 'x'.repeat(161)];
  expect(told(right, '')).toEqual([['excerpt', false, '100 signes en français, 0 en néerlandais.']]);
  expect(told('Trop court.', right)).toEqual([['excerpt', true, expect.stringMatching('^11 signes')]]);
  expect(told(right, long)).toEqual([
    ['excerpt', true, expect.stringMatching('161 en néerlandais : il en faut')],
  ]);
});

test('PG-7: a holiday that is over is told beside its days, and is no finding', () => {
  const file = 'content/company.yaml';
  const closures = (days: string) => {
    const text = files.get(file)?.replace('closures: []', `closures: [${days}]`) ?? '';
    return openContent(new Map([...files, [file, text]]));
  };
  const past = closures('{from: 2025-12-24, until: 2025-12-26}, {from: 2035-01-01, until: 2035-01-02}');
  for (const path of [['closures'], ['closures', 0], ['closures', 0, 'until']])
    expect(past.noteOn({ file, path })?.fr).toMatch(/24\sdécembre\s2025 – 26\sdécembre\s2025/);
  expect(past.noteOn({ file, path: ['closures', 1] })).toBe(null);
  expect(past.findings).toEqual([]);
});

test('AB-2: a project is dated by a day or a month, as people write them', () => {
  const project = content.tasks.find(({ id }) => id === 'project');
  const dated = (date: string) =>
    /date: (\S+)/.exec([...planOf('project', { date }).files.values()].join())?.[1];
  for (const typed of ['octobre 2025', 'okt. 2025', '10/2025', '2025-10'])
    expect(dated(typed)).toBe('2025-10');
  for (const typed of ['15/10/2025', '15 oktober 2025']) expect(dated(typed)).toBe('2025-10-15');
  const told = project?.notesOn?.({ date: 'octobre' });
  expect(told?.map(({ stops }) => stops)).toEqual([true]);
  for (const typed of ['31/02/2025', '31 février 2025'])
    expect(project?.notesOn?.({ date: typed })[0]?.text.fr).toBe(`Le « ${typed} » n’existe pas.`);
});

test('CT-1: the form of an article names a number in its texts without the markup around it', () => {
  const article = content.tasks.find(({ id }) => id === 'article');
  const told = article?.notesOn?.({
    body: { fr: 'Purgez **3 radiateurs**.', nl: 'Ontlucht **3** radiatoren.' },
  });
  expect(told?.map(({ name, stops, text }) => [name, stops, text.fr.slice(0, 13)])).toEqual([
    ['body', true, 'Écrivez « 3 »'],
  ]);
});

test('CT-1: a number typed in a sentence is told in a few words, with the value of the same unit and never another amount', () => {
  const told = (name: string, sentence: string) => {
    const file = `content/copy/${name}/fr.yaml`;
    const document = parseDocument(files.get(file) ?? '');
    document.setIn(['hero', 'intro'], sentence);
    const opened = openContent(new Map([...files, [file, document.toString({ lineWidth: 0 })]]));
    const finding = opened.findings.find(({ code }) => code === 'number-in-text');
    return finding ? opened.messageOf(finding, 'fr') : '';
  };
  const page = 'service-underfloor-heating';
  expect(told(page, 'Sous 80 m², le devis fixe le prix.')).toMatch(/^Le site a déjà « 80\sm² » \(/);
  // Elsewhere, too, the unit decides; on the page of the value, the number alone is enough.
  expect(told('about', 'Sous 80 m², le devis fixe le prix.')).toMatch(/80\sm²/);
  expect(told(page, 'Le minimum est de 80.')).toMatch(/80\sm²/);
  expect(told(page, 'Cela prend 80 jours.')).toMatch(/^« 80 » est en chiffres/);
  const other = told('about', 'Nous avons posé 83 tuyaux.');
  expect(other).toMatch(/^« 83 » est en chiffres/);
  expect(other.length).toBeLessThan(150);
});
