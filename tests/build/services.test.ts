import { describe, expect, test } from 'vitest';
import { copyOf } from '#src/copy/copy.ts';
import { href } from '#src/routing/routes.ts';
import {
  attribute,
  band,
  buttonsOf,
  contactOf,
  heroOf,
  linksOf,
  open,
  textOf,
  textsOf,
} from '../support/dom.ts';
import { said } from '../support/render-template.ts';
import { notShown, sentencesNaming, shown } from '../support/visible-text.ts';

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

/** Questions of the FAQ section; each is a <details> that shares a name with the others. */
const questionsOf = (path: string) => band(open(path), 'questions').querySelectorAll('details');

const titlesOf = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);

/** The list shows these items of the copy, in their order, and no other; specified-words.test.ts holds what they speak of. */
const expectEach = (texts: string[], items: readonly unknown[], length: number) => {
  expect(texts).toHaveLength(length);
  expect(notShown(texts, items)).toEqual([]);
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

  const copy = copyOf('service-boiler-installation', lang);

  test('the reasons: approved technicians, two years, quote and installation in time, good brands', () => {
    expectEach(textsOf(band(page, 'reasons'), 'li'), copy.reasons.cards, 4);
  });

  test('four steps: visit, quote, installation in 1-2 days, commissioning and papers', () => {
    expectEach(textsOf(band(page, 'steps-title'), 'li'), copy.steps.steps, 4);
  });

  test('boiler types: gas condensing, oil condensing, hybrid', () => {
    expectEach(textsOf(band(page, 'types'), 'article'), copy.types.cards, 3);
  });

  test('regulations of the three Regions, indicative prices, seven questions', () => {
    expectEach(textsOf(band(page, 'law'), 'h3'), titlesOf(copy.legal.regions), 3);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(3);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });

  test('brands: Vaillant, Viessmann, Buderus, Bosch', () => {
    expect(textsOf(band(page, 'brands'), 'li')).toEqual(['Vaillant', 'Viessmann', 'Buderus', 'Bosch']);
  });
});

describe.each(languages)('SV-2: maintenance in %s', (lang) => {
  const page = open(paths.maintenance[lang]);
  const copy = copyOf('service-boiler-maintenance', lang);

  test('the first button books a maintenance, in the form below', () => {
    const [button] = buttonsOf(heroOf(page));
    expect(attribute(button ?? null, 'href')).toBe('#contact');
    expect(button === undefined ? '' : textOf(button)).toBe(shown(copy.hero.quote));
  });

  test('eight things are included', () => {
    expectEach(textsOf(band(page, 'included-title'), 'li'), copy.included.items, 8);
  });

  test('why it is asked for, the law per Region, prices, reasons, seven questions', () => {
    expect(textsOf(band(page, 'why'), 'li').length).toBeGreaterThanOrEqual(3);
    expectEach(textsOf(band(page, 'law'), 'h3'), titlesOf(copy.legal.regions), 3);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(5);
    expect(textsOf(band(page, 'reasons'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });
});

describe.each(languages)('SV-3: emergency repair in %s', (lang) => {
  const page = open(paths.repair[lang]);
  const copy = copyOf('service-boiler-repair', lang);

  test('the urgent badge, a call button and a request button', () => {
    expect(textsOf(heroOf(page), 'p')[0]).toBe(shown(copy.hero.badge));
    const links = linksOf(heroOf(page));
    expect(links.filter((link) => link.startsWith('tel:')).length).toBeGreaterThan(0);
    expect(links).toContain('#contact');
  });

  test('safety while waiting: gas leak, water leak, boiler not starting, frost', () => {
    expect(copy.safety.cards.map(({ id }) => id)).toEqual(['gas', 'water', 'no-start', 'frost']);
    expectEach(textsOf(band(page, 'safety-title'), 'article'), copy.safety.cards, 4);
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
    expectEach(textsOf(band(page, 'law'), 'h3'), titlesOf(copy.legal.regions), 3);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(6);
    const zones = band(page, 'zones');
    expect(textOf(zones)).toContain('Liedekerke');
    expect(linksOf(zones)).toEqual(
      expect.arrayContaining(
        (['region/brussels', 'region/flemish-brabant', 'region/walloon-brabant', 'town/aalst'] as const).map(
          (id) => href(id, lang),
        ),
      ),
    );
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(7);
  });
});

describe.each(languages)('SV-4: heat pump in %s', (lang) => {
  const page = open(paths.pump[lang]);
  const copy = copyOf('service-heat-pump', lang);

  test('benefits, four steps, prices, five questions', () => {
    expect(textsOf(band(page, 'benefits'), 'h3').length).toBeGreaterThanOrEqual(3);
    expect(textsOf(band(page, 'steps-title'), 'li')).toHaveLength(4);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(2);
    expect(questionsOf(page.path).length).toBeGreaterThanOrEqual(5);
  });

  test('BC-5: subsidies of the three Regions, each with the state and, once it has stale, the public body', () => {
    const subsidies = band(page, 'subsidies');
    expectEach(textsOf(subsidies, 'h3'), titlesOf(copy.subsidies.boards), 3);
    const bodies = ['renolution.brussels', 'mijnverbouwpremie.be', 'energie.wallonie.be'];
    copy.subsidies.boards.forEach(({ checking }, index) => {
      expect(checking).toContain(bodies[index]);
    });
    for (const sentence of sentencesNaming('law.reviewed', 'service-heat-pump', 'subsidies', lang)) {
      expect(textOf(subsidies)).toContain(sentence);
    }
  });
});

describe.each(languages)('SV-5: underfloor heating in %s', (lang) => {
  const page = open(paths.floor[lang]);
  const copy = copyOf('service-underfloor-heating', lang);

  test('advantages, how it works, prices', () => {
    expect(textsOf(band(page, 'advantages'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(textsOf(band(page, 'steps-title'), 'li').length).toBeGreaterThanOrEqual(3);
    expect(band(page, 'prices-title').querySelectorAll('tbody tr')).toHaveLength(2);
  });

  test('the hydraulic system beside the dry one', () => {
    expectEach(textsOf(band(page, 'systems-title'), 'article h3'), titlesOf(copy.systems.systems), 2);
  });

  test('how well each floor covering suits', () => {
    expectEach(textsOf(band(page, 'coverings'), 'tbody tr'), copy.coverings.rows, 6);
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
    for (const lang of languages) {
      expect(textOf(open(paths[service][lang]).main)).toContain(said('{payment.methods}', lang));
    }
    expect(textOf(open(paths[service].fr).main)).toContain('Bancontact');
  }
  for (const { nl } of Object.values(paths)) expect(textOf(open(nl).main)).not.toContain('Bancontact');
});
