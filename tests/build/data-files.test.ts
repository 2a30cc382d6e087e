import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNumber } from '#src/lib/format.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { type BuiltPage, builtFile, origin, pageAt } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { textOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { wordsOf } from '../support/structured-data.ts';

type Addresses = Record<Language, string>;
interface Price {
  id: string;
  name: Record<Language, string>;
  url: Addresses;
  kind: string;
  excludingVat: { low: number; high: number | null } | null;
  includingVat: { rate: number | null; low: number; high: number | null }[];
}
interface Region {
  id: string;
  url: Addresses;
  official: Record<Language, string[]>;
  reviewed: string;
  validUntil: string;
  state: string;
  schemes: { kind: string; open: boolean; amounts: { id: string; low: unknown; high: unknown }[] }[];
}
interface Brand {
  id: string;
  families: object[];
  codes: { code: string; meaning: object; severity: string; url: Addresses }[];
}

const { prices, ...priceList } = JSON.parse(builtFile('/prices.json')) as { prices: Price[] };
const { regions, ...grantList } = JSON.parse(builtFile('/grants.json')) as {
  regions: Region[];
  vat: { works: object[] };
};
const { brands, ...codeList } = JSON.parse(builtFile('/codes.json')) as { brands: Brand[] };

const pricesById = prices.map((price) => ({ ...price, path: price.id }));
const regionsById = regions.map((region) => ({ ...region, path: region.id }));
const brandsById = brands.map((brand) => ({ ...brand, path: brand.id }));

/** Page and fragment of an address of the site. */
const targetOf = (url: string): { page: BuiltPage; fragment: string } => {
  const [path = '', fragment = ''] = url.replace(origin, '').split('#');
  return { page: pageAt(path), fragment };
};

/** Both ends of a fact, by its name: `prices.repair`. */
const endsOf = (name: string): [low: unknown, high: unknown] => {
  const [file, key = ''] = name.split('.');
  const { value, follows } = contentFile(`facts/${file}`)[key];
  if (follows !== undefined) return endsOf(`${file}.${follows}`);
  return Array.isArray(value) ? [value[0], value[1]] : [value, value];
};

test('TL-1, TL-4, BC-1: every key of the three files is described in docs/', () => {
  const entries: Record<string, object[]> = {
    prices: [priceList, ...prices],
    grants: [
      grantList,
      grantList.vat,
      ...grantList.vat.works,
      ...regions,
      ...regions.flatMap(({ schemes }) => schemes),
    ],
    codes: [codeList, ...brands.flatMap(({ families, codes }) => [...families, ...codes])],
  };
  for (const [name, described] of Object.entries(entries)) {
    const text = readFileSync(`docs/${name}-json.md`, 'utf8');
    const keys = new Set(described.flatMap(Object.keys));
    expect(
      [...keys].filter((key) => !text.includes(`\`${key}\``)),
      name,
    ).toEqual([]);
    expect(described[0]).toMatchObject({ schemaVersion: 1 });
  }
});

test('BC-1: prices.json names every price of content/facts/prices.yaml, and no other', () => {
  const facts: [string, { unit: string }][] = Object.entries(contentFile('facts/prices'));
  const priced = facts.filter(([, { unit }]) => unit === 'EUR').map(([key]) => `prices.${key}`);
  const listed = prices.map(({ id }) => id).filter((id) => id.startsWith('prices.'));
  expect(listed.sort()).toEqual(priced.sort());
});

test('BC-1, BC-6: a price is that of the facts, with its totals, on the page it names', () => {
  checkEach(pricesById, ({ id, kind, excludingVat, includingVat, name, url }) => {
    const [low, high] = endsOf(id);
    expect(excludingVat ?? includingVat[0]).toMatchObject({ low, high: kind === 'from' ? null : high });
    for (const { rate, low: total } of includingVat)
      if (rate !== null) expect(total).toBeCloseTo(Number(low) * (1 + rate / 100), 2);
    for (const lang of languages) {
      expect(name[lang]).toBeTruthy();
      expect(wordsOf(targetOf(url[lang]).page.html)).toContain(plain(formatNumber(Number(low), lang)));
    }
  });
});

test('TL-4: the state of a Region is that of its schemes, with the amounts of the facts', () => {
  checkEach(regionsById, ({ reviewed, validUntil, schemes, state }) => {
    expect(validUntil >= reviewed).toBe(true);
    const open = schemes.filter((scheme) => scheme.open).map(({ kind }) => kind);
    expect(state).toBe(open.includes('grant') ? 'open' : open.includes('loan') ? 'loan' : 'closed');
    for (const { id, low, high } of schemes.flatMap(({ amounts }) => amounts))
      expect([low, high]).toEqual(endsOf(id));
  });
});

test('TL-4: a Region has its status on the page it names, with the official links', () => {
  checkEach(regionsById, ({ url, official }) => {
    for (const lang of languages) {
      const { page, fragment } = targetOf(url[lang]);
      for (const part of [`id="${fragment}"`, ...official[lang].map((address) => `href="${address}"`)])
        expect(page.html).toContain(part);
    }
  });
});

test('TL-1: codes.json has every code of content/fault-codes, each with its row on the page', () => {
  expect(brands.map(({ id }) => id).sort()).toEqual(yamlNamesIn('fault-codes').sort());
  checkEach(brandsById, ({ id, codes }) => {
    const written: { code: string; meaning: object }[] = contentFile(`fault-codes/${id}`).codes;
    expect(codes).toMatchObject(written.map(({ code, meaning }) => ({ code, meaning })));
    for (const target of codes.flatMap(({ url }) => languages.map((lang) => targetOf(url[lang]))))
      expect(target.page.html).toContain(` id="${target.fragment}"`);
  });
});

test('WD-1: a code is as serious in codes.json as in its row on the page', () => {
  const names = contentFile('copy/fault-labels/fr').severities;
  checkEach(brandsById, ({ codes }) => {
    for (const { code, severity, url } of codes) {
      const { page, fragment } = targetOf(url.fr);
      const row = page.main.querySelector(`li[id="${fragment}"]`);
      expect(textOf(row ?? page.main), code).toContain(names[severity]);
    }
  });
});

test('TL-1: codes.json names no address of a transcription', () => {
  expect(builtFile('/codes.json')).not.toMatch(/github|manualarchive/);
});
