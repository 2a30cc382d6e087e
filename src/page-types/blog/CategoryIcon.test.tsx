import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleDrawing, categoryEmoji, defaultEmoji } from '#src/drawings/article-categories.ts';
import { drawingNames } from '#src/drawings/drawings.ts';
import { CategoryIcon } from './ArticleGrid/CategoryIcon.tsx';

/** Categories of spec §3, in both languages. */
const specified = [
  ['Urgence', 'Noodgeval'],
  ['Entretien', 'Onderhoud'],
  ['Guides', 'Gidsen'],
  ['Comparatifs', 'Vergelijking'],
  ['Installation', 'Plaatsing'],
  ['Primes', 'Premies'],
  ['Conseils', 'Advies'],
] as const;

test('BL-2: each category of the specification has an emoji of its own, the same in both languages', () => {
  const emojis = specified.map(([fr]) => categoryEmoji(fr));
  expect(specified.map(([, nl]) => categoryEmoji(nl))).toEqual(emojis);
  expect(new Set(emojis).size).toBe(specified.length);
  expect(emojis).not.toContain(defaultEmoji);
});

test('BL-2: an unknown category gets the default', () => {
  expect(categoryEmoji('Potins')).toBe(defaultEmoji);
});

test('BL-2: each emoji has an icon and remains in the HTML; an emoji without an icon is printed', () => {
  for (const emoji of [...specified.map(([fr]) => categoryEmoji(fr)), defaultEmoji]) {
    const html = renderToString(<CategoryIcon emoji={emoji} />);
    expect(html, emoji).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain(`<span class="visually-hidden" aria-hidden="true">${emoji} </span>`);
  }
  expect(renderToString(<CategoryIcon emoji="🐈" />)).toBe('<span aria-hidden="true">🐈 </span>');
});

test('TR-5: an article without a drawing of its own has that of its category, the same in both languages', () => {
  const drawings = specified.map(([fr, nl]) => {
    const [french, dutch] = [fr, nl].map((category) => articleDrawing({ id: 'undrawn', category }));
    expect(french).toBe(dutch);
    return french;
  });
  const all = [...drawings, articleDrawing({ id: 'undrawn', category: 'Potins' })];
  expect(new Set(all).size).toBe(specified.length + 1);
  expect(all.filter((name) => name === undefined || !drawingNames().includes(name))).toEqual([]);
  expect(articleDrawing({ id: 'entretien-chaudiere', category: 'Urgence' })).toBe(
    'article-entretien-chaudiere',
  );
});
