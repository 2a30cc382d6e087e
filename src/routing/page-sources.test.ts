import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { sourcesOf } from './page-sources.ts';

test('RT-7: a page changes with its copy, its data, the facts and the company data that its copy names', () => {
  const [town = ''] = [...content.towns.keys()];
  expect(sourcesOf(`town/${town}`, 'nl')).toEqual(
    expect.arrayContaining([
      `content/copy/town-${town}/nl.yaml`,
      'content/copy/place-labels/nl.yaml',
      `content/towns/${town}.yaml`,
      'content/facts/law.yaml',
    ]),
  );
  expect(sourcesOf('legal', 'fr')).toEqual(
    expect.arrayContaining(['content/company.yaml', 'content/facts/documents.yaml']),
  );
  expect(sourcesOf('brands', 'fr')).toContain(`content/brands/${[...content.brands.keys()][0]}.yaml`);
  expect(sourcesOf('home', 'fr')).toContain('content/copy/home-french-only/fr.yaml');
  expect(sourcesOf('home', 'nl').join()).not.toContain('home-french-only');
});
