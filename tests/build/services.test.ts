import { describe, expect, test } from 'vitest';
import { copyOf } from '../../src/content/copy.ts';
import { attribute, band, buttonsOf, contactOf, heroOf, linksOf, open, textOf, textsOf } from '../dom.ts';
import { said } from '../said.ts';

const languages = ['fr', 'nl'] as const;

/** Spec §2, route table. */
const paths = {
  installation: { fr: '/fr/services/installation-chaudiere', nl: '/nl/diensten/ketelinstallatie' },
  maintenance: { fr: '/fr/services/entretien-chaudiere', nl: '/nl/diensten/ketelonderhoud' },
  repair: { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' },
  pump: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
  floor: { fr: '/fr/services/chauffage-par-le-sol', nl: '/nl/diensten/vloerverwarming' },
} as const;
type Service = keyof typeof paths;

const everyPage = Object.values(paths).flatMap(({ fr, nl }) => [fr, nl]);
const regions = { fr: ['Bruxelles', 'Flandre', 'Wallonie'], nl: ['Brussel', 'Vlaanderen', 'Wallonië'] };

/** Questions of the FAQ section; each is a <details> that shares a name with the others. */
const questionsOf = (path: string) => band(open(path), 'questions').querySelectorAll('details');

/** Each text matches the pattern at its place, and there are no more of them. */
const expectEach = (texts: string[], patterns: RegExp[]) => {
  expect(texts).toHaveLength(patterns.length);
  patterns.forEach((pattern, index) => {
    expect(texts[index]).toMatch(pattern);
  });
};

describe.each(everyPage)('RT-5: %s', (path) => {
  const page = open(path);

  test('SV-1 to SV-5: opens with one H1 and a link to the form', () => {
    expect(page.main.querySelectorAll('h1')).toHaveLength(1);
    expect(heroOf(page).querySelector('h1')).not.toBeNull();
    expect(linksOf(heroOf(page))).toContain('#contact');
  });

  test('SV-1 to SV-5: has a closing call to action with the phone and the form', () => {
    const links = linksOf(band(page, 'call-to-action'));
    expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
    expect(links).toContain('#contact');
  });

  test('SV-1 to SV-5: the questions open one at a time, and the open one can be closed', () => {
    const names = questionsOf(path).map((question) => attribute(question, 'name'));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).not.toBe('');
  });

  test('SV-1 to SV-5: ends with the contact form', () => {
    const sections = page.main.querySelectorAll('section');
    expect(attribute(sections.at(-1) ?? null, 'id')).toBe('contact');
    expect(contactOf(page)?.querySelectorAll('form')).toHaveLength(1);
  });
});

describe.each(languages)('SV-1: installation in %s', (lang) => {
  const page = open(paths.installation[lang]);

  test('the reasons: approved technicians, two years, quote and installation in time, good brands', () => {
    const warranty = new RegExp(said('{warranties.installation@reasons}', lang));
    const delays = new RegExp(said('{installation.quote-delay}.* {installation.start-delay}', lang));
    const reasons = {
      fr: [/agréés.* PEB/, warranty, delays, /marques/],
      nl: [/Erkende.* EPB/, warranty, delays, /Merken/],
    };
    expectEach(textsOf(band(page, 'reasons'), 'li'), reasons[lang]);
  });

  test('four steps: visit, quote, installation in 1-2 days, commissioning and papers', () => {
    const steps = {
      fr: [
        /Visite technique Gratuite/,
        /Devis détaillé/,
        new RegExp(`Pose En ${said('{installation.duration}', 'fr')}`),
        /Mise en service.*attestations/,
      ],
      nl: [
        /Plaatsbezoek Gratis/,
        /Offerte.*post per post/,
        new RegExp(`Plaatsing In ${said('{installation.duration}', 'nl')}`),
        /Ingebruikname.*attesten/,
      ],
    };
    expectEach(textsOf(band(page, 'steps-title'), 'li'), steps[lang]);
  });

  test('boiler types: gas condensing, oil condensing, hybrid', () => {
    const types = {
      fr: [/Gaz à condensation/, /Mazout à condensation/, /Hybride/],
      nl: [/Gascondensatieketel/, /Stookoliecondensatieketel/, /Hybride/],
    };
    expectEach(textsOf(band(page, 'types'), 'article h3'), types[lang]);
  });

  test('regulations of the three Regions, indicative prices, seven questions', () => {
    expect(textsOf(band(page, 'law'), 'h3')).toEqual(regions[lang]);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(3);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });

  test('brands: Vaillant, Viessmann, Buderus, Bosch', () => {
    expect(textsOf(band(page, 'brands'), 'li')).toEqual(['Vaillant', 'Viessmann', 'Buderus', 'Bosch']);
  });
});

