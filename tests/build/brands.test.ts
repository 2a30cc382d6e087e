import { describe, expect, test } from 'vitest';
import { brandSlugs } from '../../src/content/brands.ts';
import { band, linksOf, open, textOf, textsOf } from '../dom.ts';
import { said } from '../said.ts';

const languages = ['fr', 'nl'] as const;

/** What each kind of fault is called on the pages. */
const kinds = {
  ignition: { fr: /allumage|flamme ne s’est pas formée/, nl: /ontsteking|vlam is er niet gekomen/ },
  flame: { fr: /flamme/, nl: /vlam/ },
  flameOut: { fr: /flamme s’est éteinte/, nl: /vlam is uitgegaan/ },
  lowWater: {
    fr: /manque de l’eau|pression trop basse|pression se perd/,
    nl: /te weinig (?:water|druk)|druk loopt weg/,
  },
  pump: { fr: /(?:pompe|circulateur) ou capteur de pression/, nl: /pomp of druksensor/ },
  overheat: { fr: /surchauffe|trop chaud/, nl: /oververhitting|te heet/ },
  fan: { fr: /ventilateur/, nl: /ventilator/ },
  fanOrSwitch: {
    fr: /ventilateur ou pressostat|pressostat ou ventilateur/,
    nl: /ventilator of drukschakelaar|drukschakelaar of ventilator/,
  },
  sensor: { fr: /sonde de température/, nl: /temperatuurvoeler/ },
  flowOrReturn: { fr: /sonde de départ ou de retour/, nl: /voeler van aanvoer of retour/ },
  outdoor: { fr: /sonde extérieure/, nl: /buitenvoeler/ },
  flow: { fr: /sonde de départ/, nl: /aanvoervoeler/ },
  flowTooHot: { fr: /eau de départ est trop chaude/, nl: /aanvoerwater is te warm/ },
  variation: { fr: /température varie trop/, nl: /temperatuur schommelt te veel/ },
  thermostat: { fr: /thermostat de sécurité/, nl: /veiligheidsthermostaat/ },
  shortCircuit: { fr: /sonde en court-circuit/, nl: /kortsluiting in een voeler/ },
  flueTooHot: { fr: /gaz de combustion sont trop chauds/, nl: /rookgassen zijn te heet/ },
} as const;

/** Spec §8: the 36 codes with their meaning, and the filling pressure where one is given (a range by its two ends). */
const brands: Record<string, [code: string, kind: keyof typeof kinds, pressure?: string][]> = {
  vaillant: [
    ['F.28', 'ignition'],
    ['F.29', 'flameOut'],
    ['F.22', 'lowWater'],
    ['F.75', 'pump'],
  ],
  bosch: [
    ['EA', 'flame'],
    ['E9', 'overheat'],
    ['A7', 'lowWater', '{repairs.pressure-bosch}'],
    ['C6', 'fan'],
  ],
  viessmann: [
    ['F2', 'sensor'],
    ['F4', 'flowOrReturn'],
    ['F5', 'outdoor'],
    ['E8', 'lowWater', '{repairs.pressure-viessmann|min} {repairs.pressure-viessmann|max}'],
  ],
  bulex: [
    ['E03', 'overheat'],
    ['E25', 'flowTooHot'],
    ['E83', 'variation'],
    ['E10', 'lowWater'],
  ],
  junkers: [
    ['EA', 'flame'],
    ['E2', 'thermostat'],
    ['F8', 'lowWater', '{repairs.pressure-junkers|min} {repairs.pressure-junkers|max}'],
    ['A8', 'fan'],
  ],
  buderus: [
    ['6A', 'flame'],
    ['2E', 'flow'],
    ['4C', 'lowWater', '{repairs.pressure-buderus|min} {repairs.pressure-buderus|max}'],
    ['6C', 'fanOrSwitch'],
  ],
  chaffoteaux: [
    ['501', 'flame'],
    ['103', 'overheat'],
    ['108', 'lowWater', '{repairs.pressure-chaffoteaux|min} {repairs.pressure-chaffoteaux|max}'],
    ['110', 'sensor'],
  ],
  acv: [
    ['E01', 'ignition'],
    ['E02', 'overheat'],
    ['E03', 'fanOrSwitch'],
    ['E09', 'lowWater'],
  ],
  remeha: [
    ['S.04', 'flame'],
    ['S.10', 'shortCircuit'],
    ['S.13', 'lowWater', '{repairs.pressure-remeha|min} {repairs.pressure-remeha|max}'],
    ['S.20', 'flueTooHot'],
  ],
};
const pages = Object.entries(brands).flatMap(([slug, codes]) =>
  languages.map((lang) => ({ slug, codes, lang, path: `/${lang}/marques/${slug}` })),
);

