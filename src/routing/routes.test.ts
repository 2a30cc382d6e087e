import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { defaultLanguageOf } from './head.ts';
import {
  ancestorsOf,
  hasPage,
  href,
  mechanicalRedirects,
  type PageId,
  type Paths,
  page,
  routes,
} from './routes.ts';

describe('RT: the route table', () => {
  test('RT-2, RT-10: every page has both paths, without trailing slash, each once', () => {
    const paths = [...routes.values()].flatMap(({ path }) => languages.map((lang) => path[lang]));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/(fr|nl)(\/[a-z0-9-]+)*$/);
  });

  test('RT-3 to RT-8: the addresses of the specification', () => {
    expect(href('region/brussels', 'nl')).toBe('/nl/verwarming-brussel');
    expect(href('town/liedekerke', 'fr')).toBe('/fr/chauffagiste-liedekerke');
    expect(href('town/liedekerke', 'nl')).toBe('/nl/verwarmingsinstallateur-liedekerke');
    expect(href('service/boiler-repair', 'nl', 'contact')).toBe('/nl/diensten/ketelherstelling#contact');
    expect(href('article/choisir-pompe-chaleur-bruxelles-2025', 'nl')).toBe(
      '/nl/blog/choisir-pompe-chaleur-bruxelles-2025',
    );
    expect(href('legal', 'nl')).toBe('/nl/juridische-vermeldingen');
    expect(href('brand/vaillant', 'nl')).toBe('/nl/marques/vaillant');
  });

  test('an unknown page throws and names the known ones', () => {
    expect(() => href('town/atlantis', 'fr')).toThrow(/Unknown page "town\/atlantis"[\s\S]*home/);
    expect(hasPage('town/atlantis')).toBe(false);
  });

  test('PG-2: x-default is French, but Dutch on two Dutch town pages', () => {
    expect(defaultLanguageOf('home', 'nl')).toBe('fr');
    expect(defaultLanguageOf('town/ninove', 'nl')).toBe('nl');
    expect(defaultLanguageOf('town/ninove', 'fr')).toBe('fr');
    expect(defaultLanguageOf('town/denderleeuw', 'nl')).toBe('nl');
    expect(defaultLanguageOf('town/aalst', 'nl')).toBe('fr');
  });

  test('NV-3: a mechanical address redirects to the twin, and no redirect hides a page', () => {
    const redirects = mechanicalRedirects();
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

describe('RT-10: what does not compile', () => {
  test('types', () => {
    expectTypeOf<Language>().toEqualTypeOf<'fr' | 'nl'>();
    // @ts-expect-error a page without a Dutch path
    page({ path: { fr: '/fr/x' }, parent: 'home' });
    // @ts-expect-error an unknown id
    const unknown: PageId = 'service/plumbing';
    // @ts-expect-error an unknown language
    const english: keyof Paths = 'en';
    expect([unknown, english]).toHaveLength(2);
  });
});
