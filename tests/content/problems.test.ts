import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { allProblems } from '#src/content/checks/problems.ts';
import { copyProject } from '../../tools/site/project-copy.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A project to break. */
const root = copyProject(false);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const fresh = (): void => {
  for (const folder of ['content', 'src/drawings']) {
    rmSync(join(root, folder), { recursive: true });
    cpSync(folder, join(root, folder), { recursive: true });
  }
};

/** Messages of the check as `npm start` runs it, in a process of its own, since modules cache what they have read. */
const problemsAfter = (break_: (edit: typeof edited) => void): string => {
  fresh();
  break_(edited);
  const script = `
    const { contentChecks } = await import('./integrations/content/content-integration.ts');
    const { hooks } = contentChecks();
    hooks['astro:config:setup']({ command: 'build' });
    try { hooks['astro:config:done']({ logger: { warn() {} } }); } catch (error) { console.log(error.message); }`;
  const messages = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  // Lists may stand in any order.
  return messages.replace(/\[\d+\]|(?<=\.)\d+(?=[.:])/g, '#');
};

const edited = (file: string, from: string | RegExp, to: string): void => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} no longer has ${from}`).not.toBe(text);
  writeFileSync(path, changed);
};
const removed = (file: string): void => rmSync(join(root, file), { recursive: true });
const added = (file: string, text = ''): void => writeFileSync(join(root, file), text);

test('BC-1: the content of the site has no problem at all', () => {
  expect(allProblems()).toEqual([]);
});

test('mistakes in files that do not depend on each other are all named in one run', () => {
  const messages = problemsAfter((edit) => {
    edit('content/towns/aalst.yaml', /^ground: .*/m, 'ground: mauve');
    edit('content/brands/acv.yaml', /^order: .*/m, 'order: 0');
    edit('content/fault-codes/acv.yaml', /severity: \w+/, 'severity: twice');
    edit('content/projects/repair.yaml', /^date: .*/m, 'date: 12-01-2025');
    edit('content/testimonials.yaml', /rating: \d/, 'rating: 6');
    edit('content/ui/fr.yaml', /^menu:/m, 'menue:');
    edit('content/placeholders.yaml', 'key: hero.kicker', 'key: hero.kickers');
    edit('content/copy/about/nl.yaml', 'meta:', 'metta:');
    added('content/towns/Halle.yaml');
    added('content/articles/.DS_Store');
  });
  for (const start of [
    'content/towns/aalst.yaml: ground: ',
    'content/brands/acv.yaml: order: ',
    'content/fault-codes/acv.yaml: brandPage.#.severity: ',
    'content/projects/repair.yaml: date: ',
    'content/testimonials.yaml: sophie.rating: ',
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
  const messages = problemsAfter((edit) => {
    edit('content/company.yaml', /email: \S+/, 'email: nobody');
    edit('content/company.yaml', 'areasServed: [', 'areasServed: [alost, ');
    edit('content/facts/prices.yaml', /(?<=^chimney-sweeping:\n) {2}value:/m, '  valeu:');
    edit('content/allowed-digits.yaml', '"24/7"', '"24/7("');
  });
  for (const start of [
    'content/company.yaml: email: ',
    'content/company.yaml: areasServed.#: there is no content/regions/alost.yaml and no content/towns/alost.yaml',
    'content/facts/prices.yaml: chimney-sweeping: ',
    'content/allowed-digits.yaml: patterns.#.pattern: ',
  ]) {
    expect(messages).toContain(start);
  }
});

test('files that must agree with each other, and do not', () => {
  const messages = problemsAfter((edit) => {
    cpSync(join(root, 'content/towns/asse.yaml'), join(root, 'content/towns/halle.yaml'));
    removed('content/towns/ternat.yaml');
    removed('content/projects/repair.yaml');
    removed('content/fault-codes/bulex.yaml');
    added(
      'content/fault-codes/saunier.yaml',
      readFileSync(join(root, 'content/fault-codes/acv.yaml'), 'utf8'),
    );
    edit('content/testimonials.yaml', 'sophie:', 'sofie:');
    edit('content/copy/brands/nl.yaml', 'slug: bosch', 'slug: bosh');
    edit('content/copy/brand-acv/nl.yaml', /code: "?E01"?/, 'code: X1');
    edit('content/fault-codes/acv.yaml', 'E01', 'X1');
    edit('content/projects/underfloor.yaml', /^image: .*/m, 'image: project-floor');
    removed('src/drawings/articles/article-entretien-chaudiere.svg');
  });
  for (const message of [
    'content/towns/halle.yaml: has no content/copy/town-halle',
    'content/copy/town-ternat: has no content/towns/ternat.yaml',
    'content/copy/projects/fr.yaml: id: repair is not in content',
    'content/fault-codes/bulex.yaml: is missing, but content/brands/bulex.yaml is there',
    'content/fault-codes/saunier.yaml: there is no content/brands/saunier.yaml',
    'content/copy/projects/fr.yaml: no item with id: sofie',
    'content/copy/projects/nl.yaml: id: sophie is not in content',
    'content/copy/brands: cards.items#.slug: is "bosch" in fr.yaml and "bosh" in nl.yaml',
    'content/copy/brands/nl.yaml: cards.items#.slug: there is no content/brands/bosh.yaml',
    'content/copy/brands/nl.yaml: cards: no card with slug: bosch',
    'content/copy/brand-acv/nl.yaml: faults.items#.code: the display cannot show "X"',
    'content/copy/brand-acv: code "E01" is not under brandPage of content/fault-codes/acv.yaml',
    'content/fault-codes/acv.yaml: brandPage[X1].verdict: agrees, but no document behind the code is known',
    'content/copy/brands/fr.yaml: cards.items#.code: "E01" is not a code under brandPage of content/fault-codes/acv.yaml',
    'content/projects/underfloor.yaml: image: no folder of src/drawings/ has a file project-floor.svg',
    'src/drawings/articles/article-entretien-chaudiere.svg: does not exist',
  ]) {
    expect(messages).toContain(message);
  }
});

test('brands, articles and addresses that other files name, and that are not there', () => {
  const heatPumps = 'content/articles/choisir-pompe-chaleur-bruxelles-2025';
  const messages = problemsAfter((edit) => {
    for (const lang of ['fr', 'nl']) {
      edit(`content/copy/home/${lang}.yaml`, 'slug: remeha', 'slug: ramehe');
      edit(`content/copy/service-boiler-installation/${lang}.yaml`, 'slug: viessmann', 'slug: vaillant');
      edit(`${heatPumps}/${lang}.md`, 'loadsDirectly: true\n', '');
      edit(`${heatPumps}/${lang}.md`, 'scene: article-scene-neighbours', 'scene: article-scene-nobody');
    }
    edit('content/towns/ternat.yaml', 'neighbours: [', 'neighbours: [halle, ');
    added(
      'content/moved.yaml',
      `- { from: town/halle, to: region/flanders }
