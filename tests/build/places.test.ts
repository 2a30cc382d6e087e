import { expect, test } from 'vitest';
import { pageOf, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { renderTemplate } from '../support/render-template.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';
import { saysVat } from '../support/vat-words.ts';

const company = readContentFile('company');
/** The eight towns of the specification (RT-4) with their postal codes. The owner may remove one, or add others. */
const specifiedTowns: Record<string, string> = {
  liedekerke: '1770',
  ternat: '1740',
  affligem: '1790',
  denderleeuw: '9470',
  ninove: '9400',
  roosdaal: '1760',
  asse: '1730',
  aalst: '9300',
};
const provinces: Record<string, string> = {
  'flemish-brabant': 'Vlaams-Brabant',
  'east-flanders': 'Oost-Vlaanderen',
  'walloon-brabant': 'Brabant wallon',
};

/** Pages of places, with their files: `town/aalst` has content/towns/aalst.yaml. */
const placesLike = (ids: RegExp) =>
  pagesLike(ids).map((page) => {
    const [kind, slug = ''] = page.id.split('/');
    return {
      page,
      slug,
      lang: page.lang,
      path: page.path,
      file: readContentFile(`${kind}s/${slug}`),
      factsBelowTitle: textsOf(heroOf(page), 'ul li'),
    };
  });
const towns = placesLike(/^town\//);
const regions = placesLike(/^region\//);
const townsOfSpecification = towns.filter(({ slug }) => slug in specifiedTowns);
const isLiedekerkeOrTernat = (slug: string) => slug === 'liedekerke' || slug === 'ternat';

test('RT-4, TN-6: a town of the specification has its postal code; its file marks Liedekerke and Ternat as the only towns with theirs', () => {
  checkEach(townsOfSpecification, ({ slug, file }) => {
    expect(file.postalCode).toBe(specifiedTowns[slug]);
    if (isLiedekerkeOrTernat(slug)) expect(file.wholePostalCode).toBe(true);
  });
});

test('BC-6, TN-1: the facts below the title name one price, with VAT and its rate in words; one button below it calls', () => {
  checkEach([...towns, ...regions], ({ page, lang, factsBelowTitle }) => {
    const number = renderTemplate('{company.phone}', lang);
    expect(linksOf(heroOf(page)).filter((link) => link.startsWith('tel:'))).toHaveLength(1);
    expect(factsBelowTitle.join()).not.toContain(number);
    expect(textsOf(heroOf(page), 'a').join()).toContain(number);
    const price = factsBelowTitle.at(-1) ?? '';
    expect(price).toContain(renderTemplate('{prices.repair|incl6}', lang));
    expect(price).toContain(renderTemplate('{vat.reduced}', lang));
    expect(saysVat(price, 'with', lang)).toBe(true);
    expect(price).not.toContain(renderTemplate('{prices.repair|incl21}', lang));
  });
});

test('TN-1, TN-6: a town page has one heading with its name, its postal code, how fast, and a booking link', () => {
  checkEach(towns, ({ page, slug, lang, file, factsBelowTitle }) => {
    const hero = heroOf(page);
    expect(textOf(hero).toLowerCase()).toContain(file.name[lang].toLowerCase());
    expect(page.main.querySelectorAll('h1').map((heading) => attribute(heading, 'id'))).toEqual(['top']);
    expect(factsBelowTitle[0]).toContain(`${file.postalCode} ${file.name[lang]}`);
    const isHeadquarters = slug === company.address.locality.toLowerCase();
    expect(factsBelowTitle[1]).toContain(
      renderTemplate(isHeadquarters ? '{times.headquarters}' : '{times.region}', lang),
    );
    expect(linksOf(hero)).toContain(company.bookingUrl[lang]);
  });
});

test('TN-3, TN-7: a town page leads to the neighbours of its file, in their order; among the specified towns, only Liedekerke and Ternat lead to Brussels', () => {
  checkEach(towns, ({ page, slug, lang, path, file }) => {
    const wanted = file.neighbours.map(
      (slug: string) => pageOf(slug === 'brussels' ? 'region/brussels' : `town/${slug}`, lang).path,
    );
    expect(linksOf(sectionOf(page, 'nearby-title'))).toEqual(wanted);
    expect(wanted).not.toContain(path);
    if (slug in specifiedTowns)
      expect(linksOf(page.main).includes(pageOf('region/brussels', lang).path)).toBe(
        isLiedekerkeOrTernat(slug),
      );
  });
});

test('TN-6: the structured data of a town page have the town as area served, and its whole postal code only where its file says so', () => {
  checkEach(towns, ({ page, file: { postalCode, locality, province, wholePostalCode } }) => {
    const [area, whole] = listOf(nodesOf(page.html, 'Service')[0], 'areaServed');
    expect(area).toMatchObject({
      '@type': 'AdministrativeArea',
      name: locality,
      address: {
        postalCode,
        addressLocality: locality,
        addressRegion: provinces[province],
        addressCountry: 'BE',
      },
    });
    expect([whole?.['@type'], whole?.postalCode]).toEqual(
      wholePostalCode === true ? ['GeoShape', postalCode] : [undefined, undefined],
    );
  });
});

test('RG-1, TN-2: cards of services lead to their pages, the emergency to what to do until someone comes', () => {
  checkEach([...towns, ...regions], ({ page, lang }) => {
    const links = linksOf(sectionOf(page, 'services-title')).filter((link) => link.startsWith('/'));
    const services = pagesLike(/^service\//).flatMap(({ path, ...one }) => (one.lang === lang ? [path] : []));
    const all = [...services, `${pageOf('service/boiler-repair', lang).path}#safety`];
    expect(all).toEqual(expect.arrayContaining(links));
    if (page.id.startsWith('region/')) expect(links).toEqual(expect.arrayContaining(all));
  });
});

test('RT-3, RG-1, BC-5: a regional page says how many communes it lists, and on which day its rule was looked up; it has a quote button', () => {
  checkEach(regions, ({ page, lang, file, factsBelowTitle }) => {
    expect(textsOf(sectionOf(page, 'communes-title'), 'li')).toHaveLength(file.communes.length);
    expect(factsBelowTitle[0]).toContain(String(file.communes.length));
    expect(textOf(sectionOf(page, 'rule-title'))).toContain(renderTemplate('{law.reviewed}', lang));
    expect(linksOf(heroOf(page))).toContain('#contact');
  });
});
