import { expect, test } from 'vitest';
import { allRedirects, pathOf } from './hosted-site.ts';
import { siteWithTowns } from './test-site.ts';

test('redirects lead to pages, never to redirects', () => {
  const redirectSources = new Set(allRedirects(siteWithTowns(3)).map(({ from }) => from));
  expect(allRedirects(siteWithTowns(3)).filter(({ to }) => redirectSources.has(to))).toEqual([]);
});

test('the path of a page has neither .html nor index', () => {
  expect(['index.html', 'fr.html', 'fr/blog/x.html', '404.html'].map(pathOf)).toEqual([
    '/',
    '/fr',
    '/fr/blog/x',
    '/404',
  ]);
});
