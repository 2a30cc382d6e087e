import { setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongValue } from './mistake.ts';

const french = 'Nous venons chez vous avec une camionnette et nous réparons la chaudière.';

/** Texts in the wrong language. */
export const languageMistakes: Mistake[] = [
  wrongValue('other-language', 'copy/about/nl.yaml', 'hero.intro', french),
  mistake('other-language', 'content/articles/entretien-chaudiere/nl.md', (all) => {
    const file = 'content/articles/entretien-chaudiere/nl.md';
    all.set(file, `${all.get(file)}\n\n${french}\n`);
  }),
  wrongValue('other-language', 'ui/form.yaml', 'labels.nl.full', french),
  wrongValue('other-language', 'fault-codes/acv.yaml', 'codes.0.meaning.nl', french),
  mistake(
    'text-copied',
    'content/ui/form.yaml labels.nl.sentElse',
    setValue('content/ui/form.yaml', 'labels.fr.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
    setValue('content/ui/form.yaml', 'labels.nl.sentElse', 'Pajotherm Vaillant Viessmann Buderus Remeha'),
  ),
];

/** Places whose code, position, neighbours and districts do not belong together. */
export const placeMistakes: Mistake[] = [
  wrongValue('wrong-province', 'regions/brussels.yaml', 'communes.2.postalCode', '1300'),
  wrongValue('communes-count', 'regions/brussels.yaml', 'communes.9', undefined, 'communes'),
  wrongValue('postal-code-twice', 'towns/liedekerke.yaml', 'postalCode', '1790'),
  wrongValue('postal-code-unknown', 'towns/ninove.yaml', 'postalCode', '9999'),
  wrongValue('listed-twice', 'towns/ternat.yaml', 'neighbours', ['asse', 'asse'], 'neighbours.1'),
  wrongValue('listed-twice', 'towns/asse.yaml', 'districts.2', { fr: 'Asse-centre', nl: 'Asse-centrum' }),
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
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'rules.4.region', 'wallonia'),
  wrongValue('identifier-differs', 'copy/my-price/nl.yaml', 'notes.7.homes', 'all'),
  wrongValue('price-vat', 'facts/repairs.yaml', 'electrode.vat', 'included', 'electrode'),
  wrongValue('price-vat', 'facts/maintenance.yaml', 'price-shown.vat', 'included', 'price-shown'),
  wrongValue('formula-amounts', 'facts/articles.yaml', 'gas-total.vat', 'included', 'gas-total'),
  mistake(
    'law-undated',
    'content/facts/law.yaml brussels-order',
    setValue('content/facts/law.yaml', 'brussels-order.reviewed', undefined),
    setValue('content/facts/law.yaml', 'brussels-order.reviewBy', undefined),
  ),
  wrongValue('day-far', 'fault-codes/acv.yaml', 'families.0.checked', '1926-11-23'),
  wrongValue('end-without-until', 'facts/vat.yaml', 'heat-pump-young-home-until.until', undefined),
];

/** Unusual values that somebody has confirmed. */
export const confirmedValues = [
  setValue('content/facts/prices.yaml', 'peb-certificate.value', 1590),
  setValue('content/facts/prices.yaml', 'peb-certificate.confirmed', '2026-11-30'),
];
