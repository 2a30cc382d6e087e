import { describe, expect, it } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { serviceLinks } from '#src/page-props/navigation.ts';
import { homeTown } from '#src/page-props/towns.ts';
import { content, hasPage, href } from '#src/site.ts';
import { homeBrands, homePoints, homePrices, homeRegions, homeServices, homeTowns } from './props.ts';

describe.each(languages)('home page in %s', (lang) => {
  it('HM-1: five discs lead to the five services', () => {
    const links = homePoints(lang).map((point) => point.href);
    expect(links).toEqual(serviceLinks(lang).map((service) => service.href));
    expect(links).toHaveLength(5);
  });

  it('HM-2: the emergency leads to the repair page', () => {
    const cards = homeServices(lang);
    expect(cards.find(({ id }) => id === 'urgent')?.link?.href).toBe(
      href('service/boiler-repair', lang, 'safety'),
    );
  });

  it('HM-5: every brand has its page', () => {
    expect(homeBrands(lang).map(({ href }) => href)).not.toContain(null);
  });

  it('HM-6: the town of the firm first, then its neighbours with a page', () => {
    const [home, ...neighbours] = homeTowns(lang).map(({ slug }) => slug);
    expect(home).toBe(homeTown());
    expect(neighbours).toEqual(
      content.towns.of(home ?? '').neighbours.filter((slug) => hasPage(`town/${slug}`)),
    );
  });

  it('HM-7: three regions, each with its page in the same language', () => {
    expect(homeRegions(lang).map((region) => region.href.slice(0, 3))).toEqual([
      `/${lang}`,
      `/${lang}`,
      `/${lang}`,
    ]);
  });

  it('HM-8: the eight cards of the specification, each with its first three features', () => {
    const cards = homePrices(lang);
    expect(cards.map(({ key }) => key).sort()).toEqual([
      'cerga',
      'depannage',
      'entretien_gaz',
      'installation',
      'mazout_complet',
      'mazout_simple',
      'peb_chauffage',
      'ramonage',
    ]);
    expect(cards.every(({ features }) => features.length === 3)).toBe(true);
    expect(cards.filter(({ price }) => price === null).map(({ key }) => key)).toEqual(['installation']);
  });
});
