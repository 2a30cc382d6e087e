import { expect, test } from 'vitest';
import { readingMinutes } from '#src/copy/articles.ts';
import { articleFrontMatter } from '../schemas/article.ts';
import { readTimeProblems } from './articles.ts';

const problemsOf = (readTime: number, words: number) => readTimeProblems('a/fr.md', readTime, words);

test('BL-3: a short article takes a minute, and no other number fits it', () => {
  for (const words of [1, 43, 110, 200, 290]) expect(problemsOf(1, words), `${words} words`).toEqual([]);
  expect(problemsOf(2, 43).join()).toContain('Write 1 in both languages');
});

test('BL-3: what a message asks for is accepted', () => {
  for (let words = 1; words < 5000; words += 7) {
    const asked = Number(/Write (\d+) in/.exec(problemsOf(1000, words).join())?.[1]);
    expect(problemsOf(asked, words), `${words} words`).toEqual([]);
  }
});

test('BL-3: a time that is a fifth off is refused', () => {
  expect(problemsOf(8, 2000)).toHaveLength(1);
  expect(problemsOf(12, 2000)).toEqual([]);
  expect(problemsOf(13, 2000)).toHaveLength(1);
});

test('BL-3: a time that is counted from the text is never refused, and none has to be written', () => {
  for (let words = 1; words < 5000; words += 7)
    expect(problemsOf(readingMinutes(words), words), `${words} words`).toEqual([]);
  expect(articleFrontMatter.shape.readTime.safeParse(undefined).success).toBe(true);
});
