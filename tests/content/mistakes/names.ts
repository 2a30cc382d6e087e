import { files, remove, replace, setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongValue } from './mistake.ts';

const grants = 'content/grants.yaml';
const scheme = (code: Mistake['expectedFinding'], at: string, path: string, value: unknown): Mistake => ({
  expectedFinding: `${code} ${grants} regions.${at}`,
  edits: [setValue(grants, `regions.${path}`, value)],
});

/** Grants and VAT whose parts do not belong together. */
export const grantMistakes: Mistake[] = [
  mistake(
    'grant-order',
    'content/facts/subsidies.yaml wallonia-scheme-from.value',
    setValue(grants, 'regions.wallonia.schemes.0.from', 'subsidies.wallonia-scheme-end'),
    setValue(grants, 'regions.wallonia.schemes.0.until', 'subsidies.wallonia-scheme-from'),
  ),
  scheme(
    'grant-region',
    'flanders.schemes.0.amounts.0',
    'flanders.schemes.0.amounts.0',
    'subsidies.brussels-loan',
  ),
  ...[
    'content/copy/region-flemish-brabant/nl.yaml rule.more.1',
    'content/articles/subventions-chauffage/fr.md body.3',
    'content/articles/subventions-chauffage/nl.md body.14',
  ].map((location) =>
    mistake(
      'grant-state-contradicted',
      location,
      setValue(grants, 'regions.flanders.schemes.0.closedFrom', 'subsidies.flanders-rules-from'),
    ),
  ),
  scheme('listed-twice', 'wallonia.schemes.1.id', 'wallonia.schemes.1.id', 'primes-habitation'),
  mistake(
    'vat-swapped',
    `${grants} vat.3`,
    setValue(grants, 'vat.3.older', 'standard'),
    setValue(grants, 'vat.3.younger', 'reduced'),
  ),
];

const bosch = 'content/copy/brand-bosch/fr.yaml';
const titleOf = (file: string) => /^ {2}title: .*/m.exec(files.get(file) ?? '')?.[0] ?? '';

/** Numbers to call, names, titles and links. */
export const nameMistakes: Mistake[] = [
  wrongValue('emergency-number', 'facts/emergency.yaml', 'gas-flanders.value', '0800 19 400'),
  wrongValue('phone-label', 'copy/about/nl.yaml', 'hero.intro', 'Bel [112](tel:{emergency.poison-centre}).'),
  wrongValue('anchor-unknown', 'copy/about/fr.yaml', 'hero.intro', '[x](page:service/boiler-repair#prix)'),
  wrongValue(
    'day-twice',
    'company.yaml',
    'openingHours',
    [
      { days: ['Friday', 'Saturday'], opens: '08:00', closes: '12:00' },
      { days: ['Friday'], opens: '13:00', closes: '17:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
    'openingHours.2.days',
  ),
  wrongValue('sample-unknown', 'company.yaml', 'samples.0', 'nme'),
  wrongValue('title-twice', 'brands/bosch.yaml', 'name', 'Vaillant'),
  mistake(
    'title-twice',
    `${bosch} meta.title`,
    replace(bosch, /^ {2}title: .*/m, titleOf('content/copy/brand-acv/fr.yaml')),
  ),
  wrongValue('half-markup', 'fault-codes/acv.yaml', 'codes.0.meaning.fr', 'Flamme {absente'),
];

/** The same in data on which every page depends: nothing else is checked then. */
export const schemaMistakes: Mistake[] = [
  mistake('file-missing', 'content/regions/brussels.yaml', remove('content/regions/brussels.yaml')),
  wrongValue(
    'phone-not-belgian',
    'company.yaml',
    'phones.fr',
    { display: '0903 12 345', number: '+3290312345' },
    'phones.fr.display',
  ),
  wrongValue(
    'photo-name',
    'projects/repair.yaml',
    'photo',
    {
      file: 'IMG_1234.HEIC',
      alt: { fr: 'Une chaudière', nl: 'Een ketel' },
    },
    'photo.file',
  ),
  wrongValue('pattern-too-wide', 'allowed-digits.yaml', 'patterns.0.pattern', '\\d+'),
];

/** The lines of the company, alone: a schema looks at the lines once each number is one. */
export const swappedPhones: Mistake[] = [
  mistake(
    'phones-swapped',
    'content/company.yaml phones',
    setValue('content/company.yaml', 'phones.fr', { display: '054 00 00 00', number: '+3254000000' }),
    setValue('content/company.yaml', 'phones.nl', { display: '053 00 00 00', number: '+3253000000' }),
    setValue('content/company.yaml', 'phones.nlStructuredData', {
      display: '054 00 00 01',
      number: '+3254000001',
    }),
  ),
];
