import { expect, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { hasPage, href, routes } from '#src/site.ts';
import { languagePrefixRedirects, permanentRedirects } from './redirects.ts';
import type { PageId } from './routes.ts';

const paths = [...routes.values()].flatMap(({ path }) => languages.map((lang): string => path[lang]));

test('RT-2, RT-10: every page has both paths, without trailing slash, each once', () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/\w\w(\/[a-z0-9-]+)*$/);
});

// The owner may remove the pages with a part of their own.
test.each<[PageId, Language, string]>([
  ['region/brussels', 'nl', '/nl/verwarming-brussel'],
  ['service/boiler-repair', 'nl', '/nl/diensten/ketelherstelling'],
  ['legal', 'nl', '/nl/juridische-vermeldingen'],
  ['town/liedekerke', 'fr', '/fr/chauffagiste-liedekerke'],
  ['town/liedekerke', 'nl', '/nl/verwarmingsinstallateur-liedekerke'],
  ['article/choisir-pompe-chaleur-bruxelles-2025', 'nl', '/nl/blog/choisir-pompe-chaleur-bruxelles-2025'],
  ['brand/vaillant', 'nl', '/nl/marques/vaillant'],
])('RT-3 to RT-8: the URL of %s in %s, if it has a page', (id, lang, path) => {
  expect(hasPage(id) ? href(id, lang) : path).toBe(path);
});

test('NV-3: a URL with the prefix of the other language redirects to the twin, and no redirect hides a page', () => {
  const redirects = languagePrefixRedirects(routes);
  expect(redirects).toContainEqual({ from: '/nl/chauffage-bruxelles', to: '/nl/verwarming-brussel' });
  expect(redirects.filter(({ from, to }) => paths.includes(from) || !paths.includes(to))).toEqual([]);
});

test('the URLs of a page that is gone lead to the page that moved.yaml names, in their language', () => {
  const moves = [{ from: 'town/gone', to: 'region/brussels' }];
  const redirects = permanentRedirects({ content: { moved: moves }, routes });
  for (const [from, to] of [
    ['/fr/chauffagiste-gone', '/fr/chauffage-bruxelles'],
    ['/nl/verwarmingsinstallateur-gone', '/nl/verwarming-brussel'],
    ['/nl/chauffagiste-gone', '/nl/verwarming-brussel'],
  ])
    expect(redirects).toContainEqual({ from, to });
});
