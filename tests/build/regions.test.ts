import { describe, expect, test } from 'vitest';
import { copyOf } from '#src/copy/copy.ts';
import { band, heroOf, linksOf, open, textOf, textsOf } from '../support/dom.ts';
import { said } from '../support/render-template.ts';
import { notShown, shown } from '../support/visible-text.ts';

/** Regional pages of spec §2 with the number of towns each lists (spec §9). */
const pages = [
  { path: '/fr/chauffage-bruxelles', lang: 'fr', towns: 19, copy: 'region-brussels' },
  { path: '/nl/verwarming-brussel', lang: 'nl', towns: 19, copy: 'region-brussels' },
  { path: '/fr/chauffage-brabant-flamand', lang: 'fr', towns: 30, copy: 'region-flemish-brabant' },
  { path: '/nl/verwarming-vlaams-brabant', lang: 'nl', towns: 30, copy: 'region-flemish-brabant' },
  { path: '/fr/chauffage-brabant-wallon', lang: 'fr', towns: 26, copy: 'region-walloon-brabant' },
  { path: '/nl/verwarming-waals-brabant', lang: 'nl', towns: 26, copy: 'region-walloon-brabant' },
] as const;

const services = {
  fr: [
    'installation-chaudiere',
    'entretien-chaudiere',
    'depannage-chaudiere',
    'depannage-chaudiere#safety',
    'pompe-a-chaleur',
    'chauffage-par-le-sol',
  ].map((slug) => `/fr/services/${slug}`),
  nl: [
    'ketelinstallatie',
    'ketelonderhoud',
    'ketelherstelling',
    'ketelherstelling#safety',
    'warmtepomp',
    'vloerverwarming',
  ].map((slug) => `/nl/diensten/${slug}`),
};

describe.each(pages)('RG-1, RT-3: $path', ({ path, lang, towns, copy }) => {
  const page = open(path);

  test('the first screen says how fast, what it costs (BC-6) and the number, in a banner like that of the towns', () => {
    const [place, urgent, phone, price] = textsOf(heroOf(page), 'ul li');
    expect(place).toContain(String(towns));
    expect(urgent).toContain(said(towns === 19 ? '{times.brussels}' : '{times.region}', lang));
    expect(phone).toBe(said('{company.phone}', lang));
    for (const part of [
      '{prices.gas-maintenance|incl6}',
      '{prices.gas-maintenance|incl21}',
      '{prices.gas-maintenance}',
    ]) {
      expect(price).toContain(said(part, lang));
    }
  });

  test('hero with a quote button, and an introduction', () => {
    expect(linksOf(heroOf(page))).toContain('#contact');
    const paragraphs = band(page, 'intro-title')
      .querySelectorAll('p')
      .filter((text) => text.closest('li') === null);
    expect(paragraphs.length).toBeGreaterThan(0);
  });

  test('three highlights: within 24 hours, all boiler types, the whole area', () => {
    const highlights = textsOf(band(page, 'intro-title'), 'li');
    expect(highlights).toHaveLength(3);
    expect(highlights[0]).toContain(said('{times.region}', lang));
    expect(notShown(highlights, copyOf(copy, lang).intro.cards)).toEqual([]);
  });

  test('six service cards, each to its page', () => {
    const cards = band(page, 'services-title');
    expect(textsOf(cards, 'article h3')).toHaveLength(6);
    expect(linksOf(cards)).toEqual(services[lang]);
  });

  test(`the ${towns} towns it serves, each once`, () => {
    const names = textsOf(band(page, 'communes-title'), 'li');
    expect(names).toHaveLength(towns);
    expect(new Set(names).size).toBe(towns);
  });

  test('closing call to action with the phone', () => {
    expect(linksOf(band(page, 'call-to-action'))[0]).toMatch(/^tel:\+32\d{8,9}$/);
  });
});

/** The 19 communes of the Brussels Region, by their names in both languages. */
const communes = {
  fr: [
    'Anderlecht',
    'Auderghem',
    'Berchem-Sainte-Agathe',
    'Bruxelles',
    'Etterbeek',
    'Evere',
    'Forest',
    'Ganshoren',
    'Ixelles',
    'Jette',
    'Koekelberg',
    'Molenbeek-Saint-Jean',
    'Saint-Gilles',
    'Saint-Josse-ten-Noode',
    'Schaerbeek',
    'Uccle',
    'Watermael-Boitsfort',
    'Woluwe-Saint-Lambert',
    'Woluwe-Saint-Pierre',
  ],
  nl: [
    'Anderlecht',
    'Brussel',
    'Elsene',
    'Etterbeek',
    'Evere',
    'Ganshoren',
    'Jette',
    'Koekelberg',
    'Oudergem',
    'Schaarbeek',
    'Sint-Agatha-Berchem',
    'Sint-Gillis',
    'Sint-Jans-Molenbeek',
    'Sint-Joost-ten-Node',
    'Sint-Lambrechts-Woluwe',
    'Sint-Pieters-Woluwe',
    'Ukkel',
    'Vorst',
    'Watermaal-Bosvoorde',
  ],
};

test.each([pages[0], pages[1]])(
  'RG-1: $path names the 19 communes in its language first',
  ({ path, lang }) => {
    const names = textsOf(band(open(path), 'communes-title'), 'li');
    for (const commune of communes[lang]) {
      expect(
        names.filter((name) => name.startsWith(commune)),
        commune,
      ).toHaveLength(1);
    }
  },
);

test.each(pages)(
  'BC-5: $path tells the rule of its own Region, with the date it was looked up',
  ({ path, lang, copy }) => {
    const rule = textOf(band(open(path), 'rule-title'));
    const { heading, title, items } = copyOf(copy, lang).rule;
    const texts = [heading, title, ...items.flatMap(({ subject, figure, text }) => [subject, figure, text])];
    for (const text of texts) expect(rule).toContain(shown(text));
    expect(rule).toContain(said('{law.reviewed}', lang));
  },
);
