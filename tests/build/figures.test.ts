import { describe, expect, test } from 'vitest';
import { factOf, facts } from '#src/content/loaders/fact-table.ts';
import { isStale, namesStaleFact } from '#src/content/loaders/stale-facts.ts';
import { copyOf, rawCopyOf } from '#src/copy/copy.ts';
import type { CopyName } from '#src/copy/schemas.ts';
import { ui } from '#src/copy/ui.ts';
import { formatEuro } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { href } from '#src/routing/routes.ts';
import { pageNotice } from '#src/views/stale.ts';
import { band, heroOf, open, textOf, textsOf } from '../dom.ts';
import { listOf, nodesOf } from '../graph.ts';
import { said } from '../said.ts';
import { sentencesNaming, shown } from '../shown.ts';
import { builtPages } from '../site.ts';
import { plain } from '../text.ts';
import { saysVat, type VatSaid, vatWords } from '../vat-words.ts';

/**
 * A figure of spec §9 on its page: what it is, the fact, and whether it is said to be without VAT or with it. The values
 * are those of the facts, which tests/content/facts.test.ts compares with the specification; the words around them are
 * free, but for those that tests/content/specified-words/ names.
 */
type Figure = [what: string, figure: string, vat: VatSaid | null];

/** Spec §9 page by page. Spaces are plain here; the tests of typesetting look at the no-break ones. */
const figures: { fr: string; nl: string; rows: Figure[] }[] = [
  {
    fr: '/fr',
    nl: '/nl',
    rows: [
      ['BC-4: experience', '{claims.experience@home|number}+', null],
      ['BC-4: clients', '{claims.clients@home|number}+', null],
      ['BC-4: technicians', '{claims.technicians@home|number}+', null],
      ['BC-4: recommending', '{claims.recommend}', null],
      ['BC-1: repair, gas maintenance, certificates', '{prices.repair}', 'without'],
      ['BC-1: chimney sweeping', '{prices.chimney-sweeping}', 'without'],
      ['BC-1: oil complete', '{prices.oil-complete}', 'without'],
      ['BC-1: oil standard', '{prices.oil-standard}', 'without'],
      ['BC-1: validity of the gas certificate', '{prices.gas-certificate-validity}', null],
      ['BC-1: installation', '{installation.price}', null],
      ['BC-2: installation warranty of the home page', '{warranties.installation@home}', null],

      ['BC-2: liability cover', '{warranties.liability-cover}', null],
      ['BC-2: repaired on the spot', '{claims.on-site-repair}', null],
      ['BC-2: parts', '{times.parts}', null],
      ['BC-2: quote', '{times.quote-validity}', null],
      ['BC-2: travel', '{coverage.travel-radius}', null],
      ['BC-3: noise', '{heat-pump.noise|number} dB', null],
    ],
  },
  {
    fr: '/fr/services/installation-chaudiere',
    nl: '/nl/diensten/ketelinstallatie',
    rows: [
      ['BC-1: overall', '{installation.price}', 'without'],
      ['BC-1: gas condensing', '{installation.gas-condensing}', 'without'],
      ['BC-1: oil condensing', '{installation.oil-condensing}', 'without'],
      ['BC-6: gas condensing with VAT', '{installation.gas-condensing|incl21}', 'with'],
      ['BC-6: oil condensing with VAT', '{installation.oil-condensing|incl21}', 'with'],
      ['BC-2: quote', '{installation.quote-delay}', null],
      ['BC-2: start', '{installation.start-delay}', null],
      ['BC-2: duration', '{installation.duration}', null],
      ['BC-2: papers', '{installation.certificate-delay}', null],
      ['BC-2: travel', '{coverage.travel-radius}', null],
      ['BC-4: warranty of hero and reasons', '{warranties.installation@hero}', null],
      ['BC-4: warranty of the price list', '{warranties.installation@price-list}', null],
      ['BC-5: Brussels premium', '{subsidies.brussels-maximum}', null],
      ['BC-5: Walloon premium', '{subsidies.wallonia-maximum}', null],
      ['BC-5: reduced VAT', '{vat.reduced}', null],
      ['BC-5: VAT that holds now', '{vat.standard}', null],
      ['BC-5: date of the specification for the oil ban', '{law.brussels-oil-ban-specified}', null],
      ['BC-5: date of the law for the oil ban', '{law.brussels-oil-ban}', null],
    ],
  },
  {
    fr: '/fr/services/entretien-chaudiere',
    nl: '/nl/diensten/ketelonderhoud',
    rows: [
      ['BC-1: gas', '{prices.gas-maintenance}', 'without'],
      ['BC-6: gas, old home', '{prices.gas-maintenance|incl6}', 'with'],
      ['BC-6: gas, young home', '{prices.gas-maintenance|incl21}', 'with'],
      ['BC-1: oil complete', '{prices.oil-complete}', 'without'],
      ['BC-6: oil complete, old home', '{prices.oil-complete|incl6}', 'with'],
      ['BC-1: oil standard', '{prices.oil-standard}', 'without'],
      ['BC-6: oil standard, young home', '{prices.oil-standard|incl21}', 'with'],
      ['BC-1: chimney sweeping', '{prices.chimney-sweeping}', 'without'],
      ['BC-6: chimney sweeping, old home', '{prices.chimney-sweeping|incl6}', 'with'],
      ['BC-2: appointment', '{maintenance.appointment-delay}', null],
      ['BC-2: emergency', '{maintenance.emergency-appointment}', null],
      ['BC-2: duration', '{maintenance.duration}', null],
      ['BC-2: savings', '{maintenance.energy-savings}', null],
      ['BC-2: best months', '{maintenance.best-months}', null],
      ['BC-2: warranty', '{warranties.standard}', null],
      ['BC-5: certificate valid', '{maintenance.certificate-validity}', null],
      ['BC-5: certificates kept', '{maintenance.keep-certificates}', null],
      ['BC-5: fines', '{maintenance.fine-maximum}', null],
      ['BC-5: gas above this output', '{maintenance.gas-annual-threshold}', null],
    ],
  },
  {
    fr: '/fr/services/depannage-chaudiere',
    nl: '/nl/diensten/ketelherstelling',
    rows: [
      ['BC-1: from', '{prices.repair}', 'without'],
      ['BC-1: expansion vessel', '{repairs.expansion-vessel}', 'without'],
      ['BC-1: circulator', '{repairs.circulator}', 'without'],
      ['BC-1: leak', '{repairs.leak}', 'without'],
      ['BC-1: electrode', '{repairs.electrode}', 'without'],
      ['BC-1: circuit board', '{repairs.circuit-board}', 'without'],
      ['BC-1: safety valve', '{repairs.safety-valve}', 'without'],
      ['BC-6: circuit board, old home', '{repairs.circuit-board|incl6}', 'with'],
      ['BC-2: urgent', '{times.urgent}', null],
      ['BC-2: in the region', '{times.region}', null],
      ['BC-2: standard repair and parts', '{times.repair}', null],
      ['BC-2: repaired on the spot', '{claims.on-site-repair}', null],
      ['BC-2: warranty', '{warranties.standard}', null],
      ['BC-2: warranty of the manufacturer', '{warranties.repair-manufacturer}', null],
      ['BC-2: pressure', '{repairs.pressure}', null],
      ['BC-2: frost', '{repairs.frost-minimum}', null],
      ['BC-2: emergency number', '{emergency.danger}', null],
    ],
  },
  {
    fr: '/fr/services/pompe-a-chaleur',
    nl: '/nl/diensten/warmtepomp',
    rows: [
      ['BC-3: price', '{heat-pump.price}', 'without'],
      ['BC-6: price, old home', '{heat-pump.price|incl6}', 'with'],
      ['BC-3: after subsidies', '{heat-pump.price-after-subsidies}', 'without'],
      ['BC-3: savings', '{heat-pump.savings-maximum}', null],
      ['BC-3: savings a year', '{heat-pump.savings-yearly}', null],
      ['BC-3: payback', '{heat-pump.payback}', null],
      ['BC-5: subsidies up to', '{subsidies.heat-pump-maximum}', null],
      ['BC-5: category A', '{subsidies.brussels-category-a}', null],
      ['BC-5: category B', '{subsidies.brussels-category-b}', null],
      ['BC-5: category C', '{subsidies.brussels-category-c}', null],
      ['BC-5: Renolution extra', '{subsidies.renolution-extra}', null],
      ['BC-5: combined', '{subsidies.brussels-combined}', null],
      ['BC-5: Walloon categories', '{subsidies.wallonia-categories}', null],
      ['BC-3: tank', '{heat-pump.tank}', null],
      ['BC-3: duration', '{heat-pump.installation-duration}', null],
      ['BC-3: noise', '{heat-pump.noise|number} dB', null],
      ['BC-3: at', '{heat-pump.noise-distance}', null],
      ['BC-3: works down to', '{heat-pump.lowest-temperature}', null],
      ['BC-3: output', '{heat-pump.output}', null],
      ['BC-3: for', '{heat-pump.input}', null],
    ],
  },
  {
    fr: '/fr/services/chauffage-par-le-sol',
    nl: '/nl/diensten/vloerverwarming',
    rows: [
      ['BC-3: hydraulic', '{underfloor.hydraulic}', 'with'],
      ['BC-3: dry', '{underfloor.dry}', 'with'],
      ['BC-3: area', '{underfloor.minimum-area}', null],
      ['BC-3: water', '{underfloor.water-temperature}', null],
      ['BC-3: dry system', '{underfloor.dry-thickness}', null],
      ['BC-3: installation', '{underfloor.installation-duration}', null],
      ['BC-3: warm-up', '{underfloor.warm-up}', null],
      ['BC-3: tube warranty', '{underfloor.tube-warranty}', null],
      ['BC-3: lifespan', '{underfloor.lifespan}', null],
      ['BC-3: savings', '{underfloor.savings}', null],
      ['BC-3: bleeding', '{underfloor.bleeding-interval}', null],
    ],
  },
  {
    fr: '/fr/mentions-legales',
    nl: '/nl/juridische-vermeldingen',
    rows: [
      ['BC-2: payment due', '{payment.due}', null],
      ['BC-2: cash', '{payment.cash-maximum}', null],
      ['BC-2: liability cover', '{warranties.liability-cover}', null],
      ['BC-2: last updated', '{documents.legal-updated}', null],
    ],
  },
];

