import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAged, namesAgedFact } from '../../src/content/aged-facts.ts';
import { factOf, facts } from '../../src/content/fact-table.ts';
import { band, open, textOf, textsOf } from '../dom.ts';
import { listOf, nodesOf } from '../graph.ts';

/** A figure of spec §9 as its page shows it: what it is, in Belgian French, in Belgian Dutch. */
type Figure = [what: string, fr: string, nl: string];

/** Spec §9 page by page. Spaces are plain here; the tests of typesetting look at the no-break ones. */
const figures: { fr: string; nl: string; rows: Figure[] }[] = [
  {
    fr: '/fr',
    nl: '/nl',
    rows: [
      ['BC-4: experience', '15+', '15+'],
      ['BC-4: clients', '500+', '500+'],
      ['BC-4: technicians', '30+', '30+'],
      ['BC-4: recommending', '95 %', '95%'],
      ['BC-1: repair, gas maintenance, certificates', '159 € HTVA', '€ 159 excl. btw'],
      ['BC-1: chimney sweeping', '99 € HTVA', '€ 99 excl. btw'],
      ['BC-1: oil complete', '249 € HTVA', '€ 249 excl. btw'],
      ['BC-1: oil standard', '199 € HTVA', '€ 199 excl. btw'],
      ['BC-1: validity of the gas certificate', '3 ans', '3 jaar'],
      ['BC-1: installation', 'de 2 500 à 6 000 €', '€ 2.500 tot € 6.000'],
      ['BC-2: installation warranty of the home page', 'Jusqu’à 5 ans', 'Tot 5 jaar'],
      [
        'BC-2: free interventions of the premium contract',
        '2 interventions gratuites par an',
        '2 gratis interventies per jaar',
      ],
      ['BC-2: liability cover', '2 000 000 €', '€ 2.000.000'],
      ['BC-2: repaired on the spot', '80 %', '80%'],
      ['BC-2: parts', '24 à 48 heures', '24 tot 48 uur'],
      ['BC-2: quote', '30 jours', '30 dagen'],
      ['BC-2: travel', '30 km', '30 km'],
      ['BC-3: noise', '35 à 45 dB', '35 tot 45 dB'],
      ['BC-3: lowest temperature', '−20 °C', '−20 °C'],
    ],
  },
  {
    fr: '/fr/services/installation-chaudiere',
    nl: '/nl/diensten/ketelinstallatie',
    rows: [
      ['BC-1: overall', '2 500 à 6 000 € HTVA', '€ 2.500 tot € 6.000 excl. btw'],
      ['BC-1: gas condensing', '2 500 € HTVA', '€ 2.500 excl. btw'],
      ['BC-1: oil condensing', '3 500 € HTVA', '€ 3.500 excl. btw'],
      ['BC-6: gas condensing with VAT', '3 025 € TVAC', '€ 3.025 incl.'],
      ['BC-6: oil condensing with VAT', '4 235 € TVAC', '€ 4.235 incl.'],
      ['BC-2: quote', '24 heures', '24 uur'],
      ['BC-2: start', '7 jours', '7 dagen'],
      ['BC-2: duration', '1 à 2 jours', '1 tot 2 dagen'],
      ['BC-2: papers', '15 jours', '15 dagen'],
      ['BC-2: travel', '30 km', '30 km'],
      ['BC-4: warranty of hero and reasons', '2 ans', '2 jaar'],
      ['BC-4: warranty of the price list', '5 ans', '5 jaar'],
      ['BC-5: Brussels premium', '4 500 €', '€ 4.500'],
      ['BC-5: Walloon premium', '3 000 €', '€ 3.000'],
      ['BC-5: reduced VAT', '6 %', '6%'],
      ['BC-5: VAT that holds now', '21 %', '21%'],
      ['BC-5: date of the specification for the oil ban', '1er janvier 2025', '1 januari 2025'],
      ['BC-5: date of the law for the oil ban', '1er juin 2025', '1 juni 2025'],
    ],
  },
  {
    fr: '/fr/services/entretien-chaudiere',
    nl: '/nl/diensten/ketelonderhoud',
    rows: [
      ['BC-1: gas', '159 € HTVA', '€ 159 excl. btw'],
      ['BC-6: gas, old home', '168,54 € TVAC', '€ 168,54 incl.'],
      ['BC-6: gas, young home', '192,39 € TVAC', '€ 192,39 incl.'],
      ['BC-1: oil complete', '249 € HTVA', '€ 249 excl. btw'],
      ['BC-6: oil complete, old home', '263,94 € TVAC', '€ 263,94 incl.'],
      ['BC-1: oil standard', '199 € HTVA', '€ 199 excl. btw'],
      ['BC-6: oil standard, young home', '240,79 € TVAC', '€ 240,79 incl.'],
      ['BC-1: chimney sweeping', '99 € HTVA', '€ 99 excl. btw'],
      ['BC-6: chimney sweeping, old home', '104,94 € TVAC', '€ 104,94 incl.'],
      ['BC-2: appointment', '48 heures', '48 uur'],
      ['BC-2: emergency', 'le jour même', 'dezelfde dag'],
      ['BC-2: duration', '45 min à 1 h 30', '45 minuten tot anderhalf uur'],
      ['BC-2: savings', '10 à 15 %', '10 tot 15%'],
      ['BC-2: best months', 'septembre-octobre', 'september-oktober'],
      ['BC-2: warranty', '6 mois', '6 maanden'],
      ['BC-5: certificate valid', 'valable 1 an', '1 jaar geldig'],
      ['BC-5: certificates kept', '5 ans', '5 jaar'],
      ['BC-5: fines', '500 €', '€ 500'],
      ['BC-5: gas above this output', '20 kW', '20 kW'],
    ],
  },
  {
    fr: '/fr/services/depannage-chaudiere',
    nl: '/nl/diensten/ketelherstelling',
    rows: [
      ['BC-1: from', '159 € HTVA', '€ 159 excl. btw'],
      ['BC-1: expansion vessel', '150 à 250 € HTVA', '€ 150 tot € 250 excl. btw'],
      ['BC-1: circulator', '200 à 350 € HTVA', '€ 200 tot € 350 excl. btw'],
      ['BC-1: leak', '80 à 200 € HTVA', '€ 80 tot € 200 excl. btw'],
      ['BC-1: electrode', '80 à 150 € HTVA', '€ 80 tot € 150 excl. btw'],
      ['BC-1: circuit board', '250 à 500 € HTVA', '€ 250 tot € 500 excl. btw'],
      ['BC-1: safety valve', '60 à 120 € HTVA', '€ 60 tot € 120 excl. btw'],
      ['BC-6: circuit board, old home', '265 à 530 € TVAC', '€ 265 tot € 530 incl.'],
      ['BC-2: urgent', '2 heures', '2 uur'],
      ['BC-2: in the region', '24 heures', '24 uur'],
      ['BC-2: standard repair and parts', '24 à 48 heures', '24 tot 48 uur'],
      ['BC-2: repaired on the spot', '80 %', '80%'],
      ['BC-2: warranty', '6 mois', '6 maanden'],
      ['BC-2: warranty of the manufacturer', '1 à 2 ans', '1 tot 2 jaar'],
      ['BC-2: pressure', '1 à 1,5 bar', '1 tot 1,5 bar'],
      ['BC-2: frost', '10 °C', '10 °C'],
      ['BC-2: emergency number', '112', '112'],
    ],
  },
  {
    fr: '/fr/services/pompe-a-chaleur',
    nl: '/nl/diensten/warmtepomp',
    rows: [
      ['BC-3: price', '10 500 à 14 000 € HTVA', '€ 10.500 tot € 14.000 excl. btw'],
      ['BC-6: price, old home', '11 130 à 14 840 € TVAC', '€ 11.130 tot € 14.840 incl.'],
      ['BC-3: after subsidies', '6 500 € HTVA', '€ 6.500 excl. btw'],
      ['BC-3: savings', '60 %', '60%'],
      ['BC-3: savings a year', '800 à 1 200 €', '€ 800 tot € 1.200'],
      ['BC-3: payback', '6 à 8 ans', '6 tot 8 jaar'],
      ['BC-5: subsidies up to', '6 000 €', '€ 6.000'],
      ['BC-5: category A', '4 500 €', '€ 4.500'],
      ['BC-5: category B', '3 600 €', '€ 3.600'],
      ['BC-5: category C', '2 700 €', '€ 2.700'],
      ['BC-5: Renolution extra', '3 000 €', '€ 3.000'],
      ['BC-5: combined', '10 000 €', '€ 10.000'],
      ['BC-5: Walloon categories', 'R1 à R5', 'R1 tot R5'],
      ['BC-3: tank', '200 litres', '200 liter'],
      ['BC-3: duration', '2 à 4 jours', '2 tot 4 dagen'],
      ['BC-3: noise', '35 à 45 dB', '35 tot 45 dB'],
      ['BC-3: at', '5 mètres', '5 meter'],
      ['BC-3: works down to', '−20 °C', '−20 °C'],
      ['BC-3: output', '3 à 4 kW', '3 tot 4 kW'],
      ['BC-3: for', '1 kW', '1 kW'],
    ],
  },
  {
    fr: '/fr/services/chauffage-par-le-sol',
    nl: '/nl/diensten/vloerverwarming',
    rows: [
      ['BC-3: hydraulic', '65 à 85 €/m² TVAC', '€ 65 tot € 85 per m² incl. btw'],
      ['BC-3: dry', '95 à 120 €/m² TVAC', '€ 95 tot € 120 per m² incl. btw'],
      ['BC-3: area', '80 m²', '80 m²'],
      ['BC-3: water', '35 à 45 °C', '35 tot 45 °C'],
      ['BC-3: dry system', '3 à 4 cm', '3 tot 4 cm'],
      ['BC-3: installation', '1 à 2 jours', '1 tot 2 dagen'],
      ['BC-3: warm-up', '2 à 3 heures', '2 tot 3 uur'],
      ['BC-3: tube warranty', '10 ans', '10 jaar'],
      ['BC-3: lifespan', 'Plus de 50 ans', 'Meer dan 50 jaar'],
      ['BC-3: savings', '15 à 20 %', '15 tot 20%'],
      ['BC-3: bleeding', '5 à 10 ans', '5 tot 10 jaar'],
    ],
  },
  {
    fr: '/fr/mentions-legales',
    nl: '/nl/juridische-vermeldingen',
    rows: [
      ['BC-2: payment due', 'à la réception de la facture', 'bij ontvangst van de factuur'],
      ['BC-2: cash', '3 000 €', '€ 3.000'],
      ['BC-2: liability cover', '2 000 000 €', '€ 2.000.000'],
      ['BC-2: last updated', '12 octobre 2025', '12 oktober 2025'],
    ],
  },
];

