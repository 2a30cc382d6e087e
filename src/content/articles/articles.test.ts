import { describe, expect, test } from 'vitest';
import { facts, numberOf } from '#src/content/loaders/fact-table.ts';
import { languages } from '#src/lib/language.ts';
import { allArticles, articleIds, rawArticle } from './articles.ts';

/** Ids with read times, in the order of spec §3; their categories stand in tests/content/specified-words.test.ts. */
const specified: [id: string, minutes: number][] = [
  ['depannage-chaudiere-bruxelles', 8],
  ['entretien-chaudiere', 10],
  ['choisir-pompe-chaleur-bruxelles-2025', 8],
  ['chaudiere-gaz-vs-mazout', 12],
  ['chauffage-au-sol', 11],
  ['subventions-chauffage', 14],
  ['trouver-chauffagiste', 10],
];

describe.each(languages)('articles in %s', (lang) => {
  const articles = allArticles(lang);

  test('BL-1, BL-2: the seven articles of the specification, in its order, with their reading times and date', () => {
    const known = articles.filter(({ id }) => specified.some(([name]) => name === id));
    expect(known.map(({ id, readTime }) => [id, readTime])).toEqual(specified);
    expect(new Set(known.map(({ date }) => date))).toEqual(new Set(['2025-01-15']));
  });
});

test('BC-5: an article that prints the review date of the law was not updated before that date', () => {
  const reviewed = String(facts.get('law.reviewed')?.value);
  for (const id of articleIds()) {
    const { front, body } = rawArticle(id, 'fr');
    if (body.includes('{law.reviewed}')) expect(front.updated >= reviewed, `${id}: updated`).toBe(true);
  }
});

test('BC-1: the floor of the worked example is not smaller than the minimum to which the prices apply', () => {
  const where = 'src/copy/articles.test.ts';
  expect(numberOf('articles.floor-area', where)).toBeGreaterThanOrEqual(
    numberOf('underfloor.minimum-area', where),
  );
});
