import { describe, expect, test } from 'vitest';
import { launchFindings } from '#src/content/launch/launch-findings.ts';
import { mentionsSampleData } from '#src/content/launch/sentences-about-samples.ts';
import { type Edit, editFiles, formatFinding, setValue, siteOf } from './edited-files.ts';

const company = 'content/company.yaml';

const phone = { display: '053 12 34 56', number: '+3253123456' };
const legalName = { fr: 'Firm', nl: 'Firm' };
/** Edits that replace the sample data of the company by real data. Only texts are then left for it to write. */
const realCompanyData = Object.entries({
  email: 'info@firm.be',
  website: 'https://www.firm.be',
  'phones.fr': phone,
  'phones.nl': phone,
  'phones.nlStructuredData': phone,
  enterpriseNumber: '0123.456.789',
  'legal.form': legalName,
  'legal.register': legalName,
  'legal.publisher': legalName,
  'legal.host': legalName,
  'legal.insurer': legalName,
  'legal.insuranceArea': legalName,
  bookingUrl: { fr: 'https://book.be/fr', nl: 'https://book.be/nl' },
  showSamples: false,
  sampleValues: [],
}).map(([key, value]) => setValue(company, key, value));

const findingsAfter = (...edits: Edit[]): string[] => {
  const { content, routes } = siteOf(editFiles(...edits));
  return launchFindings(content, routes.has('projects')).map(formatFinding);
};

const findingsBefore = new Set(findingsAfter(...realCompanyData));
/** The findings that one change adds to real data. */
const findingsAddedBy = (...edits: Edit[]): string[] =>
  findingsAfter(...realCompanyData, ...edits).filter((one) => !findingsBefore.has(one));

describe('the launch check finds', () => {
  const prices = 'content/facts/prices.yaml';
  const sophie = 'content/testimonials.yaml';
  test.each<[what: string, edits: Edit[], found: string[]]>([
    [
      'a listed sample of the company',
      [setValue(company, 'sampleValues', ['name'])],
      [`sample-value ${company} name`],
    ],
    [
      'a reserved booking address',
      [setValue(company, 'bookingUrl.fr', 'https://rdv.example/fr')],
      [`reserved-value ${company} bookingUrl.fr`],
    ],
    [
      'a blank of the legal notice',
      [setValue(company, 'legal.host.fr', 'à compléter')],
      [`reserved-value ${company} legal.host.fr`],
    ],
    [
      'a claim nobody verified',
      [setValue(prices, 'repair.source', 'memory, unverified')],
      [`never-verified ${prices} repair.source`],
    ],
    [
      'a price whose next value applies already',
      [setValue(prices, 'repair.next', { from: '2026-12-01', value: 169 })],
      [`next-applies ${prices} repair.next`],
    ],
    [
      'a sentence that calls data invented, listed or not',
      [setValue('content/copy/about/fr.yaml', 'story.lead', 'Des exemples inventés.')],
      ['sample-sentence content/copy/about/fr.yaml story.lead'],
    ],
  ])('%s', (_what, edits, found) => {
    expect(findingsAddedBy(...edits)).toEqual(found);
  });

  test('TR-3: invented projects and customers that pages show', () => {
    const addedFindings = findingsAddedBy(setValue(company, 'showSamples', true));
    expect(addedFindings).toEqual(
      expect.arrayContaining([
        `samples-shown ${company} showSamples`,
        'sample-project content/projects/repair.yaml sample',
        `sample-customer ${sophie} sophie`,
      ]),
    );
    expect([...findingsBefore].filter((one) => /^sample-|projects/.test(one))).toEqual([]);
  });

  test('contradictions, logos and sentences to replace of the content as it is', () => {
    const codes = new Set([...findingsBefore].map((one) => one.split(' ')[0]));
    expect([...codes].sort()).toEqual(['logo-without-permission', 'provisional-text', 'values-disagree']);
  });
});

test.each([
  ['fr', 'Des exemples inventés, et dessinés.', true],
  ['fr', 'Plaques données à titre d’exemple.', true],
  ['fr', 'Les téléphones sont fictifs.', true],
  ['nl', 'Verzonnen voorbeelden, getekend in plaats van gefotografeerd.', true],
  ['nl', 'Deze plaatjes zijn voorbeelden.', true],
  ['fr', 'Posée, par exemple, dans les années nonante.', false],
  ['nl', 'Bijvoorbeeld in de kelder.', false],
] as const)('%s: "%s" calls data invented: %s', (lang, sentence, is) => {
  expect(mentionsSampleData(sentence, lang)).toBe(is);
});
