import { describe, expect, test } from 'vitest';
import { languages } from '../site/language.ts';
import { withVat } from '../site/price.ts';
import {
  agedAuthorities,
  allArticles,
  article,
  articleIds,
  directArticle,
  rawArticle,
  readingSpeed,
} from './articles.ts';
import { facts } from './fact-table.ts';

/** Ids with read times, in the order of spec §3. */
const specified: [id: string, minutes: number, category: string][] = [
  ['depannage-chaudiere-bruxelles', 8, 'Urgence'],
  ['entretien-chaudiere', 10, 'Entretien'],
  ['choisir-pompe-chaleur-bruxelles-2025', 8, 'Guides'],
  ['chaudiere-gaz-vs-mazout', 12, 'Comparatifs'],
  ['chauffage-au-sol', 11, 'Installation'],
  ['subventions-chauffage', 14, 'Primes'],
  ['trouver-chauffagiste', 10, 'Conseils'],
];

describe.each(languages)('articles in %s', (lang) => {
  const articles = allArticles(lang);

  test('BL-1, BL-2: the seven of the specification in its order, with their read times and date', () => {
    const known = articles.filter(({ id }) => specified.some(([name]) => name === id));
    expect(known.map(({ id, readTime }) => [id, readTime])).toEqual(
      specified.map(([id, minutes]) => [id, minutes]),
    );
    expect(new Set(known.map(({ date }) => date))).toEqual(new Set(['2025-01-15']));
  });

  test('BL-3: each is as long as its read time says', () => {
    for (const { id, words, readTime } of articles) {
      const minutes = words / readingSpeed;
      expect(Math.abs(minutes / readTime - 1), `${id}: ${words} words`).toBeLessThanOrEqual(0.2);
    }
  });

  test('PG-1: titles and descriptions fit a list of search results', () => {
    for (const { metaTitle, description } of articles) {
      expect(metaTitle.length).toBeGreaterThanOrEqual(15);
      expect(metaTitle.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  test('BL-3: the heat-pump guide has types, power, compatibility, brands, subsidies and a checklist', () => {
    const { toc, html } = article(directArticle, lang);
    expect(toc).toHaveLength(6);
    expect(html).toContain('class="checks"');
  });
});

test('BL-2: the French categories are those of the specification', () => {
  for (const [id, , category] of specified) expect(rawArticle(id, 'fr').front.category).toBe(category);
});

test('BC-5: an article knows the public bodies behind its facts once these have aged', () => {
  expect(agedAuthorities('subventions-chauffage', 'fr', new Date('2026-02-22'))).toEqual([]);
  expect(agedAuthorities('subventions-chauffage', 'fr', new Date('2040-01-01'))).toContain(
    'https://renolution.brussels',
  );
});

test('BC-5: no article is older than the review of the law whose date it prints', () => {
  const reviewed = String(facts.get('law.reviewed')?.value);
  for (const id of articleIds()) {
    const { front, body } = rawArticle(id, 'fr');
    if (body.includes('{law.reviewed}')) expect(front.updated >= reviewed, `${id}: updated`).toBe(true);
  }
});

describe('BC-1: the sums of the worked examples are right', () => {
  const number = (name: string, end = 0): number => {
    const value = facts.get(name)?.value;
    return Number(Array.isArray(value) ? value[end] : value);
  };
  const example = (key: string, end = 0) => number(`articles.${key}`, end);

  test('heat pump', () => {
    expect([example('output-worst'), example('output-best')]).toEqual([
      number('heat-pump.output'),
      number('heat-pump.output', 1),
    ]);
    expect(example('electricity-best')).toBe(example('heat-demand') / example('output-best'));
    expect(example('electricity-worst')).toBe(example('heat-demand') / example('output-worst'));
    expect([example('electricity'), example('electricity', 1)]).toEqual([
      example('electricity-best'),
      example('electricity-worst'),
    ]);
  });

  test('repair and maintenance', () => {
    expect(example('repair-share')).toBe(
      (100 * example('repair-example')) / number('installation.gas-condensing'),
    );
    expect(example('oil-separate')).toBe(number('prices.oil-standard') + number('prices.chimney-sweeping'));
    expect(example('oil-saving')).toBe(example('oil-separate') - number('prices.oil-complete'));
    for (const end of [0, 1]) {
      expect(example('maintenance-gain', end)).toBe(
        (example('heating-bill') * number('maintenance.energy-savings', end)) / 100,
      );
    }
  });

  test('gas and oil over the years', () => {
    const years = example('years');
    const [gas, oil] = [number('installation.gas-condensing'), number('installation.oil-condensing')];
    const [gasService, oilService] = [number('prices.gas-maintenance'), number('prices.oil-complete')];
    expect(example('years-number')).toBe(years);
    expect(example('gas-total')).toBe(gas + years * gasService);
    expect(example('oil-total')).toBe(oil + years * oilService);
    expect(example('total-difference')).toBe(example('oil-total') - example('gas-total'));
    expect(example('gas-total-vat')).toBeCloseTo(withVat(gas, 21) + years * withVat(gasService, 6));
    expect(example('oil-total-vat')).toBeCloseTo(withVat(oil, 21) + years * withVat(oilService, 6));
  });

  test('underfloor heating', () => {
    const area = example('floor-area');
    expect(area).toBeGreaterThanOrEqual(number('underfloor.minimum-area'));
    expect(example('floor-area-number')).toBe(area);
    for (const end of [0, 1]) {
      expect(example('floor-hydraulic', end)).toBe(area * number('underfloor.hydraulic', end));
      expect(example('floor-dry', end)).toBe(area * number('underfloor.dry', end));
      expect(example('floor-saving', end)).toBe(
        (example('heating-bill') * number('underfloor.savings', end)) / 100,
      );
    }
  });

  test('grants, VAT and quotes', () => {
    expect(example('grant-cap')).toBe(
      (example('grant-invoice') * number('subsidies.flanders-cap-category-3')) / 100,
    );
    expect(example('vat-standard')).toBe((number('heat-pump.price') * number('vat.standard')) / 100);
    expect(example('vat-reduced')).toBe((number('heat-pump.price') * number('vat.reduced')) / 100);
    expect(example('vat-difference')).toBe(example('vat-standard') - example('vat-reduced'));
    expect(example('quote-two-vat')).toBe(withVat(example('quote-two'), number('vat.standard')));
    expect(example('quote-difference')).toBe(example('quote-two-vat') - example('quote-one'));
  });
});