test('ER-2: the specification names 36 codes', () => {
  expect(Object.values(brands).flat()).toHaveLength(36);
});

describe.each(languages)('the brand index in %s', (lang) => {
  const page = open(`/${lang}/marques`);
  const cards = band(page, 'brands').querySelectorAll('article');

  test('BR-1: the cards in order, each with its button to the brand page', () => {
    expect(cards.map(linksOf)).toEqual(brandSlugs().map((slug) => [`/${lang}/marques/${slug}`]));
    for (const card of cards)
      expect(textsOf(card, 'a')[0]).toMatch({ fr: /^En savoir plus/, nl: /^Meer info/ }[lang]);
  });

  test('spec §3: each card has three strengths, the first three of the six on its page', () => {
    for (const [index, slug] of brandSlugs().entries()) {
      const strengths = cards[index] === undefined ? [] : textsOf(cards[index], 'li');
      expect(strengths).toHaveLength(3);
      const onPage = textsOf(band(open(`/${lang}/marques/${slug}`), 'strengths'), 'li h3');
      expect(strengths).toEqual(onPage.slice(0, 3));
    }
  });

  test('BR-1: Junkers appears as a brand in service, not one that is installed', () => {
    const junkers = cards.find((card) => textsOf(card, 'h3').includes('Junkers'));
    expect(junkers === undefined ? '' : textOf(junkers)).toMatch({ fr: /en service/, nl: /in dienst/ }[lang]);
  });
});

describe.each(pages)('BR-2: $path', ({ codes, lang, path }) => {
  const page = open(path);

  test('about text, three products with three features each, six strengths', () => {
    expect(textsOf(band(page, 'about-brand'), 'p').length).toBeGreaterThanOrEqual(2);
    const products = band(page, 'products').querySelectorAll('article');
    expect(products.map((product) => product.querySelectorAll('li').length)).toEqual([3, 3, 3]);
    for (const product of products) expect(textsOf(product, 'p')[0]?.length).toBeGreaterThan(15);
    expect(textsOf(band(page, 'strengths'), 'li h3')).toHaveLength(6);
  });

  test('a phone link and a link to the contact section of the home page', () => {
    const call = band(page, 'call');
    expect(linksOf(call).some((link) => link.startsWith('tel:+32'))).toBe(true);
    expect(linksOf(call)).toContain(`/${lang}#contact`);
    expect(textsOf(call, 'a').at(-1)).toMatch(
      { fr: /^Demander un devis$/i, nl: /^Offerte aanvragen$/ }[lang],
    );
  });

  test.each(codes)('ER-2: %s: %s, with what to do and when to stop', (code, kind, pressure) => {
    const card = band(page, 'faults').querySelectorAll('article')[
      codes.findIndex(([other]) => other === code)
    ];
    if (card === undefined) throw new Error(`${path}: no card for ${code}`);
    const heading = textsOf(card, 'h3')[0] ?? '';
    expect(heading.startsWith(code)).toBe(true);
    expect(heading).toMatch(kinds[kind][lang]);
    const fixes = card.querySelectorAll('ul').map((list) => list.querySelectorAll('li').length);
    expect(fixes).toHaveLength(2);
    expect(Math.min(...fixes)).toBeGreaterThanOrEqual(1);
    for (const figure of pressure?.split(' ') ?? []) expect(textOf(card)).toContain(said(figure, lang));
  });

  test('ER-2: warns never to open the casing, and leads to the numbers for a smell of gas', () => {
    const faults = band(page, 'faults');
    expect(textOf(faults)).toMatch({ fr: /N’ouvrez jamais l’habillage/, nl: /Open nooit de mantel/ }[lang]);
    const repair = { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' }[lang];
    expect(linksOf(faults)).toContain(`${repair}#gas`);
    expect(linksOf(faults)).toContain('tel:112');
  });
});

test.each(languages)(
  'BR-2: the Junkers page offers service of existing appliances, no new ones (%s)',
  (lang) => {
    const page = open(`/${lang}/marques/junkers`);
    expect(textOf(band(page, 'about-brand'))).not.toMatch(/Sur devis|Op offerte/);
    expect(textOf(page.main)).toMatch({ fr: /en service/, nl: /in dienst/ }[lang]);
  },
);
