import { afterAll, expect, test } from 'vitest';
import { readSource } from '../../../desk/server/content-files.ts';
import { problemsIn } from '../../../desk/server/problem.ts';
import { ContentReader } from '../../../desk/server/reader.ts';
import { type Change, valueAt } from '../../../desk/source/change.ts';
import { editContent, readContent } from '../../../desk/source/content-source.ts';
import { problemText } from '../../../desk/ui/problem-texts.ts';

const root = process.cwd();
const reader = new ContentReader(root);
afterAll(() => reader.close());

const home = 'content/copy/home/fr.yaml';
const repair = 'content/copy/service-boiler-repair/fr.yaml';
const prices = 'content/facts/prices.yaml';
const law = 'content/facts/law.yaml';
const company = 'content/company.yaml';
const town = 'content/towns/aalst.yaml';
const townCopy = 'content/copy/town-aalst/fr.yaml';
const brand = 'content/brands/acv.yaml';
const codes = 'content/fault-codes/acv.yaml';
const brandCode = String(valueAt(readContent(codes, readSource(root, codes)), ['brandPage', 1, 'code']));
const article = 'content/articles/entretien-chaudiere/fr.md';

const set = (path: Change['path'], value: string | number | boolean | null): Change => ({
  kind: 'set',
  path,
  value,
});
const add = (path: Change['path'], value: string | number): Change => ({ kind: 'add', path, value });
const remove = (path: Change['path']): Change => ({ kind: 'remove', path });

/** What may be typed or pressed, and the file in which the build would refuse it. */
const refused: [what: string, file: string, change: Change][] = [
  ['an empty title', home, set(['meta', 'title'], '')],
  ['a title that is too short', home, set(['meta', 'title'], 'Court')],
  ['a title that is too long', home, set(['meta', 'title'], 'Très long '.repeat(12))],
  ['a description that is too short', home, set(['meta', 'description'], 'Trop court.')],
  ['a description that is too long', home, set(['meta', 'description'], 'Beaucoup trop long. '.repeat(20))],
  ['no keyword', home, set(['meta', 'keywords', 0], '')],
  ['a digit in a sentence', home, set(['hero', 'subtitles', 0], 'Nous venons en 3 heures.')],
  ['an amount in a sentence', repair, set(['meta', 'description'], 'Une réparation coûte 159 €.')],
  ['an unknown fact', home, set(['hero', 'subtitles', 0], 'Cela coûte {prices.gold}.')],
  ['an unknown file of facts', home, set(['hero', 'subtitles', 0], 'Cela coûte {gold.repair}.')],
  ['an unknown format', home, set(['hero', 'sign', 'price'], '{prices.gas-maintenance|half}')],
  ['an end of what is no range', home, set(['hero', 'sign', 'price'], '{prices.gas-maintenance|min}')],
  ['the month of what is no date', home, set(['hero', 'sign', 'price'], '{prices.gas-maintenance|month}')],
  ['a brace that does not close', home, set(['hero', 'subtitles', 0], 'Cela coûte {prices.repair.')],
  ['a link to an unknown page', home, set(['hero', 'subtitles', 0], 'Voir [ici](page:service/gold).')],
  ['a fact in one language only', home, set(['hero', 'bubble'], 'Cela coûte {prices.repair}.')],
  ['a fact left out in one language', home, set(['hero', 'points', 0, 'text'], 'un devis, puis la pose')],
  ['an item in one language only', home, add(['hero', 'subtitles', 0], 'Une ligne de plus.')],
  ['an item too few', home, remove(['hero', 'points', 0])],
  ['an item that exists twice', home, set(['hero', 'points', 0, 'id'], 'heat-pump')],
  ['an unknown id', home, set(['hero', 'points', 0, 'id'], 'swimming-pool')],
  ['a number where a text belongs', home, set(['hero', 'bubble'], 5)],
  ['nothing where a text belongs', home, set(['hero', 'bubble'], null)],
  ['a key that nothing reads', home, add(['hero', 'colour'], 'pink')],
  ['a key that is missing', home, remove(['hero', 'bubble'])],
  ['a unit that does not exist', prices, set(['repair', 'unit'], 'BEF')],
  ['a price without its VAT regime', prices, remove(['repair', 'regime'])],
  ['a price without a value', prices, remove(['repair', 'value'])],
  ['a price without a source', prices, set(['repair', 'source'], '')],
  ['a price that is gone', prices, remove(['repair'])],
  [
    'a price that nothing uses',
    prices,
    { kind: 'add', path: ['gold'], value: { value: 1, unit: 'EUR', source: 'x' } },
  ],
  ['a review date that is no date', law, set(['flanders-threshold', 'reviewBy'], 'next year')],
  ['a review date without the day of the review', law, remove(['flanders-threshold', 'reviewed'])],
  ['an e-mail address without a domain', company, set(['email'], 'info@')],
  ['a phone number that cannot be dialled', company, set(['phones', 'fr', 'number'], '053 00 00 00')],
  ['a phone number that is not the printed one', company, set(['phones', 'fr', 'number'], '+3253999999')],
  ['a family that the brand does not have', codes, set(['codes', 0, 'families', 0], 'unknown-family')],
  ['a code to try oneself without a document', codes, set(['codes', 0, 'severity'], 'self')],
  ['a code that stands there twice', codes, set(['brandPage', 0, 'code'], brandCode)],
  ['a website without https', company, set(['website'], 'http://pajotherm.be')],
  ['a postal code of five digits', town, set(['postalCode'], '93000')],
  ['coordinates in another country', town, set(['coordinates', 'latitude'], 48.8)],
  ['a neighbour that does not exist', town, set(['neighbours', 0], 'atlantis')],
  ['a colour that does not exist', town, set(['ground'], 'black')],
  ['a section of a page listed twice', townCopy, set(['order', 0], 'map')],
  ['a logo that does not exist', brand, set(['logo'], '/logos/none.svg')],
  ['an order that another brand has', brand, set(['order'], 1)],
  ['a reading time that is wrong', article, set(['front', 'readTime'], 90)],
  ['an article without a heading that its twin has', article, set(['body'], 'Un paragraphe.\n')],
  ['HTML in an article', article, set(['body'], '<b>gras</b>\n')],
  [
    'a redirect from a page that exists',
    'content/moved.yaml',
    { kind: 'add', path: [0], value: { from: 'town/aalst', to: 'home' } },
  ],
  [
    'a redirect to a page that does not exist',
    'content/moved.yaml',
    { kind: 'add', path: [0], value: { from: 'town/x', to: 'y' } },
  ],
];

test.each(refused)('DK-3: %s is refused at a field of %s', async (_, file, change) => {
  const text = editContent(file, readSource(root, file), [change]);
  const findings = await reader.ask('check', new Map([[file, text]]));
  expect(findings).not.toEqual([]);
  const problems = findings.flatMap((finding) =>
    problemsIn(finding, (name) => {
      if (name === file) return readContent(file, text);
      return name.startsWith('content/') && /\.(yaml|md)$/.test(name)
        ? readContent(name, readSource(root, name))
        : undefined;
    }),
  );
  for (const { file: name, message } of problems) {
    expect(name).toMatch(/^content\b/);
    expect(message).not.toMatch(/^content/);
    for (const language of ['fr', 'nl'] as const) {
      expect(problemText(message, language), message).not.toBe(message);
      expect(problemText(message, language)).not.toMatch(/\$\d|undefined/);
    }
  }
});
