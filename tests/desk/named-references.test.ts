import { expect, test } from 'vitest';
import { describe } from '../../desk/content/describe.ts';
import { namedIn } from '../../desk/ui/named-references.ts';
import { problemText } from '../../desk/ui/problem-texts.ts';
import { referenceTable } from '../../desk/ui/references.ts';

const { references, titles } = describe();
const desk = { references: referenceTable(references), titles, language: 'fr' } as const;
const names = (text: string, file: string, path: (string | number)[]) =>
  namedIn(text, file, path, desk).map(({ name }) => name);

const home = 'content/copy/home/fr.yaml';
const prices = 'content/facts/prices.yaml';

test('DK-1: what a text names for programs is called beside it by what people call it', () => {
  expect(names('Dès {prices.repair}, puis {prices.repair}', home, ['faq', 'text'])).toEqual([
    'Prix › Réparation',
  ]);
  const [page] = names('[voir](page:service/heat-pump)', home, ['faq', 'text']);
  expect(page).toBe(titles['id:service/heat-pump']?.fr);
  expect(names('Un texte sans prix.', home, ['faq', 'text'])).toEqual([]);
});

test('DK-1: a fact that names another by itself, or in a formula, says what that is called', () => {
  expect(names('repair', prices, ['x', 'follows'])).toEqual(['Prix › Réparation']);
  expect(names('prices.repair', prices, ['x', 'insteadOf'])).toEqual(['Prix › Réparation']);
  expect(names('repair × urgent-repair', prices, ['x', 'formula'])).toEqual([
    'Prix › Réparation',
    'Prix › Réparation urgente',
  ]);
  expect(names('repair', prices, ['x', 'note'])).toEqual([]);
});

test('DK-1: a value that names a field is called as the form calls the field', () => {
  expect(names('legal.form', 'content/company.yaml', ['samples', 0])).toEqual([
    'Mentions légales › Forme juridique',
  ]);
  expect(names('meta.title', 'content/placeholders.yaml', [0, 'key'])).toEqual([
    'Résultats de recherche › Titre dans Google',
  ]);
});

test('DK-3: a message calls a price and a page by their names, beside the way they are written', () => {
  const told = problemText(
    '{prices.repair} and page:service/heat-pump, not {prices.nothing-such}',
    'fr',
    titles,
  );
  expect(told).toContain('« Prix › Réparation » ({prices.repair})');
  expect(told).toContain(`« ${titles['id:service/heat-pump']?.fr} » (page:service/heat-pump)`);
  expect(told).toMatch(/not \{prices\.nothing-such\}$/);
});