/** The figure as a word of its own ('15 ans' is not found in '115 ans'), with one of some words right behind it, if any. */
const shows = (text: string, figure: string, then: readonly string[]): boolean => {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  const [before, after] = [text.charAt(at - 1), text.slice(at + figure.length)];
  const whole = !/[\d.,]/.test(before) && !/^\d/.test(after);
  const followed = then.length === 0 || then.some((word) => after.startsWith(` ${word}`));
  return (whole && followed) || shows(text.slice(at + 1), figure, then);
};

describe.each(figures)('the figures of $fr', (entry) => {
  test.each(entry.rows)('%s: %s (VAT: %s)', (_, figure, vat) => {
    for (const lang of languages) {
      const words = vat === null ? [] : vatWords(vat, lang);
      const behind = words.length === 0 ? '' : ` and then ${words.join(' or ')} (tests/vat-words.ts)`;
      expect(
        shows(textOf(open(entry[lang]).main), said(figure, lang), words),
        `${entry[lang]} does not show ${said(figure, lang)}${behind}. Name ${figure} in the copy of this page${behind}.`,
      ).toBe(true);
    }
  });
});

/** Facts that only a sentence makes sense of, since the bare number stands on every page; where a place is named, its band. */
const inSentences = [
  ['BC-2', 'home', 'formulas', 'warranties.premium-interventions', null],
  ['BC-4', 'home', 'why', 'warranties.installation@home', 'why'],
  ['BC-4', 'service/boiler-installation', 'hero', 'warranties.installation@hero', 'top'],
  ['BC-4', 'service/boiler-installation', 'reasons', 'warranties.installation@reasons', 'reasons'],
  ['BC-4', 'service/boiler-installation', 'prices', 'warranties.installation@price-list', 'prices-title'],
  ['BC-5', 'service/boiler-maintenance', 'legal', 'maintenance.certificate-validity', 'law'],
  ['BC-3', 'service/underfloor-heating', 'advantages', 'underfloor.lifespan', 'advantages'],
] as const;

