import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { attribute, heroOf, linksOf, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { compact, plain } from '../support/plain-text.ts';
import { renderTemplate } from '../support/render-template.ts';
import { specifiedTowns } from '../support/specified-towns.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';
import { testPlaceBanner } from './place-banner.ts';

const company = contentFile('company');
const provinces: Record<string, string> = {
  'flemish-brabant': 'Vlaams-Brabant',
  'east-flanders': 'Oost-Vlaanderen',
  'walloon-brabant': 'Brabant wallon',
};

const towns = yamlNamesIn('towns').flatMap((slug) =>
  languages.map((lang) => ({
    slug,
    lang,
    path: href(`town/${slug}`, lang),
    data: contentFile(`towns/${slug}`),
  })),
);

const specified = towns.filter(({ slug }) => slug in specifiedTowns);

test.each(specified)('RT-4: $path has its postal code', ({ slug, data }) => {
  expect(data.postalCode).toBe(specifiedTowns[slug]);
});

describe.each(towns)('BC-6: the banner of $path', testPlaceBanner);

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
    const { postalCode, locality } = data;
    expect(area).toMatchObject({
      '@type': 'AdministrativeArea',
      name: locality,
      address: {
        postalCode,
        addressLocality: locality,
        addressRegion: provinces[data.province],
        addressCountry: 'BE',
      },
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
  for (const { slug, data } of specified)
    if (['liedekerke', 'ternat'].includes(slug)) expect(data.wholePostalCode, slug).toBe(true);
});

test.each(specified)(
  'TN-3: $path links to Brussels only from Liedekerke and Ternat',
  ({ slug, lang, path }) => {
    expect(linksOf(open(path).main).includes(href('region/brussels', lang))).toBe(
      ['liedekerke', 'ternat'].includes(slug),
    );
  },
);
