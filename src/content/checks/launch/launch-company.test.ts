import { expect, test } from 'vitest';
import { realCompany as real } from '#tests/support/real-company.ts';
import type { company } from '../../loaders/company.ts';
import { companySamples } from './launch-company.ts';

const reservedPhone = { display: 'x', number: '+3254000001' };

test('TR-3: samples together with a real domain are found, and the message says that the law forbids them', () => {
  const messages = (website: string) =>
    companySamples({ ...real, website, showSamples: true }).map(({ key, message }) => `${key}: ${message}`);
  expect(messages('https://www.firm.be')).toEqual([expect.stringMatching(/^showSamples: .*law forbids/)]);
  expect(messages('https://www.firm.example')[0]).not.toContain('law forbids');
});

test('real data are no problem', () => {
  expect(companySamples(real)).toEqual([]);
});

test.each<[what: string, changed: Partial<typeof company>, keys: string[]]>([
  ['a listed sample', { samples: ['name'] }, ['name']],
  [
    'a reserved booking address',
    { bookingUrl: { fr: 'https://rdv.example/fr', nl: 'https://book.be/nl' } },
    ['bookingUrl.fr'],
  ],
  [
    'a phone number that cannot exist',
    { phones: { ...real.phones, nl: reservedPhone } },
    ['phones.nl.number'],
  ],
  ['an empty enterprise number', { enterpriseNumber: '0000.000.000' }, ['enterpriseNumber']],
  [
    'a blank of the legal notice',
    { legal: { ...real.legal, host: { fr: 'à compléter', nl: 'nog in te vullen' } } },
    ['legal.host.fr', 'legal.host.nl'],
  ],
  ['the example domain', { website: 'https://www.firm.example' }, ['website']],
  [
    'a reserved number whose key begins like that of a listed sample',
    { phones: { ...real.phones, nlStructuredData: reservedPhone }, samples: ['phones.nl'] },
    ['phones.nl', 'phones.nlStructuredData.number'],
  ],
])('%s is found', (_what, changed, keys) => {
  const found = companySamples({ ...real, ...changed });
  expect(found.map(({ key }) => key)).toEqual(keys);
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['content/company.yaml']));
});
