import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { openContent } from '#src/editor/contract.ts';
import { type Edit, editFiles, setValue } from './edited-files.ts';
import { content, files } from './editor-content.ts';

const prices = 'content/facts/prices.yaml';
const company = 'content/company.yaml';

/** The content as the editor opens it after some changes. */
const opened = (...edits: Edit[]) => openContent(editFiles(...edits));

test('DK-1: the editor finds the schema, the name and the group of every content file', () => {
  expect(content.findings).toEqual([]);
  const without = [...files.keys()].filter((file) => content.schemaOf(file) === null);
  expect(without).toEqual([]);
  const unnamed = [...files.keys()].filter(
    (file) => content.titleOf(file).fr === file || content.groupOf(file).fr === '',
  );
  expect(unnamed).toEqual([]);
  const texts = [...files.keys()].filter((file) => /^content\/(?:copy|articles)\//.test(file));
  const unknownPath = texts.filter((file) => content.pagesOf({ file, path: [] }).length === 0);
  expect(unknownPath.filter((file) => !/entrance|not-found|price-list/.test(file))).toEqual([]);
});

test('the search for "Contact" has the form of the home page first, which is no page of its own', () => {
  const meant = content.meaningOf('contact');
  for (const language of ['fr', 'nl'] as const) {
    const form = { file: `content/copy/home/${language}.yaml`, path: ['contact', 'heading'] };
    const name = `${content.titleOf(form.file)[language]} ${content.labelOf(form)?.[language]}`;
    for (const word of meant?.[language].split(' ') ?? ['no word']) expect(name).toContain(word);
  }
});

test('a page shows every price', () => {
  const unseen = content.prices.filter(({ location }) => content.pagesOf(location).length === 0);
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test('BC-4: a figure with a value for each page is changed where the value of its page is', () => {
  const named = content.references.find(({ name }) => name === '{claims.clients@home}');
  expect(named?.location?.path).toEqual(['clients', 'byPage', 'home']);
  const claims = content.schemaOf('content/facts/claims.yaml') ?? z.any();
  const schema = JSON.stringify(z.toJSONSchema(claims, { io: 'input', unrepresentable: 'any' }));
  for (const key of ['unit', 'source', 'note'])
    expect(schema).toMatch(new RegExp(`"${key}":\\{[^{}]*"isHidden":true`));
});

test('a result of a formula is computed and locked, also the one from a later day on', () => {
  for (const key of ['value', 'next']) {
    const location = { file: 'content/facts/articles.yaml', path: ['oil-saving', key] };
    expect(content.isComputed(location)).toBe(true);
    expect(content.lockedBecause(location)?.fr).toMatch(/^Calculé/);
  }
});

test('PG-7: the editor names hours and holidays in words, and says which of them contradict each other', () => {
  const hours = { path: ['openingHours', 0], file: company };
  const closure = { path: ['closures', 0], file: company };
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const always = { days: weekdays, opens: '00:00', closes: '23:59' };
  const saturday = { days: ['Saturday'], opens: '09:00', closes: '13:00' };
  const open = (...rules: object[]) => setValue(company, 'openingHours', rules);
  const withHoliday = opened(
    open(always),
    setValue(company, 'closures', [{ from: '2026-12-25', until: '2026-12-25' }]),
  );
  expect(withHoliday.labelOf(hours)?.fr).toMatch(/^lundi à dimanche, 0 h à 24 h$/);
  expect(withHoliday.labelOf(closure)?.nl).toMatch(/^25.december.2026$/);
  expect(withHoliday.describeValue(hours, saturday)?.nl).toBe('zaterdag, 9 uur tot 13 uur');
  expect(withHoliday.describeValue(closure, { from: '', until: '' })).toBeNull();
  expect(withHoliday.isComputed({ file: company, path: ['phones', 'fr', 'number'] })).toBe(true);
  expect(withHoliday.isComputed({ file: company, path: ['phones', 'fr', 'display'] })).toBe(false);
  const { findings, messageOf } = opened(open(always, saturday));
  expect(findings.map((finding) => messageOf(finding, 'fr'))).toEqual([
    'Deux règles se contredisent pour samedi : « lundi à dimanche, 0 h à 24 h » et « samedi, 9 h à 13 h ». Retirez ce jour de l’une des deux, ou retirez une règle entière.',
  ]);
});

test('pages are made from content with wrong statements, and not from content that lacks something they need', () => {
  const isWhole = (file: string, was: string, is: string) =>
    openContent(new Map([...files, [file, files.get(file)?.replace(was, is) ?? '']])).makesAllPages;
  expect(content.makesAllPages).toBe(true);
  expect(isWhole('content/articles/entretien-chaudiere/nl.md', '\n---\n', '\n---\nIn 1998 **begon')).toBe(
    true,
  );
  expect(isWhole('content/articles/entretien-chaudiere/nl.md', 'title: ', 'titel: ')).toBe(false);
  expect(isWhole('content/copy/home/fr.yaml', 'heading: ', 'heading: "" #')).toBe(false);
  expect(isWhole('content/company.yaml', 'closures: []', 'closures: [{from: "", until: ""}]')).toBe(false);
});

test('the editor can repair every finding that a changed price makes', () => {
  const [change] = content.priceChanges('prices.repair', 169, null);
  expect(change).toMatchObject({ kind: 'set', file: prices, path: ['repair', 'value'], value: 169 });
  const later = opened(setValue(prices, 'repair.value', 169));
  for (const finding of later.findings)
    expect(later.repairsOf(finding).length, finding.code).toBeGreaterThan(0);
});

test('the amounts with VAT beside a price that is planned are those of the planned price, which has a name of its own', () => {
  const withVatOf = (one: typeof content) =>
    one.prices.find(({ name }) => name === 'prices.repair')?.withVat.map(({ printed }) => printed.fr);
  const today = setValue(prices, 'repair.value', 100);
  const planned = setValue(prices, 'repair.next', { from: '2099-01-01', value: 200 });
  expect(withVatOf(opened(today))).toContain('106\u00a0€');
  expect(withVatOf(opened(today, planned))).toContain('212\u00a0€');
  expect(content.labelOf({ file: prices, path: ['repair', 'value'] })?.fr).toBe('Dépannage');
});

test('TR-5: the message about an unusual figure names no file, key or requirement, and the owner can confirm the figure', () => {
  const unusual = opened(setValue(prices, 'repair.value', 1690));
  const found = unusual.findings.find(({ code }) => code === 'fact-implausible');
  expect(found && unusual.confirmationOf(found)).toMatchObject({
    file: prices,
    path: ['repair', 'confirmed'],
  });
  for (const lang of ['fr', 'nl'] as const)
    expect(found && unusual.messageOf(found, lang)).not.toMatch(/spec|confirmed|prices/);
});

test('a sample that becomes real is asked for its texts; nothing else is', () => {
  const [file] = [...files.keys()].filter((one) => /^content\/projects\/.*\.yaml$/.test(one));
  const location = { file: file ?? '', path: ['sample'] };
  const item = parseDocument(files.get('content/copy/projects/fr.yaml') ?? '')
    .toJS()
    .projects.items.find(({ id }: { id: string }) => file === `content/projects/${id}.yaml`);
  expect(content.questionOf(location, false)?.fr).toContain(item.title);
  expect(content.questionOf(location, true)).toBeNull();
  expect(
    content.questionOf({ file: 'content/testimonials.yaml', path: ['els', 'sample'] }, false),
  ).not.toBeNull();
  expect(content.questionOf({ file: location.file, path: ['category'] }, false)).toBeNull();
});
