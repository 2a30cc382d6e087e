import { describe, expect, test, vi } from 'vitest';
import { breakableContent } from '../support/broken-content.ts';

vi.setConfig({ testTimeout: 60_000 });

const problemsAfter = breakableContent();

/** Start of the message: the file, the key, then what it must say. */
type Case = [what: string, file: string, from: string | RegExp, to: string, message: RegExp];

const value = (key: string): RegExp => new RegExp(`(?<=^${key}:\\n) {2}value: .*`, 'm');

/** Breaks all files in one copy, and looks for each message. Cases of one group must not break the same line. */
const groups: Record<string, Case[]> = {
  'the files that all others name': [
    [
      'a decimal comma',
      'facts/prices',
      value('repair'),
      '  value: 159,50',
      /repair\.value: "159,50".* Write 159\.50:/,
    ],
    [
      'a currency',
      'facts/prices',
      value('oil-complete'),
      '  value: "159 euros"',
      /oil-complete\.value: "159 euros".* Write 159:/,
    ],
    ['zero', 'facts/prices', value('oil-standard'), '  value: 0', /oil-standard\.value: 0 is not an amount/],
    [
      'a minus',
      'facts/prices',
      value('chimney-sweeping'),
      '  value: -99',
      /chimney-sweeping\.value: -99 is not an amount/,
    ],
    [
      'no value',
      'facts/prices',
      value('gas-certificate'),
      '  value:',
      /gas-certificate\.value: has no value/,
    ],
    [
      'a next value without a day',
      'facts/prices',
      value('peb-certificate'),
      '  value: 159\n  next: { from: 01/01/2027, value: 169 }',
      /peb-certificate\.next\.from: .*Write the date as/,
    ],
    [
      'a next value that is no amount',
      'facts/heat-pump',
      /(?<=^price:\n) {2}value: .*/m,
      '  value: 10500\n  next: { from: 2027-01-01, value: "10900 euros" }',
      /price\.next\.value: "10900 euros".*Write 10900/,
    ],
    [
      'a next value of a rate',
      'facts/law',
      /^brussels-order:/m,
      'later:\n  value: 21\n  next: { from: 2027-01-01, value: 22 }\n  unit: percent\n  source: x\nbrussels-order:',
      /later\.next: is for prices/,
    ],
    [
      'a missing fact to follow',
      'facts/vat',
      /^reduced:/m,
      'other:\n  follows: nothing\n  unit: percent\n  source: x\nreduced:',
      /other\.follows: "nothing" is not an entry/,
    ],
    [
      'thousands points',
      'facts/installation',
      /value: \[\d+, \d+\]/,
      'value: [2.500, 6.000]',
      /value\.#: line \d+: 2\.500 is read as 2\.5.* Write 2500/,
    ],
    [
      'a range that falls',
      'facts/underfloor',
      /value: \[\d+, \d+\]/,
      'value: [200, 80]',
      /\.value: \[200, 80\] does not rise/,
    ],
    [
      'decimal commas in a range',
      'facts/repairs',
      /value: \[\d+, \d+\]/,
      'value: [200,50, 350]',
      /\.value: \[200,50,350\] has more than two numbers.*\[200\.50, 350\]/,
    ],
    [
      'a review in the future',
      'facts/law',
      /reviewed: .*/,
      'reviewed: 2999-01-01',
      /reviewed: 2999-01-01 is in the future/,
    ],
    [
      'swapped coordinates',
      'company',
      /^geo: .*/m,
      'geo: { latitude: 4.086, longitude: 50.871 }',
      /geo\.latitude: 4\.086 is not in Belgium.*swapped/,
    ],
    [
      'a website without www',
      'company',
      /^website: .*/m,
      'website: https://firm.be',
      /website: not an address such as https:\/\/www\..*loop/,
    ],
    [
      'a phone as people write it',
      'company',
      /number: "\+3253\d+"/,
      'number: "053/12.34.56"',
      /phones\.fr\.number: .*"\+3253123456".*\(it is "053\/12\.34\.56"\)/,
    ],
    [
      'an enterprise number',
      'company',
      /^enterpriseNumber: .*/m,
      'enterpriseNumber: "123.456.789"',
      /enterpriseNumber: .*"0123\.456\.789"/,
    ],
    [
      'a booking address',
      'company',
      /fr: https:\/\/rdv\S+/,
      'fr: javascript:alert(1)',
      /bookingUrl\.fr: .*https:\/\//,
    ],
    ['a year to come', 'company', /^founded: .*/m, 'founded: 2999', /founded: a year in the future/],
    [
      'a project to come',
      'projects/repair',
      /^date: .*/m,
      'date: 2999-01-01',
      /date: 2999-01-01 is in the future/,
    ],
  ],
  'all other files': [
    [
      'a decimal comma in coordinates',
      'towns/aalst',
      /^coordinates: .*/m,
      'coordinates: { latitude: 50,938, longitude: 4.04 }',
      /coordinates: .*"938".*decimal comma/,
    ],
    [
      'coordinates abroad',
      'towns/asse',
      /^coordinates: .*/m,
      'coordinates: { latitude: 48.85, longitude: 4.2 }',
      /coordinates\.latitude: 48\.85 is not in Belgium/,
    ],
    [
      'a heading of spaces',
      'copy/about/fr',
      /(?<=^hero:\n(?: .*\n)*? {2})heading: .*/m,
      'heading: "   "',
      /hero\.heading: is empty/,
    ],
    [
      'a comment inside a heading',
      'copy/blog/fr',
      /(?<=^ {2})heading: .*/m,
      'heading: Le #1 du chauffage',
      /hero\.heading: line \d+: "#1 du chauffage" is a comment/,
    ],
    ['a tab', 'copy/legal/fr', /^hero:\n {2}/m, 'hero:\n\t', /line \d+: not valid YAML: .*begins with a tab/],
    [
      'a quote that is not closed',
      'copy/brands/fr',
      /(?<=^ {2})heading: .*/m,
      'heading: "Nos marques',
      /line \d+: not valid YAML: .*not closed/,
    ],
    [
      'an address without https',
      'copy/region-brussels/fr',
      /(?<=^ {2})intro: .*/m,
      'intro: "[b](www.vlaanderen.be)"',
      /hero\.intro: link to "www\.vlaanderen\.be"/,
    ],
    [
      'a script as an address',
      'copy/region-walloon-brabant/fr',
      /(?<=^ {2})intro: .*/m,
      'intro: "[b](javascript:alert(1))"',
      /hero\.intro: link to "javascript:alert\(1"/,
    ],
  ],
};

