import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatNumber } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { content, website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { plain } from '../support/plain-text.ts';
import { wordsOf } from '../support/structured-data.ts';

const pages = builtPages();

interface Total {
  rate: number | null;
  when: string;
  low: number;
  high: number | null;
}
interface Entry {
  id: string;
  service: string;
  name: Record<string, string>;
  url: Record<'fr' | 'nl', string>;
  kind: string;
  unit: string;
  excludingVat: { low: number; high: number | null } | null;
  includingVat: Total[];
}

describe('prices.json', () => {
  const list: { schemaVersion: number; currency: string; prices: Entry[] } = JSON.parse(
    readFileSync(`${dist}/prices.json`, 'utf8'),
  );

  test('keeps to the version that docs/prices-json.md describes', () => {
    expect(list).toMatchObject({ schemaVersion: 1, currency: 'EUR' });
    const described = readFileSync('docs/prices-json.md', 'utf8');
    for (const key of [...Object.keys(list), ...list.prices.flatMap(Object.keys)])
      expect(described).toContain(`\`${key}\``);
  });

  test('BC-1: names every price of content/facts/prices.yaml, and no other', () => {
    const priced = [...content.facts].flatMap(([name, { unit }]) =>
      name.startsWith('prices.') && unit === 'EUR' ? [name] : [],
    );
    const listed = list.prices.map(({ id }) => id);
    expect(listed.filter((id) => id.startsWith('prices.')).sort()).toEqual(priced.sort());
  });

  test.each(list.prices)(
    'BC-1, BC-6: $id is the price of the facts, with its totals, on the page it names',
    (price) => {
      const value = content.facts.get(price.id)?.value;
      const [low, high] = Array.isArray(value) ? value : [value, value];
      const shown = price.excludingVat ?? price.includingVat[0];
      expect(shown?.low).toBe(low);
      expect(shown?.high).toBe(price.kind === 'from' ? null : high);
      for (const { rate, low: total } of price.includingVat) {
        if (rate !== null) expect(total).toBeCloseTo(Number(low) * (1 + rate / 100), 2);
      }
      for (const lang of languages) {
        expect(price.name[lang]).toBeTruthy();
        const page = pages.find(({ path }) => website + path === price.url[lang]);
        expect(wordsOf(page?.html ?? '')).toContain(plain(formatNumber(Number(low), lang)));
      }
    },
  );
});
