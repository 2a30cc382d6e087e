import { expect, test } from 'vitest';
import { articleIds, rawArticle } from '../../content/articles.ts';
import { categoryEmoji, defaultEmoji } from './category-emoji.ts';

test('BL-2: each category has an emoji of its own, the same in both languages', () => {
  const emojis = new Map<string, string>();
  for (const id of articleIds()) {
    const [fr, nl] = [rawArticle(id, 'fr').front.category, rawArticle(id, 'nl').front.category];
    expect(categoryEmoji(fr)).toBe(categoryEmoji(nl));
    emojis.set(fr, categoryEmoji(fr));
  }
  expect(new Set(emojis.values()).size).toBe(emojis.size);
  expect([...emojis.values()]).not.toContain(defaultEmoji);
});

test('BL-2: an unknown category gets the default', () => {
  expect(categoryEmoji('Potins')).toBe(defaultEmoji);
});
