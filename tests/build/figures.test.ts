import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAged, namesAgedFact } from '../../src/content/aged-facts.ts';
import { factOf, facts } from '../../src/content/fact-table.ts';
import { ui } from '../../src/content/ui.ts';
import { pageNotice } from '../../src/site/aged.ts';
import { formatEuro } from '../../src/site/format.ts';
import { today } from '../../src/site/today.ts';
import { band, open, textOf, textsOf } from '../dom.ts';
import { listOf, nodesOf } from '../graph.ts';
import { said } from '../said.ts';
import { builtPages } from '../site.ts';
import { plain } from '../text.ts';

/**
 * A figure of spec §9 as its page shows it: what it is, in Belgian French, in Belgian Dutch. The values are those of the
 * facts, which tests/content/facts.test.ts compares with the specification.
 */
type Figure = [what: string, fr: string, nl: string];

/** Spec §9 page by page. Spaces are plain here; the tests of typesetting look at the no-break ones. */
const figures: { fr: string; nl: string; rows: Figure[] }[] = [
  {
    fr: '/fr',
    nl: '/nl',
    rows: [
      ['BC-4: experience', '{claims.experience@home|number}+', '{claims.experience@home|number}+'],
      ['BC-4: clients', '{claims.clients@home|number}+', '{claims.clients@home|number}+'],
      ['BC-4: technicians', '{claims.technicians@home|number}+', '{claims.technicians@home|number}+'],
      ['BC-4: recommending', '{claims.recommend}', '{claims.recommend}'],
      ['BC-1: repair, gas maintenance, certificates', '{prices.repair} HTVA', '{prices.repair} excl. btw'],
      ['BC-1: chimney sweeping', '{prices.chimney-sweeping} HTVA', '{prices.chimney-sweeping} excl. btw'],
      ['BC-1: oil complete', '{prices.oil-complete} HTVA', '{prices.oil-complete} excl. btw'],
      ['BC-1: oil standard', '{prices.oil-standard} HTVA', '{prices.oil-standard} excl. btw'],
      [
        'BC-1: validity of the gas certificate',
        '{prices.gas-certificate-validity}',
        '{prices.gas-certificate-validity}',
      ],
      ['BC-1: installation', 'de {installation.price}', '{installation.price}'],
      [
        'BC-2: installation warranty of the home page',
        'Jusqu’à {warranties.installation@home}',
        'Tot {warranties.installation@home}',
      ],
      [
        'BC-2: free interventions of the premium contract',
        '{warranties.premium-interventions} interventions gratuites par an',
        '{warranties.premium-interventions} gratis interventies per jaar',
      ],
      ['BC-2: liability cover', '{warranties.liability-cover}', '{warranties.liability-cover}'],
      ['BC-2: repaired on the spot', '{claims.on-site-repair}', '{claims.on-site-repair}'],
      ['BC-2: parts', '{times.parts}', '{times.parts}'],
      ['BC-2: quote', '{times.quote-validity}', '{times.quote-validity}'],
      ['BC-2: travel', '{coverage.travel-radius}', '{coverage.travel-radius}'],
      ['BC-3: noise', '{heat-pump.noise|number} dB', '{heat-pump.noise|number} dB'],
    ],
  },
  {
    fr: '/fr/services/installation-chaudiere',
    nl: '/nl/diensten/ketelinstallatie',
    rows: [
      ['BC-1: overall', '{installation.price} HTVA', '{installation.price} excl. btw'],
      [
        'BC-1: gas condensing',
        '{installation.gas-condensing} HTVA',
        '{installation.gas-condensing} excl. btw',
      ],
      [
        'BC-1: oil condensing',
        '{installation.oil-condensing} HTVA',
        '{installation.oil-condensing} excl. btw',
      ],
      [
        'BC-6: gas condensing with VAT',
        '{installation.gas-condensing|incl21} TVAC',
        '{installation.gas-condensing|incl21} incl.',
      ],
      [
        'BC-6: oil condensing with VAT',
        '{installation.oil-condensing|incl21} TVAC',
        '{installation.oil-condensing|incl21} incl.',
      ],
      ['BC-2: quote', '{installation.quote-delay}', '{installation.quote-delay}'],
      ['BC-2: start', '{installation.start-delay}', '{installation.start-delay}'],
      ['BC-2: duration', '{installation.duration}', '{installation.duration}'],
      ['BC-2: papers', '{installation.certificate-delay}', '{installation.certificate-delay}'],
      ['BC-2: travel', '{coverage.travel-radius}', '{coverage.travel-radius}'],
      [
        'BC-4: warranty of hero and reasons',
        '{warranties.installation@hero}',
        '{warranties.installation@hero}',
      ],
      [
        'BC-4: warranty of the price list',
        '{warranties.installation@price-list}',
        '{warranties.installation@price-list}',
      ],
      ['BC-5: Brussels premium', '{subsidies.brussels-maximum}', '{subsidies.brussels-maximum}'],
      ['BC-5: Walloon premium', '{subsidies.wallonia-maximum}', '{subsidies.wallonia-maximum}'],
      ['BC-5: reduced VAT', '{vat.reduced}', '{vat.reduced}'],
      ['BC-5: VAT that holds now', '{vat.standard}', '{vat.standard}'],
      [
        'BC-5: date of the specification for the oil ban',
        '{law.brussels-oil-ban-specified}',
        '{law.brussels-oil-ban-specified}',
      ],
      ['BC-5: date of the law for the oil ban', '{law.brussels-oil-ban}', '{law.brussels-oil-ban}'],
    ],
  },
  {
    fr: '/fr/services/entretien-chaudiere',
    nl: '/nl/diensten/ketelonderhoud',
    rows: [
      ['BC-1: gas', '{prices.gas-maintenance} HTVA', '{prices.gas-maintenance} excl. btw'],
      ['BC-6: gas, old home', '{prices.gas-maintenance|incl6} TVAC', '{prices.gas-maintenance|incl6} incl.'],
      [
        'BC-6: gas, young home',
        '{prices.gas-maintenance|incl21} TVAC',
        '{prices.gas-maintenance|incl21} incl.',
      ],
      ['BC-1: oil complete', '{prices.oil-complete} HTVA', '{prices.oil-complete} excl. btw'],
      [
        'BC-6: oil complete, old home',
        '{prices.oil-complete|incl6} TVAC',
        '{prices.oil-complete|incl6} incl.',
      ],
      ['BC-1: oil standard', '{prices.oil-standard} HTVA', '{prices.oil-standard} excl. btw'],
      [
        'BC-6: oil standard, young home',
        '{prices.oil-standard|incl21} TVAC',
        '{prices.oil-standard|incl21} incl.',
      ],
      ['BC-1: chimney sweeping', '{prices.chimney-sweeping} HTVA', '{prices.chimney-sweeping} excl. btw'],
      [
        'BC-6: chimney sweeping, old home',
        '{prices.chimney-sweeping|incl6} TVAC',
        '{prices.chimney-sweeping|incl6} incl.',
      ],
      ['BC-2: appointment', '{maintenance.appointment-delay}', '{maintenance.appointment-delay}'],
      ['BC-2: emergency', '{maintenance.emergency-appointment}', '{maintenance.emergency-appointment}'],
      ['BC-2: duration', '{maintenance.duration}', '{maintenance.duration}'],
      ['BC-2: savings', '{maintenance.energy-savings}', '{maintenance.energy-savings}'],
      ['BC-2: best months', '{maintenance.best-months}', '{maintenance.best-months}'],
      ['BC-2: warranty', '{warranties.standard}', '{warranties.standard}'],
      [
        'BC-5: certificate valid',
        'valable {maintenance.certificate-validity}',
        '{maintenance.certificate-validity} geldig',
      ],
      ['BC-5: certificates kept', '{maintenance.keep-certificates}', '{maintenance.keep-certificates}'],
      ['BC-5: fines', '{maintenance.fine-maximum}', '{maintenance.fine-maximum}'],
      [
        'BC-5: gas above this output',
        '{maintenance.gas-annual-threshold}',
        '{maintenance.gas-annual-threshold}',
      ],
    ],
  },
  {
    fr: '/fr/services/depannage-chaudiere',
    nl: '/nl/diensten/ketelherstelling',
    rows: [
      ['BC-1: from', '{prices.repair} HTVA', '{prices.repair} excl. btw'],
      ['BC-1: expansion vessel', '{repairs.expansion-vessel} HTVA', '{repairs.expansion-vessel} excl. btw'],
      ['BC-1: circulator', '{repairs.circulator} HTVA', '{repairs.circulator} excl. btw'],
      ['BC-1: leak', '{repairs.leak} HTVA', '{repairs.leak} excl. btw'],
      ['BC-1: electrode', '{repairs.electrode} HTVA', '{repairs.electrode} excl. btw'],
      ['BC-1: circuit board', '{repairs.circuit-board} HTVA', '{repairs.circuit-board} excl. btw'],
      ['BC-1: safety valve', '{repairs.safety-valve} HTVA', '{repairs.safety-valve} excl. btw'],
      [
        'BC-6: circuit board, old home',
        '{repairs.circuit-board|incl6} TVAC',
        '{repairs.circuit-board|incl6} incl.',
      ],
      ['BC-2: urgent', '{times.urgent}', '{times.urgent}'],
      ['BC-2: in the region', '{times.region}', '{times.region}'],
      ['BC-2: standard repair and parts', '{times.repair}', '{times.repair}'],
      ['BC-2: repaired on the spot', '{claims.on-site-repair}', '{claims.on-site-repair}'],
      ['BC-2: warranty', '{warranties.standard}', '{warranties.standard}'],
      [
        'BC-2: warranty of the manufacturer',
        '{warranties.repair-manufacturer}',
        '{warranties.repair-manufacturer}',
      ],
      ['BC-2: pressure', '{repairs.pressure}', '{repairs.pressure}'],
      ['BC-2: frost', '{repairs.frost-minimum}', '{repairs.frost-minimum}'],
      ['BC-2: emergency number', '{emergency.danger}', '{emergency.danger}'],
    ],
  },
  {
    fr: '/fr/services/pompe-a-chaleur',
    nl: '/nl/diensten/warmtepomp',
    rows: [
      ['BC-3: price', '{heat-pump.price} HTVA', '{heat-pump.price} excl. btw'],
      ['BC-6: price, old home', '{heat-pump.price|incl6} TVAC', '{heat-pump.price|incl6} incl.'],
      [
        'BC-3: after subsidies',
        '{heat-pump.price-after-subsidies} HTVA',
        '{heat-pump.price-after-subsidies} excl. btw',
      ],
      ['BC-3: savings', '{heat-pump.savings-maximum}', '{heat-pump.savings-maximum}'],
      ['BC-3: savings a year', '{heat-pump.savings-yearly}', '{heat-pump.savings-yearly}'],
      ['BC-3: payback', '{heat-pump.payback}', '{heat-pump.payback}'],
      ['BC-5: subsidies up to', '{subsidies.heat-pump-maximum}', '{subsidies.heat-pump-maximum}'],
      ['BC-5: category A', '{subsidies.brussels-category-a}', '{subsidies.brussels-category-a}'],
      ['BC-5: category B', '{subsidies.brussels-category-b}', '{subsidies.brussels-category-b}'],
      ['BC-5: category C', '{subsidies.brussels-category-c}', '{subsidies.brussels-category-c}'],
      ['BC-5: Renolution extra', '{subsidies.renolution-extra}', '{subsidies.renolution-extra}'],
      ['BC-5: combined', '{subsidies.brussels-combined}', '{subsidies.brussels-combined}'],
      ['BC-5: Walloon categories', '{subsidies.wallonia-categories}', '{subsidies.wallonia-categories}'],
      ['BC-3: tank', '{heat-pump.tank}', '{heat-pump.tank}'],
      ['BC-3: duration', '{heat-pump.installation-duration}', '{heat-pump.installation-duration}'],
      ['BC-3: noise', '{heat-pump.noise|number} dB', '{heat-pump.noise|number} dB'],
      ['BC-3: at', '{heat-pump.noise-distance}', '{heat-pump.noise-distance}'],
      ['BC-3: works down to', '{heat-pump.lowest-temperature}', '{heat-pump.lowest-temperature}'],
      ['BC-3: output', '{heat-pump.output}', '{heat-pump.output}'],
      ['BC-3: for', '{heat-pump.input}', '{heat-pump.input}'],
    ],
  },
  {
    fr: '/fr/services/chauffage-par-le-sol',
    nl: '/nl/diensten/vloerverwarming',
    rows: [
      ['BC-3: hydraulic', '{underfloor.hydraulic} TVAC', '{underfloor.hydraulic} incl. btw'],
      ['BC-3: dry', '{underfloor.dry} TVAC', '{underfloor.dry} incl. btw'],
      ['BC-3: area', '{underfloor.minimum-area}', '{underfloor.minimum-area}'],
      ['BC-3: water', '{underfloor.water-temperature}', '{underfloor.water-temperature}'],
      ['BC-3: dry system', '{underfloor.dry-thickness}', '{underfloor.dry-thickness}'],
      ['BC-3: installation', '{underfloor.installation-duration}', '{underfloor.installation-duration}'],
      ['BC-3: warm-up', '{underfloor.warm-up}', '{underfloor.warm-up}'],
      ['BC-3: tube warranty', '{underfloor.tube-warranty}', '{underfloor.tube-warranty}'],
      ['BC-3: lifespan', 'Plus de {underfloor.lifespan}', 'Meer dan {underfloor.lifespan}'],
      ['BC-3: savings', '{underfloor.savings}', '{underfloor.savings}'],
      ['BC-3: bleeding', '{underfloor.bleeding-interval}', '{underfloor.bleeding-interval}'],
    ],
  },
  {
    fr: '/fr/mentions-legales',
    nl: '/nl/juridische-vermeldingen',
    rows: [
      ['BC-2: payment due', '{payment.due}', '{payment.due}'],
      ['BC-2: cash', '{payment.cash-maximum}', '{payment.cash-maximum}'],
      ['BC-2: liability cover', '{warranties.liability-cover}', '{warranties.liability-cover}'],
      ['BC-2: last updated', '{documents.legal-updated}', '{documents.legal-updated}'],
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
    expect(shows(texts.fr, said(fr, 'fr')), `${entry.fr}: ${said(fr, 'fr')}`).toBe(true);
    expect(shows(texts.nl, said(nl, 'nl')), `${entry.nl}: ${said(nl, 'nl')}`).toBe(true);
  });
});

