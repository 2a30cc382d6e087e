import { phoneOf } from '#src/site.ts';
import { expect, test } from 'vitest';
import { articleHardcodedNumbers, articleMismatches } from '#src/content/checks/articles.ts';
import { hardcodedNumbers, translationMismatches } from '#src/content/checks/copy.ts';
import { readYaml } from '#src/content/io/read.ts';
import { allowedDigits } from '#src/content/loaders/allowed-digits.ts';
import { readFacts } from '#src/content/loaders/read-facts.ts';
import { uiFile } from '#src/content/schemas/ui.ts';
import { readArticle } from '#src/copy/articles.ts';
import { fillCopy } from '#src/copy/fill.ts';

const fixtures = 'tests/content/fixtures';

test('a missing Dutch file stops the build', () => {
  expect(() => readYaml(`${fixtures}/absent/nl.yaml`, uiFile)).toThrow(
    /absent\/nl\.yaml: cannot be read[\s\S]*Create it/,
  );
});

test('a list item missing in one language is found', () => {
  const problems = translationMismatches('page', { list: ['a', 'b'] }, { list: ['a'] });
  expect(problems).toEqual([expect.stringContaining('page/nl.yaml: list[1] is missing')]);
});

test('translations that name different facts are found', () => {
  expect(translationMismatches('page', { a: '{prices.repair}' }, { a: 'x' })[0]).toContain('different facts');
});

test('BC-1: an unknown fact stops the build', () => {
  expect(() => fillCopy('{prices.unheard-of}', 'fr', 'page.yaml: hero')).toThrow(
    /page\.yaml: hero: unknown fact \{prices\.unheard-of\}/,
  );
});

test('BC-4: a fact with places needs a place that it has', () => {
  expect(() => fillCopy('{claims.clients}', 'fr', 'p')).toThrow(/Places of this fact: /);
  for (const placeholder of ['{company.phone|incl6}', '{company.name@home}']) {
    expect(() => fillCopy(placeholder, 'fr', 'p')).toThrow(`p: ${placeholder} has a format or a place`);
  }
});

test('a number to dial comes from the facts, without the spaces it is printed with', () => {
  expect(fillCopy('[{emergency.gas-flanders}](tel:{emergency.gas-flanders})', 'fr', 'p')).toMatch(
    /^\[[\d\s]+\]\(tel:\d+\)$/,
  );
  expect(hardcodedNumbers('f', { text: '[appelez](tel:080012345)' }, allowedDigits)).toHaveLength(1);
});

test('the company is dialled in the international form', () => {
  expect(fillCopy('[{company.phone}](tel:{company.phone})', 'nl', 'p')).toContain(`(${phoneOf('nl').href})`);
});

test('BC-1: a hardcoded number is found, an allowed one is not', () => {
  expect(hardcodedNumbers('f', { text: 'dans 42 jours' }, allowedDigits)).toEqual([
    expect.stringContaining('hardcoded number "42"'),
  ]);
  expect(hardcodedNumbers('f', { text: 'ouvert 24/7' }, allowedDigits)).toEqual([]);
  // The punctuation of the sentence is none of the number.
  for (const text of ['Comptez 1.234,56.', 'Comptez «\u00a01.234,56\u00a0» (ou plus)', 'Oui (1.234,56), non'])
    expect(hardcodedNumbers('f', { text }, allowedDigits)[0]).toContain('hardcoded number "1.234,56"');
});

test('a facts file with a wrong unit stops the build', () => {
  expect(() => readFacts(`${fixtures}/facts-wrong-unit`, '2026-03-01')).toThrow(/prices\.yaml: repair\.unit/);
});

test('a link to an unknown page stops the build', () => {
  expect(() => fillCopy('[x](page:service/none)', 'nl', 'f')).toThrow(/unknown page "service\/none"/);
});

const brokenArticle = (lang: 'fr' | 'nl') => readArticle(`${fixtures}/broken-article/${lang}.md`);

test('BC-1: a figure written into an article is found, with its file', () => {
  expect(articleHardcodedNumbers('a/fr.md', brokenArticle('fr'), allowedDigits)).toEqual([
    expect.stringMatching(/^a\/fr\.md: body: hardcoded number "175"/),
  ]);
  expect(articleHardcodedNumbers('a/nl.md', brokenArticle('nl'), allowedDigits)).toEqual([]);
});

test('RT-10: articles whose languages differ in read time, facts or shape are found', () => {
  expect(articleMismatches('a', brokenArticle('fr'), brokenArticle('nl'))).toEqual([
    expect.stringMatching(/^a: order, date, updated, readTime, ground, emoji, scene, loadsDirectly differ/),
    expect.stringMatching(/^a: facts named differ: fr \{prices\.repair\} \/ nl \{prices\.urgent-repair\}/),
    expect.stringMatching(/^a: number of headings, tables, rows, boxes, items, pictures differ/),
  ]);
});

test('an article without front matter stops the build', () => {
  expect(() => readArticle(`${fixtures}/article-without-front-matter.md`)).toThrow(/no front matter/);
});
