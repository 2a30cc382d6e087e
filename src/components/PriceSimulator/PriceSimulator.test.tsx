import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PriceSimulator } from './PriceSimulator.tsx';
import type { PriceCard } from './price-card.ts';

const card = (key: string): PriceCard => ({
  key,
  title: `Titre ${key}`,
  description: `Pour ${key}`,
  badge: key === 'depannage' ? 'Urgent' : null,
  price:
    key === 'installation'
      ? null
      : { excluded: '159 €', reduced: '168,54 €', standard: '192,39 €', from: null },
  action: `Réserver ${key}`,
  features: ['un', 'deux', 'trois'],
  bookHref: 'https://rdv.example/fr',
});
const keys = [
  'depannage',
  'entretien_gaz',
  'ramonage',
  'mazout_complet',
  'mazout_simple',
  'cerga',
  'peb_chauffage',
  'installation',
];
const labels = {
  reduced: 'TVAC 6 %',
  standard: 'TVAC 21 %',
  older: 'logement ancien',
  younger: 'autres cas',
  excluded: 'HTVA',
  onQuote: 'Sur devis',
  selected: 'Choisi',
  newTab: '(nouvel onglet)',
};
const html = renderToString(<PriceSimulator cards={keys.map(card)} labels={labels} />);
const count = (part: string) => html.split(part).length - 1;

describe('HM-8: the price simulator as the server sends it', () => {
  test('HM-8: eight tags, each a plain link to the booking page in a new tab', () => {
    expect(count('<h3')).toBe(8);
    expect(count('href="https://rdv.example/fr" target="_blank" rel="noopener"')).toBe(8);
    expect(count('(nouvel onglet)')).toBe(8);
  });

  test('HM-8: none is selected', () => {
    expect(html).not.toContain('aria-current');
  });

  test('HM-8: each says in one line what it is for', () => {
    for (const key of keys) expect(html).toContain(`Pour ${key}`);
  });

  test('HM-8: three features on each', () => {
    for (const feature of ['un', 'deux', 'trois']) expect(count(`<li>${feature}</li>`)).toBe(8);
  });

  test('BC-6: three amounts on each tag, none on the installation', () => {
    for (const amount of ['159 €', '168,54 €', '192,39 €']) expect(count(amount)).toBe(7);
    expect(count('Sur devis')).toBe(1);
  });
});
