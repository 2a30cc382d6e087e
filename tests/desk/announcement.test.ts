import { afterAll, expect, test } from 'vitest';
import { announcementOf } from '../../desk/server/announcement.ts';
import { createFollowing } from '../../desk/server/following.ts';
import { ContentReader } from '../../desk/server/reader.ts';
import { valueAt } from '../../desk/source/change.ts';
import { sentencesWith } from '../../desk/things/sentences.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';
import { filledIn } from '../../desk/ui/things/filled-in.ts';

const root = process.cwd();
const reader = new ContentReader(root);
afterAll(() => reader.close());

test('DK-1: before a later price is saved, the examples that follow it and the sentences of both languages are known as they will be', async () => {
  const price = 'prices.oil-complete';
  const { withComputedFacts } = createFollowing(root);
  const saved = new PlannedFiles(root);
  const before = Number(valueAt(saved.data('content/facts/prices.yaml'), ['oil-complete', 'value']));
  const request = { kind: 'laterPrice', price, from: '2031-01-01', low: before + 3 } as const;
  const { problems, facts, texts, references } = await announcementOf(
    root,
    reader,
    request,
    withComputedFacts,
    '2026-03-01',
  );
  expect(problems).toEqual([]);
  const examples = Object.entries(Object(saved.data('content/facts/articles.yaml'))).flatMap(([key, fact]) =>
    String(Reflect.get(Object(fact), 'formula')).includes(price) ? [`articles.${key}`] : [],
  );
  expect(examples.length).toBeGreaterThan(0);
  expect(facts).toEqual(expect.arrayContaining([price, ...examples]));
  const shown = references.find(({ name }) => name === `{${price}}`);
  expect(shown?.nl.replace(/\D/g, '')).toBe(String(before + 3));
  for (const end of ['fr.', 'nl.'])
    expect(texts.filter(({ file }) => file.includes(`/${end}`)).length).toBeGreaterThan(0);
  for (const { file, key, text } of texts)
    expect(
      facts.some((name) => text.includes(`{${name}`)),
      `${file} ${key}: ${text}`,
    ).toBe(true);
  // The articles have a table with this price.
  for (const { text } of texts) expect(text).not.toMatch(/\*\*|\]\(|^[|>#]|\[!| \| /);
});

test('DK-1: the sentences that name a price are read without the marks of Markdown', () => {
  const text = [
    '> [!example] Un exemple à {prices.repair} ?',
    '> Oui, **{prices.repair|incl6}** avec [un diagnostic](page:home). Rien d’autre.',
    '',
    'Table: Prix',
    '',
    '| | Gaz | Mazout |',
    '| --- | ---: | --- |',
    '| Dépannage | {prices.repair|incl6} | **cher** |',
    '| Autre | 0 | 0 |',
    '',
    '- [ ] Payer {prices.repair}',
  ].join('\n');
  expect(sentencesWith(text, /\{prices\.repair[|}]/, ' : ')).toEqual([
    'Un exemple à {prices.repair} ?',
    'Oui, {prices.repair|incl6} avec un diagnostic.',
    'Dépannage · Gaz : {prices.repair|incl6} · Mazout : cher',
    'Payer {prices.repair}',
  ]);
});

test('DK-1: an amount that stands alone on a card is told with its name and its VAT', () => {
  const file = 'content/copy/home/fr.yaml';
  const texts = ['{prices.repair}', '{prices.repair|incl6}', 'Dès {prices.repair}.'].map((text) => ({
    file,
    path: [],
    text,
  }));
  const references = [
    { name: '{prices.repair}', fr: '105 €', nl: '€ 105', withoutVat: true as const },
    { name: '{prices.repair|incl6}', fr: '111,30 €', nl: '€ 111,30' },
  ];
  expect(filledIn({ problems: [], facts: [], references, texts }).texts.map(({ text }) => text)).toEqual([
    'Réparation : 105 € hors TVA',
    'Réparation : 111,30 €, TVA de 6 % comprise',
    'Dès 105 €.',
  ]);
});
