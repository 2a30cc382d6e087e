import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { contentFilesOf } from './page-content-files.ts';

test('RT-7: a page changes with its copy, its data, the facts and the company data that its copy names', () => {
  const [town = ''] = [...content.towns.keys()];
  expect(contentFilesOf(`town/${town}`, 'nl')).toEqual(
    expect.arrayContaining([
      `content/copy/town-${town}/nl.yaml`,
      'content/copy/place-labels/nl.yaml',
      `content/towns/${town}.yaml`,
      'content/facts/law.yaml',
    ]),
  );
  expect(contentFilesOf('legal', 'fr')).toEqual(
    expect.arrayContaining(['content/company.yaml', 'content/facts/documents.yaml']),
  );
  expect(contentFilesOf('brands', 'fr')).toContain(`content/brands/${[...content.brands.keys()][0]}.yaml`);
  expect(contentFilesOf('home', 'fr')).toContain('content/copy/home-french-only/fr.yaml');
  expect(contentFilesOf('home', 'nl').join()).not.toContain('home-french-only');
});
