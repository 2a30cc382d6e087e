import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { breakableContent } from '../support/broken-content.ts';

vi.setConfig({ testTimeout: 60_000 });

const problemsAfter = breakableContent();

test('files that must agree with each other, and do not', () => {
  const messages = problemsAfter(({ edit, remove, add, root }) => {
    cpSync(join(root, 'content/towns/asse.yaml'), join(root, 'content/towns/halle.yaml'));
    remove('content/towns/ternat.yaml');
    remove('content/projects/repair.yaml');
    remove('content/fault-codes/bulex.yaml');
    add('content/fault-codes/saunier.yaml', readFileSync(join(root, 'content/fault-codes/acv.yaml'), 'utf8'));
    edit('content/testimonials.yaml', 'sophie:', 'sofie:');
    edit('content/copy/brands/nl.yaml', 'slug: bosch', 'slug: bosh');
    edit('content/copy/brand-acv/nl.yaml', /code: "?E01"?/, 'code: X1');
    edit('content/fault-codes/acv.yaml', 'E01', 'X1');
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
    'content/copy/brand-acv: faults.items[E01].code: "E01" is not under brandPage of content/fault-codes/acv.yaml',
    'content/fault-codes/acv.yaml: brandPage[X1].verdict: agrees, but no document behind the code is known',
    'content/copy/brands/fr.yaml: cards.items#.code: "E01" is not a code under brandPage of content/fault-codes/acv.yaml',
  ]) {
    expect(messages).toContain(message);
  }
});

test('brands, articles and addresses that other files name, and that are not there', () => {
  const heatPumps = 'content/articles/choisir-pompe-chaleur-bruxelles-2025';
  const messages = problemsAfter(({ edit, add }) => {
    for (const lang of ['fr', 'nl']) {
      edit(`content/copy/home/${lang}.yaml`, 'slug: remeha', 'slug: ramehe');
      edit(`content/copy/service-boiler-installation/${lang}.yaml`, 'slug: viessmann', 'slug: vaillant');
      edit(`${heatPumps}/${lang}.md`, 'loadsDirectly: true\n', '');
      edit(`${heatPumps}/${lang}.md`, 'scene: article-scene-neighbours', 'scene: article-scene-nobody');
    }
    edit('content/towns/ternat.yaml', 'neighbours: [', 'neighbours: [halle, ');
    add(
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

  const others = problemsAfter(({ edit, add }) => {
    for (const lang of ['fr', 'nl']) {
      edit(`content/articles/entretien-chaudiere/${lang}.md`, /^ground:/m, 'loadsDirectly: true\nground:');
    }
    add('content/moved.yaml', '- { from: town/halle, to: blog }\n'.repeat(2));
  });
  expect(others).toMatch(
    /choisir-pompe-chaleur-bruxelles-2025 and entretien-chaudiere have loadsDirectly: true/,
  );
  expect(others).toContain('content/moved.yaml: (whole file): town/halle stands there twice');
});
