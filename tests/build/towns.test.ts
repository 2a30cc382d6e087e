import { describe, expect, test } from 'vitest';
import { attribute, band, heroOf, linksOf, open, textOf, textsOf } from '../dom.ts';
import { listOf, nodesOf } from '../graph.ts';

const languages = ['fr', 'nl'] as const;
type Language = (typeof languages)[number];

/** Spec §2: the towns with postal code and province, and whether six services (else three) are shown. */
const towns = {
  liedekerke: { code: '1770', province: 'Vlaams-Brabant', services: 6, neighbours: 8 },
  ternat: { code: '1740', province: 'Vlaams-Brabant', services: 6, neighbours: 8 },
  affligem: { code: '1790', province: 'Vlaams-Brabant', services: 3, neighbours: 7 },
  denderleeuw: { code: '9470', province: 'Oost-Vlaanderen', services: 3, neighbours: 7 },
  ninove: { code: '9400', province: 'Oost-Vlaanderen', services: 3, neighbours: 7 },
  roosdaal: { code: '1760', province: 'Vlaams-Brabant', services: 3, neighbours: 7 },
  asse: { code: '1730', province: 'Vlaams-Brabant', services: 3, neighbours: 7 },
  aalst: { code: '9300', province: 'Oost-Vlaanderen', services: 3, neighbours: 7 },
} as const;
type Town = keyof typeof towns;

const pathOf = (town: Town, lang: Language) =>
  lang === 'fr' ? `/fr/chauffagiste-${town}` : `/nl/verwarmingsinstallateur-${town}`;
const brussels = { fr: '/fr/chauffage-bruxelles', nl: '/nl/verwarming-brussel' };
const allPages = (Object.keys(towns) as Town[]).flatMap((town) =>
  languages.map((lang) => ({ ...towns[town], town, lang, path: pathOf(town, lang) })),
);

describe.each(allPages)('RT-4: $path', ({ town, lang, path, code, province, services, neighbours }) => {
  const page = open(path);

  test('TN-2: an introduction of two columns with three highlights', () => {
    const intro = band(page, 'intro-title');
    expect(intro.querySelectorAll('p').filter((text) => text.closest('li') === null)).toHaveLength(2);
    expect(textsOf(intro, 'li h3')).toHaveLength(3);
  });

  test(`TN-2: ${services} service cards`, () => {
    expect(textsOf(band(page, 'services-title'), 'article')).toHaveLength(services);
  });

  test('TN-2: six reasons on Liedekerke only', () => {
    const reasons = page.main.querySelector('section[aria-labelledby="reasons-title"]');
    expect(reasons?.querySelectorAll('li').length ?? 0).toBe(town === 'liedekerke' ? 6 : 0);
  });

  test(`TN-3: ${neighbours} neighbours in the same language, without the town itself`, () => {
    const links = linksOf(band(page, 'nearby-title'));
    expect(links).toHaveLength(neighbours);
    expect(new Set(links).size).toBe(neighbours);
    const others = allPages.filter((other) => other.lang === lang && other.town !== town);
    const expected = [...others.map((other) => other.path), ...(neighbours === 8 ? [brussels[lang]] : [])];
    expect([...links].sort()).toEqual(expected.sort());
  });

  test('TN-3: only Liedekerke and Ternat link to the Brussels page', () => {
    expect(linksOf(page.main).includes(brussels[lang])).toBe(town === 'liedekerke' || town === 'ternat');
  });

  test('TN-4: a closing call to action with phone and booking, and the footer', () => {
    const links = linksOf(band(page, 'call-to-action'));
    expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
    expect(page.root.querySelectorAll('footer')).toHaveLength(1);
  });

  test(`TN-6: the postal code is ${code}`, () => {
    const [area, whole] = listOf(nodesOf(page.html, 'Service')[0], 'areaServed');
    expect(area).toMatchObject({
      address: { postalCode: code, addressRegion: province, addressCountry: 'BE' },
    });
    const claims = town === 'liedekerke' || town === 'ternat';
    expect(whole).toEqual(
      claims ? expect.objectContaining({ '@type': 'GeoShape', postalCode: code }) : undefined,
    );
    // The map marks the town with its code; the parser leaves drawings out, so look in the source.
    expect(page.html.replace(/\s+/g, ' ')).toMatch(new RegExp(`${code} · (?:vous êtes ici|u bent hier)`));
  });
});

