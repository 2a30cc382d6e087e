import { expect, test } from 'vitest';
import { articleIds, rawArticle } from '../../content/articles.ts';
import { categoryEmoji, defaultEmoji } from './category-emoji.ts';

test('BL-2: each category has an emoji of its own, the same in both languages', () => {
  const pairs = articleIds().map((id) => {
    const [fr, nl] = [rawArticle(id, 'fr').front.category, rawArticle(id, 'nl').front.category];
    expect(categoryEmoji(fr)).toBe(categoryEmoji(nl));
    return categoryEmoji(fr);
  });
  expect(new Set(pairs).size).toBe(articleIds().length);
  expect(pairs).not.toContain(defaultEmoji);
});

test('BL-2: an unknown category gets the default', () => {
  expect(categoryEmoji('Potins')).toBe(defaultEmoji);
});