describe.each(languages)('SV-2: maintenance in %s', (lang) => {
  const page = open(paths.maintenance[lang]);

  test('the first button books a maintenance, in the form below', () => {
    const [button] = buttonsOf(heroOf(page));
    expect(attribute(button ?? null, 'href')).toBe('#contact');
    expect(button === undefined ? '' : textOf(button)).toBe(
      { fr: 'Demander un entretien', nl: 'Onderhoud aanvragen' }[lang],
    );
  });

  test('eight things are included', () => {
    const included = {
      fr: [
        /Nettoyage complet/,
        /gaz de combustion/,
        /sécurité/,
        /Réglage/,
        /fonctionnement/,
        /thermostat/,
        /Rapport/,
        /PEB/,
      ],
      nl: [
        /reiniging/,
        /Rookgasanalyse/,
        /Veiligheid/,
        /afstelling/,
        /Werkingstest/,
        /Thermostaat/,
        /Verslag/,
        /EPB/,
      ],
    };
    expectEach(textsOf(band(page, 'included-title'), 'li'), included[lang]);
  });

  test('why it is asked for, the law per Region, prices, reasons, seven questions', () => {
    expect(textsOf(band(page, 'why'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(textsOf(band(page, 'law'), 'h3')).toEqual(regions[lang]);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(5);
    expect(textsOf(band(page, 'reasons'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });
});

describe.each(languages)('SV-3: emergency repair in %s', (lang) => {
  const page = open(paths.repair[lang]);

  test('the urgent badge, a call button and a request button', () => {
    expect(textsOf(heroOf(page), 'p')[0]).toMatch({ fr: /^Urgent\b/, nl: /^Dringend\b/ }[lang]);
    const links = linksOf(heroOf(page));
    expect(links.filter((link) => link.startsWith('tel:')).length).toBeGreaterThan(0);
    expect(links).toContain('#contact');
  });

  test('safety while waiting: gas leak, water leak, boiler not starting, frost', () => {
    const dangers = { fr: [/gaz/, /eau/, /démarre/, /geler/], nl: [/gas/, /water/, /start/, /vriezen/] };
    expectEach(textsOf(band(page, 'safety-title'), 'article h3'), dangers[lang]);
    expect(linksOf(band(page, 'safety-title'))).toContain('tel:112');
  });

  test('carbon monoxide, which nobody smells, has a line of its own above the cards, with 112', () => {
    const [, warning, cards] = band(page, 'safety-title').childElements;
    expect(textOf(warning ?? page.main)).toMatch(/\bCO\b.+\b112\./);
    expect(linksOf(warning ?? page.main)).toEqual(['tel:112']);
    expect(textOf(cards ?? page.main)).not.toMatch(/\bCO\b/);
  });

  test('five steps, four guarantees, the faults repaired', () => {
    expect(textsOf(band(page, 'steps-title'), 'li')).toHaveLength(5);
    expect(textsOf(band(page, 'guarantees'), 'li')).toHaveLength(4);
    expect(textsOf(band(page, 'faults'), 'li').length).toBeGreaterThanOrEqual(4);
  });

  test('legal obligations, prices of six repairs, zones, seven questions', () => {
    expect(textsOf(band(page, 'law'), 'h3')).toEqual(regions[lang]);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(6);
    const zones = textOf(band(page, 'zones'));
    for (const zone of [
      'Liedekerke',
      ...{
        fr: ['Bruxelles', 'Brabant flamand', 'Brabant wallon', 'Alost'],
        nl: ['Brussel', 'Vlaams-Brabant', 'Waals-Brabant', 'Aalst'],
      }[lang],
    ]) {
      expect(zones).toContain(zone);
    }
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });
});

describe.each(languages)('SV-4: heat pump in %s', (lang) => {
  const page = open(paths.pump[lang]);

  test('benefits, four steps, prices, five questions', () => {
    expect(textsOf(band(page, 'benefits'), 'h3').length).toBeGreaterThanOrEqual(3);
    expect(textsOf(band(page, 'steps-title'), 'li')).toHaveLength(4);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(2);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(5);
  });

  test('BC-5: subsidies of the three Regions, each with the state and, once it has aged, the public body', () => {
    const subsidies = band(page, 'subsidies');
    expect(textsOf(subsidies, 'h3')).toEqual(regions[lang]);
    const bodies = ['renolution.brussels', 'mijnverbouwpremie.be', 'energie.wallonie.be'];
    copyOf('service-heat-pump', lang).subsidies.boards.forEach(({ checking }, index) => {
      expect(checking).toContain(bodies[index]);
    });
    const state = { fr: 'Situation au {law.reviewed}', nl: 'Toestand op {law.reviewed}' }[lang];
    expect(textOf(subsidies)).toContain(said(state, lang));
  });
});

describe.each(languages)('SV-5: underfloor heating in %s', (lang) => {
  const page = open(paths.floor[lang]);

  test('advantages, how it works, prices', () => {
    expect(textsOf(band(page, 'advantages'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(textsOf(band(page, 'steps-title'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(2);
  });

  test('the hydraulic system beside the dry one', () => {
    const systems = { fr: [/Hydraulique/, /Sec/], nl: [/Nat/, /Droog/] };
    expectEach(textsOf(band(page, 'systems-title'), 'article h3'), systems[lang]);
  });

  test('how well each floor covering suits', () => {
    const coverings = {
      fr: [
        /Carrelage Excellente/,
        /Pierre naturelle Excellente/,
        /Parquet Bonne/,
        /LVT Bonne/,
        /Tapis mince Moyenne/,
        /Parquet massif épais Déconseillé/,
      ],
      nl: [
        /Tegels Uitstekend/,
        /Natuursteen Uitstekend/,
        /Parket Goed/,
        /LVT\) Goed/,
        /Dun tapijt Matig/,
        /Dik massief parket Af te raden/,
      ],
    };
    expectEach(textsOf(band(page, 'coverings'), 'tbody tr'), coverings[lang]);
  });

  test('five questions, item-1 to item-5', () => {
    const ids = questionsOf(page.path).map((question) => attribute(question, 'id'));
    expect(ids).toEqual(expect.arrayContaining(['item-1', 'item-2', 'item-3', 'item-4', 'item-5']));
  });
});

/** What a page is made of: per section its headings, list items, table rows and questions. */
const shapeOf = (path: string) =>
  open(path)
    .main.querySelectorAll('section')
    .map((section) => ['h3', 'li', 'tr', 'details', 'p'].map((tag) => section.querySelectorAll(tag).length));

test.each(Object.keys(paths) as Service[])(
  'SV-6: the Dutch twin of %s carries the same content',
  (service) => {
    expect(shapeOf(paths[service].nl)).toEqual(shapeOf(paths[service].fr));
  },
);

test('SV-6: payment by card, Bancontact or transfer in French, by card or transfer in Dutch', () => {
  for (const service of ['maintenance', 'repair'] as const) {
    expect(textOf(open(paths[service].fr).main)).toContain('carte bancaire, Bancontact ou virement');
    expect(textOf(open(paths[service].nl).main)).toContain('bankkaart of overschrijving');
  }
  for (const { nl } of Object.values(paths)) expect(textOf(open(nl).main)).not.toContain('Bancontact');
});
