import { afterAll, expect, test } from 'vitest';
import { announcementOf } from '../../desk/server/announcement.ts';
import { createFollowing } from '../../desk/server/following.ts';
import { ContentReader } from '../../desk/server/reader.ts';
import { valueAt } from '../../desk/source/change.ts';
import { PlannedFiles } from '../../desk/things/thing.ts';

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
});