- { from: town/halle, to: blog }
- { from: brand/acv, to: brands }
- { from: halle, to: blog }
`,
    );
  });
  for (const message of [
    'content/copy/home/fr.yaml: brands.items#.slug: there is no content/brands/ramehe.yaml',
    'content/copy/service-boiler-installation/nl.yaml: brands.items#.slug: vaillant is listed twice',
    'content/articles: no article has loadsDirectly: true',
    `${heatPumps}/fr.md: scene: there is no src/drawings/articles/article-scene-nobody.svg`,
    'content/towns/ternat.yaml: neighbours.#: halle is an unknown neighbour',
    'content/moved.yaml: 0.to: is no page of the site',
    'content/moved.yaml: 2.from: is a page of the site',
    'content/moved.yaml: 3.from: is no id of a page that content made',
  ]) {
    expect(messages).toContain(message);
  }

  const others = problemsAfter((edit) => {
    for (const lang of ['fr', 'nl']) {
      edit(`content/articles/entretien-chaudiere/${lang}.md`, /^ground:/m, 'loadsDirectly: true\nground:');
    }
    added('content/moved.yaml', '- { from: town/halle, to: blog }\n'.repeat(2));
  });
  expect(others).toMatch(
    /choisir-pompe-chaleur-bruxelles-2025 and entretien-chaudiere have loadsDirectly: true/,
  );
  expect(others).toContain('content/moved.yaml: (whole file): town/halle stands there twice');
});

test('heads, reading times, sums and totals that do not hold', () => {
  const article = 'content/articles/entretien-chaudiere/fr.md';
  const messages = problemsAfter((edit) => {
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
