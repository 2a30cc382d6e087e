import { remove, setValue } from '../edited-files.ts';
import { type Mistake, mistake, wrongValue } from './mistake.ts';

const prices = 'content/facts/prices.yaml';
const law = 'content/facts/law.yaml';
const review = { reviewed: '2026-03-01', reviewBy: '2027-03-01' };
const authority = { fr: 'https://a.be', nl: 'https://a.be' };
const acv = 'content/fault-codes/acv.yaml';

/** Adds a fact with one mistake to the laws. */
const inLaw = (code: Mistake['expectedFinding'], key: string, path: string, fact: object): Mistake => ({
  expectedFinding: `${code} ${law} ${key}${path}`,
  edits: [setValue(law, key, { unit: 'percent', source: 'x', ...fact })],
});

/** Values of facts that no schema takes. */
export const factValues: Mistake[] = [
  ...Object.entries({
    'prices.gas-certificate': null,
    'prices.peb-certificate': { fr: 'x' },
    'repairs.leak': [200, 50, 350],
    'emergency.danger': 112,
    'prices.repair': '159,50',
    'vat.home-age': -10,
    'prices.oil-standard': 0,
    'underfloor.hydraulic': [200, 80],
  }).map(([name, value]) => {
    const [file = '', key = ''] = name.split('.');
    return wrongValue('fact-value', `facts/${file}.yaml`, `${key}.value`, value);
  }),
  inLaw('fact-one-source', 'a', '', { value: 1, follows: 'b' }),
  inLaw('next-misplaced', 'c', '.next', { value: 1, next: { from: '2027-01-01', value: 2 } }),
  inLaw('price-without-regime', 'd', '', { value: 1, unit: 'EUR', vat: 'excluded' }),
  inLaw('review-wrong', 'e', '', { value: 1, reviewed: '2026-03-01' }),
  inLaw('review-wrong', 'f', '', { value: 1, authority, reviewed: '2027-03-01', reviewBy: '2026-03-01' }),
  inLaw('review-wrong', 'h', '', { value: 1, ...review }),
  wrongValue('not-a-date', 'facts/law.yaml', 'brussels-order.value', '21/06/2018'),
  wrongValue('family-document', 'fault-codes/acv.yaml', 'families.0.document', undefined, 'families.0'),
  wrongValue('not-found-verdict', 'fault-codes/acv.yaml', 'brandPage.0.verdict', 'not-found', 'brandPage.0'),
];

/** Facts that no code can compute with, alone: nothing else is checked then. */
export const missingFact: Mistake[] = [
  wrongValue('code-fact-missing', 'facts/vat.yaml', 'home-age.value', [9, 10], 'home-age'),
];

const articles = 'content/facts/articles.yaml';
const formula = (code: Mistake['expectedFinding'], key: string, text: string): Mistake => ({
  expectedFinding: `${code} ${articles} ${key}.formula`,
  edits: [setValue(articles, key, { value: 1, unit: 'count', source: 'worked out', formula: text })],
});

/** Facts that contradict each other. */
export const factChecks: Mistake[] = [
  mistake(
    'fact-thousands-point',
    `content/facts/installation.yaml gas-condensing.value`,
    setValue('content/facts/installation.yaml', 'gas-condensing.value', 2500),
    (files) => {
      const file = 'content/facts/installation.yaml';
      files.set(file, (files.get(file) ?? '').replace('value: 2500', 'value: 2.500'));
    },
  ),
  inLaw('fact-follows', 'other', '.follows', { follows: 'nothing' }),
  inLaw('fact-unknown', 'instead', '.insteadOf', { value: 1, insteadOf: 'prices.none' }),
  wrongValue('formula-missing', 'facts/articles.yaml', 'years.source', 'somewhere', 'years'),
  formula('formula-invalid', 'a', 'years * 2'),
  formula('formula-invalid', 'itself', 'itself + years'),
  formula('formula-invalid', 'c', 'law.reviewed'),
  formula('fact-form', 'd', 'years|half'),
  formula('fact-unknown', 'f', 'nothing'),
  wrongValue('formula-wrong', 'facts/articles.yaml', 'oil-saving.value', 3),
  mistake(
    'formula-wrong-from',
    `${articles} repair-share`,
    setValue(prices, 'gas-maintenance.next', { from: '2027-01-01', value: 169 }),
    setValue(articles, 'repair-example.next', { from: '2027-01-01', value: 500 }),
    setValue(articles, 'repair-example.formula', 'years'),
  ),
  wrongValue('law-reviewed', 'facts/law.yaml', 'reviewed.value', '2025-05-01'),
  wrongValue('future-date', 'facts/law.yaml', 'brussels-order.reviewed', '2027-02-01'),
  wrongValue('grant-not-a-date', 'grants.yaml', 'regions.brussels.schemes.0.from', 'vat.reduced'),
  wrongValue('grant-without-review', 'grants.yaml', 'regions.wallonia.schemes', [
    { id: 'x', name: 'X', kind: 'grant', from: 'law.reviewed', amounts: [] },
  ]),
  mistake(
    'former-figure',
    'content/copy/about/fr.yaml story.lead',
    setValue('content/facts/times.yaml', 'former', { value: 2, unit: 'hour', source: 'x', former: true }),
    setValue('content/copy/about/fr.yaml', 'story.lead', 'En {times.former}.'),
  ),
  mistake('listed-twice', `${acv} families.1.id`, (files) => {
    const text = files.get(acv) ?? '';
    const [family = ''] = /\n {2}- id: [\s\S]*?(?=\ncodes:)/.exec(text) ?? [];
    files.set(acv, text.replace('\ncodes:', `${family}\ncodes:`));
  }),
  wrongValue('family-unknown', 'fault-codes/acv.yaml', 'codes.1.families', ['older']),
  wrongValue('spelling-taken', 'fault-codes/acv.yaml', 'codes.2.aliases', ['E 01'], 'codes.2'),
  wrongValue('listed-twice', 'fault-codes/acv.yaml', 'brandPage.1.code', 'E01'),
  wrongValue('danger-check', 'fault-codes/acv.yaml', 'codes.1.firstCheck', 'gauge'),
  wrongValue('self-unsafe', 'fault-codes/acv.yaml', 'codes.2.severity', 'self'),
  wrongValue('once-unsafe', 'fault-codes/acv.yaml', 'codes.3.severity', 'once'),
  wrongValue('severity-unconfirmed', 'fault-codes/acv.yaml', 'brandPage.2.advice', 'ignition'),
  mistake(
    'verdict-undocumented',
    'content/fault-codes/bosch.yaml brandPage.0.verdict',
    setValue('content/fault-codes/bosch.yaml', 'brandPage.0.code', 'X1'),
    setValue('content/fault-codes/bosch.yaml', 'brandPage.0.verdict', 'contradicts'),
  ),
  mistake('half-missing', 'content/brands/bulex.yaml', remove('content/fault-codes/bulex.yaml')),
];
