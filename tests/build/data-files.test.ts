import { expect, test } from 'vitest';
import { formatNumber } from '#src/lib/format.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { type BuiltPage, builtFile, origin, pageAt } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { textOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';

type Names = Record<Language, string>;
interface Price {
  id: string;
  name: Names;
  url: Names;
  kind: string;
  excludingVat: { low: number; high: number | null } | null;
  includingVat: { rate: number | null; low: number; high: number | null }[];
}
interface Region {
  id: string;
  url: Names;
  official: Record<Language, string[]>;
  reviewed: string;
  validUntil: string;
  state: string;
  schemes: { kind: string; open: boolean; amounts: { id: string; low: unknown; high: unknown }[] }[];
}

const parseDataFile = (name: string) => JSON.parse(builtFile(`/${name}.json`));
const prices: Price[] = parseDataFile('prices').prices;
const labelledPrices = prices.map((price) => ({ ...price, path: price.id }));
const labelledRegions = (parseDataFile('grants').regions as Region[]).map((region) => ({
  ...region,
  path: region.id,
}));

/** Page and fragment of a URL of the site. */
const targetOf = (url: string): { page: BuiltPage; fragment: string } => {
  const [path = '', fragment = ''] = url.replace(origin, '').split('#');
  return { page: pageAt(path), fragment };
};

/** Both ends of a fact, by its name: `prices.repair`. */
const endsOf = (name: string): [low: unknown, high: unknown] => {
  const [file, key = ''] = name.split('.');
  const { value, follows } = readContentFile(`facts/${file}`)[key];
  if (follows !== undefined) return endsOf(`${file}.${follows}`);
  return Array.isArray(value) ? [value[0], value[1]] : [value, value];
};

test('BC-1: prices.json names every price of content/facts/prices.yaml, and no other', () => {
  const facts: [string, { unit: string }][] = Object.entries(readContentFile('facts/prices'));
  const priced = facts.filter(([, { unit }]) => unit === 'EUR').map(([key]) => `prices.${key}`);
  const priceIds = prices.map(({ id }) => id).filter((id) => id.startsWith('prices.'));
  expect(priceIds.sort()).toEqual(priced.sort());
});

test('BC-1, BC-6: each published price has the value of its fact and its totals, and stands on the page that it names', () => {
  checkEach(labelledPrices, ({ id, kind, excludingVat, includingVat, name, url }) => {
    const [low, high] = endsOf(id);
    expect(excludingVat ?? includingVat[0]).toMatchObject({ low, high: kind === 'from' ? null : high });
    for (const { rate, low: total } of includingVat)
      if (rate !== null) expect(total).toBeCloseTo(Number(low) * (1 + rate / 100), 2);
    for (const lang of languages) {
      expect(name[lang]).toBeTruthy();
      expect(textOf(targetOf(url[lang]).page.main)).toContain(toPlainText(formatNumber(Number(low), lang)));
    }
  });
});

test('TL-4: the state of a Region is that of its schemes, with the amounts of the facts, and on its page with the official links', () => {
  checkEach(labelledRegions, ({ reviewed, validUntil, schemes, state, url, official }) => {
    expect(validUntil >= reviewed).toBe(true);
    const open = schemes.filter((scheme) => scheme.open).map(({ kind }) => kind);
    expect(state).toBe(open.includes('grant') ? 'open' : open.includes('loan') ? 'loan' : 'closed');
    for (const { id, low, high } of schemes.flatMap(({ amounts }) => amounts))
      expect([low, high]).toEqual(endsOf(id));
    for (const lang of languages) {
      const { page, fragment } = targetOf(url[lang]);
      for (const part of [`id="${fragment}"`, ...official[lang].map((address) => `href="${address}"`)])
        expect(page.html).toContain(part);
    }
  });
});