test.each(inSentences)('%s: %s: the sentences of %s that name %s stand there', (_, id, section, fact, at) => {
  for (const lang of languages) {
    const page = open(href(id, lang));
    const text = textOf(at === null ? page.main : at === 'top' ? heroOf(page) : band(page, at));
    for (const sentence of sentencesNaming(fact, id.replace('/', '-') as CopyName, section, lang)) {
      expect(text, page.path).toContain(sentence);
    }
  }
});

test('BC-4: the description of the installation page promises its own warranty', () => {
  for (const lang of languages) {
    const { html } = open(href('service/boiler-installation', lang));
    const description = html.match(/<meta name="description" content="([^"]*)/)?.[1] ?? '';
    expect(plain(description)).toContain(said('{warranties.installation@meta}', lang));
  }
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
  for (const entry of figures) {
    for (const lang of languages) {
      const path = entry[lang];
      for (const row of textsOf(open(path).main, 'tbody tr')) {
        if (saysVat(row, 'without', lang)) expect(saysVat(row, 'with', lang), `${path}: ${row}`).toBe(true);
      }
    }
  }
});

test('spec §9: amounts carry the no-break spaces of their locale', () => {
  const price = Number(factOf('installation.gas-condensing', 'test').value);
  const [french, dutch] = ['/fr/services/installation-chaudiere', '/nl/diensten/ketelinstallatie'].map(
    (path) => open(path).html,
  );
  // How they are written is the matter of src/lib/format.test.ts.
  expect(french).toContain(formatEuro(price, 'fr'));
  expect(dutch).toContain(formatEuro(price, 'nl'));
});

