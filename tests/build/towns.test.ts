import { describe, expect, test } from 'vitest';
import { company, phoneOf } from '#src/content/loaders/company.ts';
import { townData, townSlugs } from '#src/content/loaders/places.ts';
import { copyOf } from '#src/copy/copy.ts';
import { homeTown } from '#src/views/town-views.ts';
import { attribute, band, heroOf, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { said } from '../support/render-template.ts';
import { listOf, nodesOf } from '../support/structured-data.ts';
import { vatWords } from '../support/vat-words.ts';
import { notShown, sentencesNaming, shown } from '../support/visible-text.ts';

const languages = ['fr', 'nl'] as const;
type Language = (typeof languages)[number];

/** Spec §2: the towns it names, with postal code, province, service cards, and whether they link to Brussels. */
const specified = {
  liedekerke: { code: '1770', province: 'Vlaams-Brabant', services: 6, brussels: true },
  ternat: { code: '1740', province: 'Vlaams-Brabant', services: 6, brussels: true },
  affligem: { code: '1790', province: 'Vlaams-Brabant', services: 3, brussels: false },
  denderleeuw: { code: '9470', province: 'Oost-Vlaanderen', services: 3, brussels: false },
  ninove: { code: '9400', province: 'Oost-Vlaanderen', services: 3, brussels: false },
  roosdaal: { code: '1760', province: 'Vlaams-Brabant', services: 3, brussels: false },
  asse: { code: '1730', province: 'Vlaams-Brabant', services: 3, brussels: false },
  aalst: { code: '9300', province: 'Oost-Vlaanderen', services: 3, brussels: false },
} as const;
const specifiedTowns = Object.keys(specified) as (keyof typeof specified)[];

const pathOf = (town: string, lang: Language) =>
  lang === 'fr' ? `/fr/chauffagiste-${town}` : `/nl/verwarmingsinstallateur-${town}`;
const brussels = { fr: '/fr/chauffage-bruxelles', nl: '/nl/verwarming-brussel' };
const inBoth = <Town extends string>(towns: readonly Town[]) =>
  towns.flatMap((town) => languages.map((lang) => ({ town, lang, path: pathOf(town, lang) })));
const provinces = { 'flemish-brabant': 'Vlaams-Brabant', 'east-flanders': 'Oost-Vlaanderen' };

describe.each(inBoth(specifiedTowns))('spec §2: $path', ({ town, lang, path }) => {
  const page = open(path);
  const { code, province, services, brussels: toBrussels } = specified[town];

  test(`TN-2: ${services} service cards`, () => {
    expect(textsOf(band(page, 'services-title'), 'article')).toHaveLength(services);
  });

  test('TN-3: the other towns are among its neighbours; Liedekerke and Ternat also link to Brussels', () => {
    const links = linksOf(band(page, 'nearby-title'));
    expect(links).toEqual(
      expect.arrayContaining(
        specifiedTowns.filter((other) => other !== town).map((other) => pathOf(other, lang)),
      ),
    );
    expect(linksOf(page.main).includes(brussels[lang])).toBe(toBrussels);
  });

  test(`TN-6: the postal code is ${code}, in ${province}`, () => {
    const { postalCode, province: own } = townData(town);
    expect([postalCode, provinces[own]]).toEqual([code, province]);
  });

  test(`TN-1: the banner says ${code}, and how fast: ${town === 'liedekerke' ? 2 : 24} hours`, () => {
    const [place, urgent] = textsOf(heroOf(page), 'ul li');
    expect(place?.startsWith(code)).toBe(true);
    expect(urgent).toContain(said(town === 'liedekerke' ? '{times.headquarters}' : '{times.region}', lang));
    expect(urgent?.match(/\d+/g)).toEqual([town === 'liedekerke' ? '2' : '24']);
  });

  test('TN-2: six reasons on Liedekerke only', () => {
    const reasons = page.main.querySelector('section[aria-labelledby="reasons-title"]');
    expect(reasons?.querySelectorAll('li').length ?? 0).toBe(town === 'liedekerke' ? 6 : 0);
  });
});

describe.each(inBoth(townSlugs()))('RT-4: $path', ({ town, lang, path }) => {
  const page = open(path);
  const data = townData(town);
  const labels = copyOf('place-labels', lang);

  test('TN-1, TN-6: a banner stands above the heading and says where, how fast, what it costs, and the number', () => {
    const hero = heroOf(page);
    const banner = hero.childElements[0];
    if (banner?.tagName !== 'ul') throw new Error(`${path}: the hero does not begin with the banner`);
    expect(textsOf(banner, 'li')).toEqual([
      `${data.postalCode} ${data.name[lang]}, ${shown(labels.banner.provinces[data.province])}`,
      expect.stringContaining(said(town === homeTown() ? '{times.headquarters}' : '{times.region}', lang)),
      phoneOf(lang).display.replaceAll('\u00a0', ' '),
      expect.any(String),
    ]);
    expect(linksOf(banner)).toEqual([phoneOf(lang).href]);
  });

  test('BC-6: the banner says the price with both rates, for whom the lower one is, and without VAT', () => {
    const price = textsOf(heroOf(page), 'ul li').at(-1);
    for (const part of [
      '{prices.gas-maintenance|incl6}',
      '{prices.gas-maintenance|incl21}',
      '{vat.reduced}',
      '{vat.standard}',
      '{vat.home-age}',
    ]) {
      expect(price).toContain(said(part, lang));
    }
    const amount = said('{prices.gas-maintenance}', lang);
    const without = vatWords('without', lang).map((words) => `${amount} ${words}`);
    expect(
      without.some((words) => price?.includes(words)),
      `${path}: the banner does not say ${without.join(' or ')} (tests/support/vat-words.ts): ${price}`,
    ).toBe(true);
  });

  test('TN-2: an introduction of two columns with three highlights', () => {
    const intro = band(page, 'intro-title');
    expect(intro.querySelectorAll('p').filter((text) => text.closest('li') === null)).toHaveLength(2);
    expect(textsOf(intro, 'li h3')).toHaveLength(3);
  });

  test('TN-2: service cards', () => {
    expect(textsOf(band(page, 'services-title'), 'article')).toHaveLength(
      copyOf(`town-${town}`, lang).services.cards.length,
    );
  });

  test('TN-3: the neighbours of its file in the same language, without the town itself', () => {
    const links = linksOf(band(page, 'nearby-title'));
    expect(links).toEqual(
      data.neighbours.map((slug) => (slug === 'brussels' ? brussels[lang] : pathOf(slug, lang))),
    );
    expect(new Set(links).size).toBe(links.length);
    expect(links).not.toContain(path);
  });

  test('TN-4: a closing call to action with phone and booking, and the footer', () => {
    const links = linksOf(band(page, 'call-to-action'));
    expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
    expect(page.root.querySelectorAll('footer')).toHaveLength(1);
  });

  test('TN-6: the postal code is that of its file', () => {
    const { postalCode, province, wholePostalCode } = data;
    const [area, whole] = listOf(nodesOf(page.html, 'Service')[0], 'areaServed');
    expect(area).toMatchObject({
      address: { postalCode, addressRegion: provinces[province], addressCountry: 'BE' },
    });
    expect(whole).toEqual(
      wholePostalCode === true ? expect.objectContaining({ '@type': 'GeoShape', postalCode }) : undefined,
    );
    // The map marks the town with its code, and the firm with its own; the parser leaves drawings out, so look in the source.
    const source = plain(page.html);
    expect(source).toContain(`${postalCode} · ${shown(labels.here)}`);
    expect(source).toMatch(
      new RegExp(`>${company.address.locality}</text><text[^>]*>${company.address.postalCode} · `),
    );
  });
});

test.each(languages)('TN-6: Liedekerke claims the whole of 1770, Ternat of 1740 (%s)', (lang) => {
  const claims = [
    ['liedekerke', '1770', sentencesNaming('company.postalCode', 'town-liedekerke', 'reasons', lang)],
    ['ternat', '1740', sentencesNaming('places.ternat-village-code', 'town-ternat', 'local', lang)],
  ] as const;
  for (const [town, code, sentences] of claims) {
    for (const sentence of sentences) {
      expect(sentence).toContain(code);
      expect(textOf(open(pathOf(town, lang)).main)).toContain(sentence);
    }
  }
});

test.each(languages)('TN-1: booking addresses differ between the languages (%s)', (lang) => {
  const booking = (language: Language) =>
    linksOf(heroOf(open(pathOf('liedekerke', language)))).find((link) => link.startsWith('https:'));
  expect(booking(lang)).toBeDefined();
  expect(booking('fr')).not.toBe(booking('nl'));
});

const threeTowns = (['roosdaal', 'asse', 'aalst'] as const).flatMap((town) =>
  languages.map((lang) => ({ town, lang, page: open(pathOf(town, lang)) })),
);

// What these texts speak of is held by tests/content/specified-words.test.ts.
describe.each(threeTowns)('TN-5: $town in $lang', ({ town, lang, page }) => {
  const { intro, services } = copyOf(`town-${town}`, lang);

  test('the introduction, which names the districts', () => {
    const text = textOf(band(page, 'intro-title'));
    for (const column of intro.columns) expect(text).toContain(shown(column));
  });

  test('highlights: fast, local, all brands', () => {
    expect(textsOf(band(page, 'intro-title'), 'li h3')).toEqual(intro.cards.map(({ title }) => shown(title)));
  });

  test('services: installation, mandatory maintenance, repair at all hours', () => {
    expect(services.cards.map(({ id }) => id)).toEqual([
      'boiler-installation',
      'boiler-maintenance',
      'boiler-repair',
    ]);
    const titles = services.cards.map(({ title }) => ({ title }));
    expect(notShown(textsOf(band(page, 'services-title'), 'article h3'), titles)).toEqual([]);
  });
});

/** Spec §2: order of the neighbours. */
const order = {
  roosdaal: ['liedekerke', 'affligem', 'ninove', 'asse', 'aalst', 'ternat', 'denderleeuw'],
  asse: ['affligem', 'ternat', 'liedekerke', 'roosdaal', 'denderleeuw', 'ninove', 'aalst'],
  aalst: ['ninove', 'denderleeuw', 'affligem', 'liedekerke', 'roosdaal', 'asse', 'ternat'],
} as const;

test.each(threeTowns)(
  'TN-7: the neighbours of $town stand in the order of the specification ($lang)',
  ({ town, lang, page }) => {
    const wanted = order[town].map((neighbour) => pathOf(neighbour, lang));
    // Towns added since stand between them.
    expect(linksOf(band(page, 'nearby-title')).filter((link) => wanted.includes(link))).toEqual(wanted);
  },
);

test.each(['liedekerke', 'ternat', 'affligem', 'denderleeuw', 'ninove'] as const)(
  'TN-7: the neighbours of %s stand in order of distance',
  (town) => {
    const distances = textsOf(band(open(pathOf(town, 'nl')), 'nearby-title'), 'li').map((text) =>
      Number(text.match(/([\d,]+) km/)?.[1]?.replace(',', '.')),
    );
    expect(distances).toHaveLength(townData(town).neighbours.length);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  },
);

test('TN-1: each town page has one H1 with its name', () => {
  for (const { path, town, lang } of inBoth(townSlugs())) {
    const name = townData(town).name[lang];
    expect(textOf(heroOf(open(path))).toLowerCase()).toContain(name.toLowerCase());
    expect(attribute(open(path).main.querySelector('h1'), 'id')).toBe('top');
  }
});