/** The figure as a word of its own: '15 ans' is not found in '115 ans'. */
const shows = (text: string, figure: string): boolean => {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + figure.length)];
  return !/[\d.,]/.test(before) && !/\d/.test(after) ? true : shows(text.slice(at + 1), figure);
};

describe.each(figures)('the figures of $fr', (entry) => {
  const texts = { fr: textOf(open(entry.fr).main), nl: textOf(open(entry.nl).main) };

  test.each(entry.rows)('%s: %s / %s', (_, fr, nl) => {
    expect(shows(texts.fr, fr), `${entry.fr}: ${fr}`).toBe(true);
    expect(shows(texts.nl, nl), `${entry.nl}: ${nl}`).toBe(true);
  });
});

test('BC-4: the installation page promises two years in hero and reasons, five in price list and description', () => {
  const page = open('/fr/services/installation-chaudiere');
  expect(textOf(page.main.querySelector('section') ?? page.main)).toContain('Garantie de 2 ans');
  expect(textOf(band(page, 'reasons'))).toContain('2 ans de garantie');
  expect(textOf(band(page, 'prices-title'))).toMatch(/garantie[^,]* 5 ans/);
  expect(page.html).toMatch(/<meta name="description" content="[^"]*garantie jusqu’à 5\sans/);
});

