import { expect, test, vi } from 'vitest';
import { allProblems } from '#src/content/checks/problems.ts';
import { breakableContent } from '../support/broken-content.ts';

vi.setConfig({ testTimeout: 60_000 });

const problemsAfter = breakableContent();

test('BC-1: the content of the site has no problem at all', () => {
  expect(allProblems()).toEqual([]);
});

test('mistakes in files that do not depend on each other are all named in one run', () => {
  const messages = problemsAfter(({ edit, add }) => {
    edit('content/towns/aalst.yaml', /^ground: .*/m, 'ground: mauve');
    edit('content/brands/acv.yaml', /^order: .*/m, 'order: 0');
    edit('content/fault-codes/acv.yaml', /severity: \w+/, 'severity: twice');
    edit('content/ui/fr.yaml', /^menu:/m, 'menue:');
    edit('content/placeholders.yaml', 'key: hero.kicker', 'key: hero.kickers');
    edit('content/copy/about/nl.yaml', 'meta:', 'metta:');
    add('content/towns/Halle.yaml', '');
    add('content/articles/.DS_Store', '');
  });
  for (const start of [
    'content/towns/aalst.yaml: ground: ',
    'content/brands/acv.yaml: order: ',
    'content/fault-codes/acv.yaml: brandPage.#.severity: ',
    'content/ui/fr.yaml: menu: ',
    'content/placeholders.yaml: projects: hero.kickers ',
    'content/copy/about/nl.yaml: ',
    'content/towns/Halle.yaml: ',
  ]) {
    expect(messages).toContain(start);
  }
  expect(messages).not.toContain('DS_Store');
});

test('mistakes in the files that all others name are named together, before the others are read', () => {
  const messages = problemsAfter(({ edit }) => {
    edit('content/company.yaml', /email: \S+/, 'email: nobody');
    edit('content/company.yaml', 'areasServed: [', 'areasServed: [alost, ');
    edit('content/facts/prices.yaml', /(?<=^chimney-sweeping:\n) {2}value:/m, '  valeu:');
    edit('content/allowed-digits.yaml', '"24/7"', '"24/7("');
    edit('content/projects/repair.yaml', /^date: .*/m, 'date: 12-01-2025');
    edit('content/projects/underfloor.yaml', /^image: .*/m, 'image: project-floor');
    edit('content/testimonials.yaml', /rating: \d/, 'rating: 6');
  });
  for (const start of [
    'content/company.yaml: email: ',
    'content/company.yaml: areasServed.#: there is no content/regions/alost.yaml and no content/towns/alost.yaml',
    'content/facts/prices.yaml: chimney-sweeping: ',
    'content/allowed-digits.yaml: patterns.#.pattern: ',
    'content/projects/repair.yaml: date: ',
    'content/projects/underfloor.yaml: image: no folder of src/drawings/ has a file project-floor.svg',
    'content/testimonials.yaml: sophie.rating: ',
  ]) {
    expect(messages).toContain(start);
  }
});

test('heads, reading times, sums and totals that do not hold', () => {
  const article = 'content/articles/entretien-chaudiere/fr.md';
  const messages = problemsAfter(({ edit }) => {
    edit(article, /metaTitle: .*/, 'metaTitle: Chaudière');
    edit(article, /description: .*/, `description: ${'long '.repeat(40)}`);
    edit(article, /readTime: \d+/, 'readTime: 3');
    edit('content/copy/about/fr.yaml', / {2}title: .*/, '  title: Nous');
    edit('content/facts/prices.yaml', /(?<=^oil-standard:\n) {2}value: /m, '  value: 1');
    edit('content/copy/about/fr.yaml', /intro: .*/, 'intro: "{underfloor.dry|incl6}"');
  });
  expect(messages).toContain(`${article}: metaTitle: has 9 characters`);
  expect(messages).toMatch(/fr\.md: description: has \d{3} characters.*be cut off/);
  expect(messages).toMatch(/fr\.md: readTime: is 3, but \d+ words take \d+ minutes/);
  expect(messages).toContain('content/copy/about/fr.yaml: meta.title: has 4 characters');
  expect(messages).toMatch(/content\/facts\/articles\.yaml: oil-separate: is \d+, but .* makes \d+\./);
  expect(messages).toMatch(/content\/facts\/articles\.yaml: oil-saving: is \d+, but .* makes \d+\./);
  expect(messages).toContain('content/copy/about/fr.yaml: hero.intro: {underfloor.dry|incl6}');
});

test('BL-3: the reading time of an article may be left out, in both languages', () => {
  const [french, dutch] = ['fr', 'nl'].map((lang) => `content/articles/entretien-chaudiere/${lang}.md`);
  const without = (...files: (string | undefined)[]) =>
    problemsAfter(({ edit }) => {
      for (const file of files) edit(String(file), /^readTime: .*\n/m, '');
    });
  expect(without(french, dutch)).toBe('');
  expect(without(french)).toContain('readTime, ground, emoji, scene, loadsDirectly differ');
});
