import { describe, expect, test } from 'vitest';
import { regionSlugs } from '#src/content/schemas/places.ts';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { compact, plain } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { specifiedTowns } from '../support/specified-towns.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';
import { vatWords } from '../support/vat-words.ts';

const company = contentFile('company');
const provinces: Record<string, string> = {
  'flemish-brabant': 'Vlaams-Brabant',
  'east-flanders': 'Oost-Vlaanderen',
};

const towns = yamlNamesIn('towns').flatMap((slug) =>
  languages.map((lang) => ({
    slug,
    lang,
    path: href(`town/${slug}`, lang),
    data: contentFile(`towns/${slug}`),
  })),
);
const regions = regionSlugs.flatMap((slug) =>
  languages.map((lang) => ({
    slug,
    lang,
    path: href(`region/${slug}`, lang),
    data: contentFile(`regions/${slug}`),
  })),
);

test('RT-3, RT-4, TN-6: the specified towns and regions have their postal codes and numbers of communes', () => {
  const codes = towns.map(({ slug, data }) => [slug, data.postalCode]);
  const specified: Record<(typeof specifiedTowns)[number], string> = {
    liedekerke: '1770',
    ternat: '1740',
    affligem: '1790',
    denderleeuw: '9470',
    ninove: '9400',
    roosdaal: '1760',
    asse: '1730',
    aalst: '9300',
  };
  for (const [slug, code] of codes)
    expect(code, slug).toBe(specifiedTowns.some((town) => town === slug) ? specified[slug as 'aalst'] : code);
  // The Brussels Region has 19 communes.
  expect(contentFile('regions/brussels').communes).toHaveLength(19);
});

describe.each([...towns, ...regions])('BC-6: the banner of $path', ({ lang, path }) => {
  const banner = textsOf(heroOf(open(path)), 'ul li');

  test('has the phone number', () => {
    expect(banner).toContain(renderTemplate('{company.phone}', lang));
  });

  test('says the price with both rates, and without VAT', () => {
    const price = banner.at(-1) ?? '';
    const amount = renderTemplate('{prices.gas-maintenance}', lang);
    for (const rate of ['incl6', 'incl21'])
      expect(price).toContain(renderTemplate(`{prices.gas-maintenance|${rate}}`, lang));
    expect(
      vatWords('without', lang).some((words) => price.includes(`${amount} ${words}`)),
      price,
    ).toBe(true);
  });
});

describe.each(towns)('TN: $path', ({ slug, lang, path, data }) => {
  const page = open(path);
  const hero = heroOf(page);

  test('TN-1, TN-6: one heading with its name, a banner with its postal code and how fast, a booking link', () => {
    expect(textOf(hero).toLowerCase()).toContain(data.name[lang].toLowerCase());
    expect(attribute(page.main.querySelector('h1'), 'id')).toBe('top');
    const [place, urgent] = textsOf(hero, 'ul li');
    expect(place).toContain(`${data.postalCode} ${data.name[lang]}`);
    const delay = slug === company.address.locality.toLowerCase() ? '{times.headquarters}' : '{times.region}';
    expect(urgent).toContain(renderTemplate(delay, lang));
    expect(linksOf(hero)).toContain(company.bookingUrl[lang]);
  });

  test('TN-3, TN-7: the neighbours of its file, in their order, in the same language', () => {
    const neighbours: string[] = data.neighbours;
    const wanted = neighbours.map((one) =>
      href(one === 'brussels' ? 'region/brussels' : `town/${one}`, lang),
    );
    expect(linksOf(sectionOf(page, 'nearby-title'))).toEqual(wanted);
    expect(wanted).not.toContain(path);
  });

  test('TN-6: its data claim the town, and the whole postal code only where its file says so', () => {
    const [area, whole] = listOf(nodesOf(page.html, 'Service')[0], 'areaServed');
    const { postalCode } = data;
    expect(area).toMatchObject({
      address: { postalCode, addressRegion: provinces[data.province], addressCountry: 'BE' },
    });
    expect(whole).toEqual(
      data.wholePostalCode === true
        ? expect.objectContaining({ '@type': 'GeoShape', postalCode })
        : undefined,
    );
    // The map marks the town with its code; the parser leaves drawings out, so look in the source.
    expect(plain(page.html)).toContain(`${postalCode} · `);
  });

  test('TN-5: its districts are named', () => {
    const words = compact(textOf(page.main));
    for (const district of data.districts) expect(words).toContain(compact(district[lang]));
  });
});

test('TN-6: Liedekerke and Ternat claim their whole postal code', () => {
  for (const town of ['liedekerke', 'ternat'].filter((slug) => yamlNamesIn('towns').includes(slug)))
    expect(contentFile(`towns/${town}`).wholePostalCode).toBe(true);
});

test('TN-3: only Liedekerke and Ternat of the specified towns link to Brussels', () => {
  const linking = towns.filter(({ path, lang }) =>
    linksOf(open(path).main).includes(href('region/brussels', lang)),
  );
  for (const { slug } of towns.filter(({ slug }) => specifiedTowns.some((town) => town === slug)))
    expect(
      linking.some((town) => town.slug === slug),
      slug,
    ).toBe(['liedekerke', 'ternat'].includes(slug));
});

describe.each(regions)('RG-1: $path', ({ lang, path, data }) => {
  const page = open(path);

  test('names every commune of its file once, and how many there are', () => {
    const names: string[] = data.communes.map(({ name }: { name: Record<string, string> }) =>
      compact(name[lang] ?? ''),
    );
    const shown = textsOf(sectionOf(page, 'communes-title'), 'li').map(compact);
    expect(shown).toHaveLength(names.length);
    for (const name of names)
      expect(
        shown.filter((text) => text.startsWith(name)),
        name,
      ).toHaveLength(1);
    expect(textsOf(heroOf(page), 'ul li')[0]).toContain(String(names.length));
  });

  test('has a quote button, and a card for each service that leads to its page', () => {
    expect(linksOf(heroOf(page))).toContain('#contact');
    const links = linksOf(sectionOf(page, 'services-title')).map((link) => link.split('#')[0]);
    const services = yamlServices.map((id) => href(id, lang));
    expect(links).toEqual(expect.arrayContaining(services));
  });

  test('BC-5: tells the rule of its own Region, with the date it was looked up', () => {
    expect(textOf(sectionOf(page, 'rule-title'))).toContain(renderTemplate('{law.reviewed}', lang));
  });
});

const yamlServices = [
  'service/boiler-installation',
  'service/boiler-maintenance',
  'service/boiler-repair',
  'service/heat-pump',
  'service/underfloor-heating',
] as const;