test('BC-4: the structured data of the maintenance page say their own price, or once settled the one of the page', () => {
  const own = facts.get('maintenance.price-shown')?.places?.['structured-data'];
  const amount = Number(own ?? factOf('prices.gas-maintenance', 'test').value);
  for (const path of ['/fr/services/entretien-chaudiere', '/nl/diensten/ketelonderhoud']) {
    const [service] = nodesOf(open(path).html, 'Service');
    expect(listOf(service, 'offers')[0]).toMatchObject({
      price: amount.toFixed(2),
      priceCurrency: 'EUR',
    });
  }
});

test('BC-6: in every price table each amount without VAT stands beside one with VAT', () => {
  for (const { fr, nl } of figures) {
    for (const path of [fr, nl]) {
      for (const row of textsOf(open(path).main, 'tbody tr')) {
        if (/HTVA|excl\. btw/.test(row)) expect(row, path).toMatch(/TVAC|incl\./);
      }
    }
  }
});

test('spec §9: amounts carry the no-break spaces of their locale', () => {
  const french = open('/fr/services/pompe-a-chaleur').html;
  expect(/10\u202f500.à.14\u202f000\u00a0€/.test(french)).toBe(true);
  const dutch = open('/nl/diensten/warmtepomp').html;
  expect(/€\u00a010\.500.tot.€\u00a014\.000/.test(dutch)).toBe(true);
});

test('BC-5: once the review date of an amount has passed, its page says so and where to look', () => {
  const aged = isAged(factOf('subsidies.brussels-category-a', 'test').reviewBy, new Date());
  const checking = {
    '/fr/services/pompe-a-chaleur': 'Montants en cours de vérification : voyez renolution.brussels',
    '/nl/diensten/warmtepomp': 'We kijken deze bedragen na. Zie intussen renolution.brussels',
  };
  for (const [path, words] of Object.entries(checking)) {
    expect(textOf(band(open(path), 'subsidies')).includes(words), path).toBe(aged);
  }
});

test('BC-5: once a fact that a rule names is past its review date, the rule says so and whom to ask', () => {
  const pages = [
    ['/fr/chauffage-bruxelles', 'region-brussels', 'rule'],
    ['/fr/chauffage-brabant-wallon', 'region-walloon-brabant', 'rule'],
    ['/fr/chauffage-brabant-flamand', 'region-flemish-brabant', 'rule'],
    ['/fr/services/installation-chaudiere', 'service-boiler-installation', 'legal'],
    ['/fr/services/entretien-chaudiere', 'service-boiler-maintenance', 'legal'],
    ['/fr/services/depannage-chaudiere', 'service-boiler-repair', 'legal'],
  ] as const;
  for (const [path, copy, section] of pages) {
    const source = readFileSync(`content/copy/${copy}/fr.yaml`, 'utf8').split(/^(?=\w+:)/m);
    const aged = namesAgedFact(source.find((part) => part.startsWith(`${section}:`)) ?? '', new Date());
    expect(
      textOf(band(open(path), section === 'rule' ? 'rule-title' : 'law')).includes(
        'en cours de vérification',
      ),
      path,
    ).toBe(aged);
  }
});