describe.each(Object.entries(groups))('TR-5: %s', (_group, cases) => {
  const printed = () =>
    problemsAfter(({ edit }) => {
      for (const [, file, from, to] of cases) edit(`content/${file}.yaml`, from, to);
    });
  let messages = '';

  test('every stop begins with a file of content, without preamble and stack trace', () => {
    messages = printed();
    const lines = messages.split('\n').filter((line) => line !== '');
    expect(lines.slice(0, -1).filter((line) => !line.startsWith('content/'))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^The site was not built/);
  });

  test.each(cases)('%s is named with file, key and remedy', (_what, file, _from, _to, message) => {
    const own = messages.split('\n').filter((line) => line.startsWith(`content/${file}.yaml: `));
    expect(own).toContainEqual(expect.stringMatching(message));
  });
});

test('TR-5: articles', () => {
  const article = (id: string) => `content/articles/${id}/fr.md`;
  const messages = problemsAfter(({ edit, add }) => {
    edit(article('entretien-chaudiere'), /^date: .*/m, 'date: 2999-01-01');
    edit(article('chauffage-au-sol'), /(?<=^\| --.*\n)(\|.*\|).*\|$/m, '$1');
    edit(article('subventions-chauffage'), /^## .*/m, '## \u00a0');
    edit(article('trouver-chauffagiste'), /^## .*/m, '$&\n\nVoyez www.vlaanderen.be.');
    add(article('depannage-chaudiere-bruxelles'), Buffer.from('---\ntitle: Chaudière\n---\n', 'latin1'));
  });
  expect(messages).toContain(`${article('entretien-chaudiere')}: date: 2999-01-01 is in the future`);
  expect(messages).toMatch(/chauffage-au-sol\/fr\.md: table row "\|.*" has \d+ cells, but the first row/);
  expect(messages).toMatch(/subventions-chauffage\/fr\.md: a heading "##.*" without words/);
  expect(messages).toContain(`${article('trouver-chauffagiste')}: link to "http://www.vlaanderen.be"`);
  expect(messages).toMatch(/depannage-chaudiere-bruxelles\/fr\.md: line 2: broken characters: .*UTF-8/);
});
