import { files, replace, set } from '../edited-files.ts';
import { type Mistake, mistake, wrongFile, wrongValue } from './mistake.ts';

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
  wrongValue('other-language', 'fault-codes/acv.yaml', 'codes.0.meaning.nl', french),
  wrongFile('language-copied', 'copy/legal/nl.yaml', files.get('content/copy/legal/fr.yaml') ?? ''),
  mistake(
    'text-copied',
    'content/ui/form.yaml labels.nl.sentElse',
    set('content/ui/form.yaml', 'labels.fr.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
    set('content/ui/form.yaml', 'labels.nl.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
  ),
  wrongValue('text-copied', 'copy/town-aalst/nl.yaml', 'intro.cards.1.title', 'Connaissance locale'),
  mistake(
    'category-language',
    'content/articles/entretien-chaudiere/nl.md category',
    replace(article, /^category: .*/m, 'category: Onderhoud'),
  ),
];

/** Places whose code, position, neighbours and districts do not belong together. */
export const placeMistakes: Mistake[] = [
  wrongValue('listed-twice', 'regions/brussels.yaml', 'communes.1.postalCode', '1000', 'communes.1'),
  wrongValue('wrong-province', 'regions/brussels.yaml', 'communes.2.postalCode', '1300'),
  wrongValue('communes-count', 'regions/brussels.yaml', 'communes.9', undefined, 'communes'),
  wrongValue('place-far', 'regions/brussels.yaml', 'communes.5.coordinates', {
    latitude: 50.2,
    longitude: 5.5,
  }),
  wrongValue('postal-code-twice', 'towns/liedekerke.yaml', 'postalCode', '1790'),
  wrongValue('postal-code-unknown', 'towns/ninove.yaml', 'postalCode', '9999'),
  mistake('postal-code-of', 'content/towns/liedekerke.yaml postalCode'),
  wrongValue('neighbour-itself', 'towns/asse.yaml', 'neighbours.1', 'asse'),
  wrongValue('listed-twice', 'towns/ternat.yaml', 'neighbours', ['asse', 'asse'], 'neighbours.1'),
  wrongValue('listed-twice', 'towns/asse.yaml', 'districts.2', { fr: 'Asse-centre', nl: 'Asse-centrum' }),
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
  wrongValue(
    'fact-implausible',
    'facts/prices.yaml',
    'gas-certificate.next',
    { from: '2027-06-01', value: 600 },
    'gas-certificate.next.value',
  ),
  wrongValue('fact-unit', 'facts/times.yaml', 'repair.unit', 'count'),
  wrongValue('not-a-whole-number', 'facts/times.yaml', 'region.value', 2.4),
  wrongValue('fact-implausible', 'facts/installation.yaml', 'duration.value', [1, 20]),
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'rules.4.region', 'wallonia'),
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'notes.7.homes', 'all'),
  mistake(
    'number-form',
    'content/facts/prices.yaml peb-certificate.value',
    replace('content/facts/prices.yaml', /(peb-certificate:\s+value: )159/, '$10x9f'),
  ),
  wrongValue('price-vat', 'facts/repairs.yaml', 'electrode.vat', 'included', 'electrode'),
  wrongValue('price-vat', 'facts/maintenance.yaml', 'price-shown.vat', 'included', 'price-shown'),
  wrongValue('fact-unit', 'facts/coverage.yaml', 'flemish-brabant-towns.unit', 'percent'),
  wrongValue('formula-amounts', 'facts/articles.yaml', 'gas-total.vat', 'included', 'gas-total'),
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
  wrongValue('end-without-until', 'facts/vat.yaml', 'heat-pump-young-home-until.until', undefined),
];

/** Unusual values that somebody has confirmed. */
export const confirmedValues = [
  set('content/facts/prices.yaml', 'peb-certificate.value', 1590),
  set('content/facts/prices.yaml', 'peb-certificate.confirmed', '2026-11-30'),
  set('content/towns/aalst.yaml', 'coordinates', { latitude: 50.2, longitude: 5.5 }),
  set('content/towns/aalst.yaml', 'confirmed', '2026-11-30'),
];
