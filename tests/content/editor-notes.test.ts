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
    expect(past.noteOn({ file, path })?.text.fr).toMatch(/24\sdécembre\s2025 – 26\sdécembre\s2025/);
  expect(past.noteOn({ file, path: ['closures', 1] })).toBe(null);
  expect(past.findings).toEqual([]);
});

test('PG-7: a postal code of the company that the site does not know is no finding', () => {
  const file = 'content/company.yaml';
  const found = (code: string, locality: string) => {
    const text = files
      .get(file)
      ?.replace('"1770"', `"${code}"`)
      .replace('locality: Liedekerke', `locality: ${locality}`);
    return openContent(new Map([...files, [file, text ?? '']])).findings.map((one) => one.code);
  };
  expect(found('4000', 'Liedekerke')).toContain('locality-differs');
  expect(found('9999', 'Liedekerke')).not.toContain('locality-differs');
  for (const name of ['Sint-Katherina-Lombeek', 'Ternat'])
    expect(found('1742', name)).not.toContain('locality-differs');
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

test('PG-7: closing days that are public holidays have the texts that say the opposite beside them; an exception is none', () => {
  const file = 'content/company.yaml';
  const noteWith = (days: string, replaced: ReadonlyMap<string, string> = new Map()) => {
    const text = files.get(file)?.replace('closures: []', `closures: [${days}]`) ?? '';
    return openContent(new Map([...files, ...replaced, [file, text]])).noteOn({ file, path: ['closures'] });
  };
  expect(noteWith('{from: 2035-01-02, until: 2035-01-06}')).toBe(null);
  const christmas = '{from: 2034-12-24, until: 2035-01-02}';
  const { text, reread = [] } = noteWith(christmas) ?? {};
  expect(text?.fr).toMatch(/^Le 25\sdécembre\s2034 est un jour férié\./);
  const words = reread.flatMap((one) => [...one.words.fr, ...one.words.nl]);
  expect(words).toEqual(expect.arrayContaining(['aussi les jours fériés', 'ook op zon- en feestdagen']));
  const home = 'content/copy/home/fr.yaml';
  const corrected =
    files.get(home)?.replace('jours fériés compris', 'sauf le dimanche et les jours fériés') ?? '';
  const left = noteWith(christmas, new Map([[home, corrected]]))?.reread ?? [];
  expect(left.flatMap((one) => (one.file === home ? one.words.fr : []))).toEqual(['aussi les jours fériés']);
});

test('PG-7: a text that excepts a closed day, or says in Dutch "24 u/24", is right', () => {
  const company = 'content/company.yaml';
  const week = '[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday]';
  const hours = (files.get(company) ?? '').replace(
    / {2}- \{days.*\}/,
    `  - {days: ${week}, opens: "00:00", closes: "23:59"}`,
  );
  const told = (lang: string, text: string) => {
    const file = `content/copy/about/${lang}.yaml`;
    const document = parseDocument(files.get(file) ?? '');
    document.setIn(['callToAction', 'text'], text);
    const opened = openContent(
      new Map([...files, [file, document.toString({ lineWidth: 0 })], [company, hours]]),
    );
    expect(opened.findings.filter(({ code }) => code === 'number-in-text')).toEqual([]);
    const { reread = [] } = opened.noteOn({ file: company, path: ['openingHours'] }) ?? {};
    return reread.some(({ path }) => path.join() === 'callToAction,text');
  };
  expect(told('fr', 'Nous répondons aussi le dimanche.')).toBe(true);
  for (const text of ['Jour et nuit, sauf le dimanche.', 'Nous ne venons pas le samedi ni le dimanche.'])
    expect(told('fr', text), text).toBe(false);
  for (const text of ['Dag en nacht, maar niet op\u00a0zondag.', '24 u/24, behalve op zaterdag en zondag.'])
    expect(told('nl', text), text).toBe(false);
});
