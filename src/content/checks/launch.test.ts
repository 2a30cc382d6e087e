import { describe, expect, test } from 'vitest';
import { company } from '../loaders/company.ts';
import type { Fact } from '../schemas/facts.ts';
import { inventedSentences, saysInvented } from './invented.ts';
import { type LaunchInput, launchProblems } from './launch.ts';
import { placeholders } from './placeholders.ts';

const fact: Fact = { value: 159, unit: 'EUR', source: 'price list' };
const phone = { display: '053 12 34 56', number: '+3253123456' };

/** A site on which every placeholder has been replaced. */
const ready: LaunchInput = {
  today: new Date('2026-11-21'),
  company: {
    ...company,
    name: 'Firm',
    email: 'info@firm.be',
    website: 'https://www.firm.be',
    phones: { fr: phone, nl: phone, nlStructuredData: phone },
    enterpriseNumber: '0123.456.789',
    bookingUrl: { fr: 'https://book.be/fr', nl: 'https://book.be/nl' },
    samples: [],
  },
  projects: {
    one: {
      category: 'repair',
      location: { fr: 'Asse', nl: 'Asse' },
      date: '2025-01-12',
      image: 'x',
      sample: false,
    },
  },
  testimonials: {
    an: { rating: 5, name: 'An D.', town: { fr: 'Asse', nl: 'Asse' }, image: 'x', sample: false },
  },
  brands: { bosch: { name: 'Bosch', order: 1, logo: '/logos/bosch.svg' } },
  facts: new Map([['prices.repair', fact]]),
  placeholders: [],
  invented: [],
};
const found = (changed: Partial<LaunchInput>) =>
  launchProblems({ ...ready, ...changed }).map(({ file, key }) => `${file}: ${key}`);

test('a site without placeholders may open', () => {
  expect(launchProblems(ready)).toEqual([]);
});

describe('the launch check finds', () => {
  const factWith = (changed: Partial<Fact>) => new Map([['prices.repair', { ...fact, ...changed }]]);
  const sampleProject = { one: { ...(ready.projects.one as LaunchInput['projects'][string]), sample: true } };
  const sampleQuote = {
    an: { ...(ready.testimonials.an as LaunchInput['testimonials'][string]), sample: true },
  };
  test.each<[what: string, Partial<LaunchInput>, where: string]>([
    [
      'a sample of the company',
      { company: { ...ready.company, samples: ['name'] } },
      'content/company.yaml: name',
    ],
    [
      'a booking address nobody can reach, listed or not',
      {
        company: { ...ready.company, bookingUrl: { fr: 'https://rdv.example/fr', nl: 'https://book.be/nl' } },
      },
      'content/company.yaml: bookingUrl.fr',
    ],
    [
      'a phone number that cannot exist',
      {
        company: {
          ...ready.company,
          phones: { ...ready.company.phones, nl: { display: 'x', number: '+3254000001' } },
        },
      },
      'content/company.yaml: phones.nl.number',
    ],
    [
      'an empty enterprise number',
      { company: { ...ready.company, enterpriseNumber: '0000.000.000' } },
      'content/company.yaml: enterpriseNumber',
    ],
    [
      'the example domain',
      { company: { ...ready.company, website: 'https://www.firm.example' } },
      'content/company.yaml: website',
    ],
    [
      'a reserved number whose key only begins like a sample',
      {
        company: {
          ...ready.company,
          phones: { ...ready.company.phones, nlStructuredData: { display: 'x', number: '+3254000001' } },
          samples: ['phones.nl'],
        },
      },
      'content/company.yaml: phones.nl, content/company.yaml: phones.nlStructuredData.number',
    ],
    ['an invented project', { projects: sampleProject }, 'content/projects/one.yaml: sample'],
    ['an invented customer', { testimonials: sampleQuote }, 'content/testimonials.yaml: an'],
    [
      'a missing logo',
      { brands: { bosch: { name: 'Bosch', order: 1, logo: null } } },
      'content/brands/bosch.yaml: logo',
    ],
    [
      'a fact past its review',
      { facts: factWith({ reviewed: '2025-01-01', reviewBy: '2026-11-20' }) },
      'content/facts/prices.yaml: repair',
    ],
    [
      'a claim that pages disagree about',
      { facts: factWith({ value: undefined, places: { home: 500, about: 5000 } }) },
      'content/facts/prices.yaml: repair',
    ],
    [
      'a fact nobody verified',
      { facts: factWith({ source: 'memory, unverified' }) },
      'content/facts/prices.yaml: repair',
    ],
    [
      'data that contradict their page',
      {
        facts: new Map([
          ['prices.repair', fact],
          [
            'maintenance.price-shown',
            { ...fact, value: undefined, places: { data: 95 }, insteadOf: 'prices.repair' },
          ],
        ]),
      },
      'content/facts/maintenance.yaml: price-shown',
    ],
    [
      'a sentence that holds a place',
      { placeholders: [{ copy: 'home', key: 'a.b', missing: 'c' }] },
      'content/copy/home/fr.yaml and nl.yaml: a.b',
    ],
    [
      'a sentence that calls data invented, listed or not',
      { invented: [{ copy: 'legal', key: 'identity.note' }] },
      'content/copy/legal/fr.yaml and nl.yaml: identity.note',
    ],
  ])('%s', (_what, changed, where) => {
    expect(found(changed)).toEqual(where.split(', '));
  });

  test('nothing in a brand whose logo was refused or is not wanted', () => {
    const bosch = { name: 'Bosch', order: 1, logo: 'none' as const };
    expect(found({ brands: { bosch } })).toEqual([]);
  });

  test('nothing in a claim that was settled or a fact reviewed in time', () => {
    expect(found({ facts: factWith({ value: undefined, places: { home: 15, about: 15 } }) })).toEqual([]);
    expect(found({ facts: factWith({ source: 'memory, unverified', unused: 'no page says it' }) })).toEqual(
      [],
    );
    expect(found({ facts: factWith({ reviewed: '2026-01-01', reviewBy: '2026-11-21' }) })).toEqual([]);
  });
});

test('every sentence on the list of placeholders stands in the copy', () => {
  expect(placeholders).not.toThrow();
});

describe('sentences that call data invented', () => {
  test.each([
    ['fr', 'Des exemples inventés, et dessinés.'],
    ['fr', 'Plaques données à titre d’exemple.'],
    ['fr', 'Les téléphones sont fictifs.'],
    ['nl', 'Verzonnen voorbeelden, getekend in plaats van gefotografeerd.'],
    ['nl', 'Deze plaatjes zijn voorbeelden.'],
  ] as const)('are found in %s: %s', (lang, sentence) => {
    expect(saysInvented(sentence, lang)).toBe(true);
  });

  test.each([
    ['fr', 'Posée, par exemple, dans les années nonante.'],
    ['nl', 'Bijvoorbeeld in de kelder.'],
  ] as const)('are not those with an example in passing: %s: %s', (lang, sentence) => {
    expect(saysInvented(sentence, lang)).toBe(false);
  });

  test('are all on the list of placeholders, with what they wait for', () => {
    const listed = placeholders().map(({ copy, key }) => `${copy}: ${key}`);
    const unlisted = inventedSentences()
      .map(({ copy, key }) => `${copy}: ${key}`)
      .filter((sentence) => !listed.includes(sentence));
    expect(unlisted, 'add to content/placeholders.yaml').toEqual([]);
  });
});
