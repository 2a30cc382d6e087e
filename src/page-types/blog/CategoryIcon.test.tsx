import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleDrawing, categoryEmoji, defaultEmoji } from '#src/drawings/article-categories.ts';
import { drawingNames } from '#src/drawings/drawings.ts';
import { CategoryIcon } from './ArticleGrid/CategoryIcon.tsx';

/** Categories of spec §3, in both languages. */
const french = ['Urgence', 'Entretien', 'Guides', 'Comparatifs', 'Installation', 'Primes', 'Conseils'];
const dutch = ['Noodgeval', 'Onderhoud', 'Gidsen', 'Vergelijking', 'Plaatsing', 'Premies', 'Advies'];
/** The categories, and one that is not known. */
const emojis = [...french, 'Potins'].map(categoryEmoji);
const isKnown = (name: string | undefined) => name !== undefined && drawingNames().includes(name);

test('BL-2: each category has an emoji of its own, the same in both languages; an unknown one has the default', () => {
  expect(dutch.map(categoryEmoji)).toEqual(emojis.slice(0, -1));
  expect(new Set(emojis).size).toBe(8);
  expect(emojis.at(-1)).toBe(defaultEmoji);
});

test('BL-2: an emoji has an icon and remains in the HTML; one without an icon is printed', () => {
  for (const emoji of emojis) expect(renderToString(<CategoryIcon emoji={emoji} />)).toMatch(/<svg.*<span/);
  expect(renderToString(<CategoryIcon emoji="🐈" />)).toBe('<span aria-hidden="true">🐈 </span>');
});

test('TR-5: an article without a drawing of its own has that of its category, the same in both languages', () => {
  const drawingsOf = (categories: string[]) =>
    categories.map((category) => articleDrawing({ id: 'undrawn', category }));
  const drawings = drawingsOf([...french, 'Potins']);
  expect(drawingsOf(dutch)).toEqual(drawings.slice(0, -1));
  expect(new Set(drawings).size).toBe(8);
  expect(drawings.filter((name) => !isKnown(name))).toEqual([]);
  const own = articleDrawing({ id: 'entretien-chaudiere', category: 'Urgence' });
  expect(own).toBe('article-entretien-chaudiere');
});
