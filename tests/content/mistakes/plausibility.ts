import { add, files, replace, set } from '../edited-files.ts';
import { type Mistake, mistake, wrongValue } from './mistake.ts';

const french = 'Nous venons chez vous avec une camionnette et nous réparons la chaudière.';
const article = 'content/articles/entretien-chaudiere/fr.md';

/** Texts in the wrong language. */
export const languageMistakes: Mistake[] = [
  wrongValue('other-language', 'copy/about/nl.yaml', 'hero.intro', french),
  mistake('other-language', 'content/articles/entretien-chaudiere/nl.md', (all) => {
    const file = 'content/articles/entretien-chaudiere/nl.md';
    all.set(file, `${all.get(file)}\n\n${french}\n`);
  }),
  wrongValue('other-language', 'ui/form.yaml', 'labels.nl.full', french),
  wrongValue('other-language', 'ui/nl.yaml', 'book', 'Réserver'),
  mistake(
    'other-language',
    'content/fault-codes/acv.yaml codes.0.meaning.nl',
    set('content/fault-codes/acv.yaml', 'codes.0.meaning.nl', french),
  ),
  mistake(
    'language-copied',
    'content/copy/legal/nl.yaml',
    add('content/copy/legal/nl.yaml', files.get('content/copy/legal/fr.yaml') ?? ''),
  ),
  mistake(
    'text-copied',
    'content/ui/form.yaml labels.nl.sentElse',
    set('content/ui/form.yaml', 'labels.fr.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
    set('content/ui/form.yaml', 'labels.nl.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
  ),
  mistake(
    'text-copied',
    'content/copy/town-aalst/nl.yaml intro.cards.1.title',
    set('content/copy/town-aalst/nl.yaml', 'intro.cards.1.title', 'Connaissance locale'),
  ),
  mistake(
    'category-language',
    'content/articles/entretien-chaudiere/nl.md category',
    replace(article, /^category: .*/m, 'category: Onderhoud'),
  ),
];

const region = 'content/regions/brussels.yaml';

/** Places whose code, position, neighbours and districts do not belong together. */
export const placeMistakes: Mistake[] = [
  mistake('listed-twice', `${region} communes.1`, set(region, 'communes.1.postalCode', '1000')),
  mistake('wrong-province', `${region} communes.2.postalCode`, set(region, 'communes.2.postalCode', '1300')),
  mistake('communes-count', `${region} communes`, set(region, 'communes.9', undefined)),
  mistake(
    'place-far',
    `${region} communes.5.coordinates`,
    set(region, 'communes.5.coordinates', { latitude: 50.2, longitude: 5.5 }),
  ),
  wrongValue('postal-code-twice', 'towns/liedekerke.yaml', 'postalCode', '1790'),
  wrongValue('postal-code-unknown', 'towns/ninove.yaml', 'postalCode', '9999'),
  mistake('postal-code-of', 'content/towns/liedekerke.yaml postalCode'),
  mistake(
    'neighbour-itself',
    'content/towns/asse.yaml neighbours.1',
    set('content/towns/asse.yaml', 'neighbours.1', 'asse'),
  ),
  mistake(
    'listed-twice',
    'content/towns/ternat.yaml neighbours.1',
    set('content/towns/ternat.yaml', 'neighbours', ['asse', 'asse']),
  ),
  mistake(
    'listed-twice',
    'content/towns/asse.yaml districts.2',
    set('content/towns/asse.yaml', 'districts.2', { fr: 'Asse-centre', nl: 'Asse-centrum' }),
  ),
  wrongValue('other-postal-province', 'postal-codes.yaml', 'elsewhere.45.codes.0', '4999'),
  wrongValue('postal-code-of', 'company.yaml', 'address.postalCode', '1740'),
];

/** Values that hardly anything has. */
export const valueMistakes: Mistake[] = [
  ...Object.entries({
    'prices.repair': 1590,
    'times.urgent': 0,
    'claims.satisfaction': 980,
    'repairs.pressure-bosch': 15,
    'repairs.frost-minimum': 100,
    'running-cost.scop-old': [28, 32],
    'running-cost.electricity-price': 36.94,
    'running-cost.oil-price-date': '2062-10-03',
  }).map(([name, value]) => {
    const [file = '', key = ''] = name.split('.');
    return wrongValue('fact-implausible', `facts/${file}.yaml`, `${key}.value`, value);
  }),
  mistake(
    'fact-implausible',
    'content/facts/prices.yaml gas-certificate.next.value',
    set('content/facts/prices.yaml', 'gas-certificate.next', { from: '2027-06-01', value: 600 }),
  ),
  wrongValue('fact-unit', 'facts/times.yaml', 'repair.unit', 'count'),
  wrongValue('not-a-whole-number', 'facts/times.yaml', 'region.value', 2.4),
  wrongValue('fact-implausible', 'facts/installation.yaml', 'duration.value', [1, 20]),
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'rules.4.region', 'wallonia'),
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'notes.4.homes', 'all'),
  mistake(
    'number-form',
    'content/facts/prices.yaml peb-certificate.value',
    replace('content/facts/prices.yaml', /(peb-certificate:\s+value: )159/, '$10x9f'),
  ),
  mistake(
    'price-vat',
    'content/facts/repairs.yaml electrode',
    set('content/facts/repairs.yaml', 'electrode.vat', 'included'),
  ),
  mistake(
    'price-vat',
    'content/facts/maintenance.yaml price-shown',
    set('content/facts/maintenance.yaml', 'price-shown.vat', 'included'),
  ),
  wrongValue('fact-unit', 'facts/coverage.yaml', 'flemish-brabant-towns.unit', 'percent'),
  mistake(
    'formula-amounts',
    'content/facts/articles.yaml gas-total',
    set('content/facts/articles.yaml', 'gas-total.vat', 'included'),
  ),
  mistake(
    'law-undated',
    'content/facts/law.yaml brussels-order',
    set('content/facts/law.yaml', 'brussels-order.reviewed', undefined),
    set('content/facts/law.yaml', 'brussels-order.reviewBy', undefined),
  ),
  wrongValue('before-founded', 'projects/repair.yaml', 'date', '1925-01-12'),
  wrongValue('day-far', 'fault-codes/acv.yaml', 'families.0.checked', '1926-11-23'),
  wrongValue('project-picture', 'projects/maintenance.yaml', 'image', 'project-heat-pump'),
  mistake('before-written', `${article} updated`, replace(article, /^updated: .*/m, 'updated: 2016-01-01')),
  mistake(
    'end-without-until',
    'content/facts/vat.yaml heat-pump-young-home-until.until',
    set('content/facts/vat.yaml', 'heat-pump-young-home-until.until', undefined),
  ),
];

/** Unusual values that somebody has confirmed. */
export const confirmedValues = [
  set('content/facts/prices.yaml', 'peb-certificate.value', 1590),
  set('content/facts/prices.yaml', 'peb-certificate.confirmed', '2026-11-30'),
  set('content/towns/aalst.yaml', 'coordinates', { latitude: 50.2, longitude: 5.5 }),
  set('content/towns/aalst.yaml', 'confirmed', '2026-11-30'),
];
