import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { fitsReadingTime, readingMinutes } from './article.ts';

/** Ids with read times, in the order of spec §3; their categories are in tests/content/specified-words.test.ts. */
const specifiedMinutes: [id: string, minutes: number][] = [
  ['depannage-chaudiere-bruxelles', 8],
  ['entretien-chaudiere', 10],
  ['choisir-pompe-chaleur-bruxelles-2025', 8],
  ['chaudiere-gaz-vs-mazout', 12],
  ['chauffage-au-sol', 11],
  ['subventions-chauffage', 14],
  ['trouver-chauffagiste', 10],
];

test.each(languages)(
  'BL-1, BL-2: the seven articles of the specification (%s), in its order, with reading times and date',
  (lang) => {
    const known = content.articles[lang].filter(({ id }) => specifiedMinutes.some(([name]) => name === id));
    expect(known.map(({ id, readTime }) => [id, readTime])).toEqual(specifiedMinutes);
    expect(new Set(known.map(({ date }) => date))).toEqual(new Set(['2025-01-15']));
  },
);

test('BC-5: an article that prints the review date of the law was not updated before that date', () => {
  const lawReviewDate = String(content.facts.of('law.reviewed').value);
  const earlyArticles = [...content.rawArticles].filter(
    ([, { front, body }]) => body.includes('{law.reviewed}') && front.updated < lawReviewDate,
  );
  expect(earlyArticles.map(([name]) => name)).toEqual([]);
});

test('BL-3: a reading time fits if it equals the counted one, or is at most a fifth off', () => {
  expect([1, 43, 110, 200, 290].filter((words) => !fitsReadingTime(1, words))).toEqual([]);
  expect([fitsReadingTime(2, 43), fitsReadingTime(8, 2000), fitsReadingTime(13, 2000)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(fitsReadingTime(12, 2000)).toBe(true);
  const wordCounts = Array.from({ length: 700 }, (_, index) => 1 + index * 7);
  expect(wordCounts.filter((words) => !fitsReadingTime(readingMinutes(words), words))).toEqual([]);
});
