import { describe, expect, test } from 'vitest';
import { realCompany } from '#tests/support/real-company.ts';
import type { Fact } from '../../schemas/facts.ts';
import { type LaunchInput, launchProblems } from './launch.ts';

const fact: Fact = { value: 159, unit: 'EUR', source: 'price list' };

/** A site on which every placeholder has been replaced. */
const ready: LaunchInput = {
  today: new Date('2026-11-21'),
  company: realCompany,
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
  sampleSentences: [],
  ownTexts: [],
};
const found = (changed: Partial<LaunchInput>) =>
  launchProblems({ ...ready, ...changed }).map(({ file, key }) => `${file}: ${key}`);

test('a site without placeholders can be published', () => {
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
      'an invented project and an invented customer that pages show',
      {
        company: { ...ready.company, showSamples: true },
        projects: sampleProject,
        testimonials: sampleQuote,
      },
      'content/company.yaml: showSamples, content/projects/one.yaml: sample, content/testimonials.yaml: an',
    ],
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
      'a price whose next value applies already',
      { facts: factWith({ next: { from: '2026-11-21', value: 169 } }) },
      'content/facts/prices.yaml: repair',
    ],
    [
      'structured data that contradict their page',
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
      'a placeholder sentence',
      { placeholders: [{ copy: 'home', key: 'a.b', missing: { en: 'c', fr: 'd', nl: 'e' } }] },
      'content/copy/home/fr.yaml and nl.yaml: a.b',
    ],
    [
      'an article that still has paragraphs of the one it was copied from',
      {
        ownTexts: [
          [
            {
              file: 'copy.md',
              order: 8,
              texts: [
                { key: 'front.subtitle', text: 'new' },
                { key: 'body', text: 'old' },
              ],
            },
            { file: 'pattern.md', order: 7, texts: [{ key: 'body', text: 'old' }] },
            { file: 'other.md', order: 9, texts: [{ key: 'body', text: 'other' }] },
          ],
        ],
      },
      'copy.md: body',
    ],
    [
      'a sentence that calls data invented, listed or not',
      { sampleSentences: [{ copy: 'legal', key: 'identity.note' }] },
      'content/copy/legal/fr.yaml and nl.yaml: identity.note',
    ],
  ])('%s', (_what, changed, where) => {
    expect(found(changed)).toEqual(where.split(', '));
  });

  test('TR-3: nothing in samples that no page shows', () => {
    expect(found({ projects: sampleProject, testimonials: sampleQuote })).toEqual([]);
  });

  test('nothing in a brand whose logo was refused or is not wanted', () => {
    const bosch = { name: 'Bosch', order: 1, logo: 'none' as const };
    expect(found({ brands: { bosch } })).toEqual([]);
  });

  test('nothing in a claim that was settled or a fact reviewed in time', () => {
    expect(found({ facts: factWith({ value: undefined, places: { home: 15, about: 15 } }) })).toEqual([]);
    expect(found({ facts: factWith({ source: 'memory, unverified', unused: 'no page prints it' }) })).toEqual(
      [],
    );
    expect(found({ facts: factWith({ next: { from: '2026-11-22', value: 169 } }) })).toEqual([]);
    expect(found({ facts: factWith({ reviewed: '2026-01-01', reviewBy: '2026-11-21' }) })).toEqual([]);
  });
});