test('BC-5: once the review date of an amount has passed, its board says so and where to look', () => {
  const stale = isStale(factOf('subsidies.brussels-category-a', 'test').reviewBy, today());
  for (const lang of languages) {
    const page = open(href('service/heat-pump', lang));
    const [{ checking } = { checking: '' }] = copyOf('service-heat-pump', lang).subsidies.boards;
    expect(textOf(band(page, 'subsidies')).includes(shown(checking)), page.path).toBe(stale);
  }
});

test.each(builtPages())(
  'BC-5: $path says once what its bands do not say themselves, and only then',
  ({ id, lang, html }) => {
    const said = html.split(`${ui(lang).checking} `).length - 1;
    expect(said).toBe(pageNotice(id, lang) === null ? 0 : 1);
  },
);

/** Bands that say themselves that their rules are being checked: the page, its section of the copy, the heading's id. */
const rules = [
  ...(['region/brussels', 'region/walloon-brabant', 'region/flemish-brabant'] as const).map(
    (id) => ({ id, section: 'rule', heading: 'rule-title' }) as const,
  ),
  ...(['service/boiler-installation', 'service/boiler-maintenance', 'service/boiler-repair'] as const).map(
    (id) => ({ id, section: 'legal', heading: 'law' }) as const,
  ),
];

test.each(rules)(
  'BC-5: once a fact that the rule of $id names is past its review date, it says so and whom to ask',
  ({ id, section, heading }) => {
    for (const lang of languages) {
      const name = id.replace('/', '-') as CopyName;
      const written = JSON.stringify(Reflect.get(rawCopyOf(name, lang), section));
      const { checking } = { ...copyOf('place-labels', lang), ...Reflect.get(copyOf(name, lang), section) };
      const text = textOf(band(open(href(id, lang)), heading));
      expect(text.includes(shown(checking)), href(id, lang)).toBe(namesStaleFact(written, today()));
    }
  },
);