test.each(languages)('TN-6: Liedekerke claims the whole of 1770, Ternat of 1740 (%s)', (lang) => {
  const whole = { fr: 'Tout le', nl: 'Heel' }[lang];
  expect(textOf(open(pathOf('liedekerke', lang)).main)).toContain(`${whole} 1770`);
  expect(textOf(open(pathOf('ternat', lang)).main)).toContain(`${whole} 1740`);
});

test.each(languages)('TN-1: booking addresses differ between the languages (%s)', (lang) => {
  const booking = (language: Language) =>
    linksOf(heroOf(open(pathOf('liedekerke', language)))).find((link) => link.startsWith('https:'));
  expect(booking(lang)).toBeDefined();
  expect(booking('fr')).not.toBe(booking('nl'));
});

/** Spec §2: districts named in the introduction. */
const districts = {
  roosdaal: ['Pamel', 'Borchtlombeek', 'Onze-Lieve-Vrouw-Lombeek', 'Strijtem'],
  asse: ['Asse-cent', 'Bekkerzeel', 'Kobbegem', 'Mollem', 'Relegem'],
  aalst: ['Baardegem', 'Gijzegem', 'Herdersem', 'Hofstade', 'Meldert', 'Moorsel', 'Nieuwerkerken'],
} as const;
const threeTowns = (['roosdaal', 'asse', 'aalst'] as const).flatMap((town) =>
  languages.map((lang) => ({ town, lang, page: open(pathOf(town, lang)) })),
);

describe.each(threeTowns)('TN-5: $town in $lang', ({ town, lang, page }) => {
  test('the introduction names the districts', () => {
    const intro = textOf(band(page, 'intro-title'));
    for (const district of districts[town]) expect(intro).toContain(district);
    if (town === 'aalst') expect(intro).toContain({ fr: 'Alost-centre', nl: 'Aalst-centrum' }[lang]);
  });

  test('highlights: fast, local, all brands', () => {
    const [fast, local, brands] = textsOf(band(page, 'intro-title'), 'li h3');
    expect(fast).toMatch({ fr: /^Intervention rapide$/, nl: /^Snel/ }[lang]);
    expect(local).toMatch({ fr: /local|lieu/, nl: /[Kk]ennis/ }[lang]);
    expect(brands).toBe({ fr: 'Toutes les marques', nl: 'Alle merken' }[lang]);
  });

  test('services: installation, mandatory maintenance, repair at all hours', () => {
    const [installation, maintenance, repair] = textsOf(band(page, 'services-title'), 'article h3');
    expect(installation).toMatch(/Installati/);
    expect(maintenance).toMatch({ fr: /Entretien obligatoire/, nl: /Verplicht onderhoud/ }[lang]);
    expect(repair).toMatch(
      { fr: /24 h\/24|toute heure|jour et nuit/, nl: /24\/7|elk uur|dag en nacht/ }[lang],
    );
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
    expect(linksOf(band(page, 'nearby-title'))).toEqual(
      order[town].map((neighbour) => pathOf(neighbour, lang)),
    );
  },
);

test.each(['liedekerke', 'ternat', 'affligem', 'denderleeuw', 'ninove'] as const)(
  'TN-7: the neighbours of %s stand in order of distance',
  (town) => {
    const distances = textsOf(band(open(pathOf(town, 'nl')), 'nearby-title'), 'li').map((text) =>
      Number(text.match(/([\d,]+) km/)?.[1]?.replace(',', '.')),
    );
    expect(distances).toHaveLength(towns[town].neighbours);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  },
);

test('TN-1: each town page has one H1 with its name', () => {
  for (const { path, town, lang } of allPages) {
    const name = { fr: town === 'aalst' ? 'Alost' : town, nl: town }[lang];
    expect(textOf(heroOf(open(path))).toLowerCase()).toContain(name.toLowerCase());
    expect(attribute(open(path).main.querySelector('h1'), 'id')).toBe('top');
  }
});