test('BC-4: hero, reasons, price list and description of the installation page each promise their own warranty', () => {
  const page = open('/fr/services/installation-chaudiere');
  const promised = (place: string) => said(`{warranties.installation@${place}}`, 'fr');
  expect(textOf(page.main.querySelector('section') ?? page.main)).toContain(
    `Garantie de ${promised('hero')}`,
  );
  expect(textOf(band(page, 'reasons'))).toContain(`${promised('reasons')} de garantie`);
  expect(textOf(band(page, 'prices-title'))).toMatch(new RegExp(`garantie[^,]* ${promised('price-list')}`));
  const description = page.html.match(/<meta name="description" content="([^"]*)/)?.[1] ?? '';
  expect(plain(description)).toContain(`garantie du fabricant jusqu’à ${promised('meta')}`);
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
  const price = Number(factOf('installation.gas-condensing', 'test').value);
  const [french, dutch] = ['/fr/services/installation-chaudiere', '/nl/diensten/ketelinstallatie'].map(
    (path) => open(path).html,
  );
  // How they are written is the matter of src/site/format.test.ts.
  expect(french).toContain(formatEuro(price, 'fr'));
  expect(dutch).toContain(formatEuro(price, 'nl'));
});

test('BC-5: once the review date of an amount has passed, its page says so and where to look', () => {
  const aged = isAged(factOf('subsidies.brussels-category-a', 'test').reviewBy, today());
  const checking = {
    '/fr/services/pompe-a-chaleur': 'Montants en cours de vérification : voyez renolution.brussels',
    '/nl/diensten/warmtepomp': 'We kijken deze bedragen na. Zie intussen renolution.brussels',
  };
  for (const [path, words] of Object.entries(checking)) {
    expect(textOf(band(open(path), 'subsidies')).includes(words), path).toBe(aged);
  }
});

test.each(builtPages())(
  'BC-5: $path says once what its bands do not say themselves, and only then',
  ({ id, lang, html }) => {
    const said = html.split(`${ui(lang).checking} `).length - 1;
    expect(said).toBe(pageNotice(id, lang) === null ? 0 : 1);
  },
);

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
    const aged = namesAgedFact(source.find((part) => part.startsWith(`${section}:`)) ?? '', today());
    expect(
      textOf(band(open(path), section === 'rule' ? 'rule-title' : 'law')).includes(
        'en cours de vérification',
      ),
      path,
    ).toBe(aged);
  }
});
