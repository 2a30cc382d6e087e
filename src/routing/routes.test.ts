import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { hasPage, href, routes } from '#src/site.ts';
import { ancestorsOf } from './ancestors.ts';
import { prefixRedirects } from './redirects.ts';
import type { PageId } from './routes.ts';

describe('RT: the route table', () => {
  test('RT-2, RT-10: every page has both paths, without trailing slash, each once', () => {
    const paths = [...routes.values()].flatMap(({ path }) => languages.map((lang) => path[lang]));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/(fr|nl)(\/[a-z0-9-]+)*$/);
  });

  test('RT-3 to RT-8: the addresses of the specification', () => {
    expect(href('region/brussels', 'nl')).toBe('/nl/verwarming-brussel');
    expect(href('service/boiler-repair', 'nl', 'contact')).toBe('/nl/diensten/ketelherstelling#contact');
    expect(href('legal', 'nl')).toBe('/nl/juridische-vermeldingen');
  });

  // The owner may remove each of these pages.
  test.each<[PageId, Language, string]>([
    ['town/liedekerke', 'fr', '/fr/chauffagiste-liedekerke'],
    ['town/liedekerke', 'nl', '/nl/verwarmingsinstallateur-liedekerke'],
    ['article/choisir-pompe-chaleur-bruxelles-2025', 'nl', '/nl/blog/choisir-pompe-chaleur-bruxelles-2025'],
    ['brand/vaillant', 'nl', '/nl/marques/vaillant'],
  ])('RT-4, RT-6, RT-8: the address of %s in %s, if it has a page', (id, lang, path) => {
    expect(hasPage(id) ? href(id, lang) : path).toBe(path);
  });

  test('an unknown page throws and names the known ones', () => {
    expect(() => href('town/atlantis', 'fr')).toThrow(/Unknown page "town\/atlantis"[\s\S]*home/);
    expect(hasPage('town/atlantis')).toBe(false);
  });

  test('NV-3: an address with the prefix of the other language redirects to the twin, and no redirect hides a page', () => {
    const redirects = prefixRedirects(routes);
    expect(redirects).toContainEqual({ from: '/nl/chauffage-bruxelles', to: '/nl/verwarming-brussel' });
    const paths = new Set([...routes.values()].flatMap(({ path }) => [path.fr, path.nl] as string[]));
    for (const { from, to } of redirects) {
      expect(paths.has(from), from).toBe(false);
      expect(paths.has(to), to).toBe(true);
    }
  });

  test('breadcrumbs lead home', () => {
    expect(ancestorsOf('brand/vaillant')).toEqual(['home', 'brands']);
    expect(ancestorsOf('home')).toEqual([]);
  });
});
