import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { facts } from '#src/content/loaders/fact-table.ts';
import { site } from '#src/content/loaders/origin.ts';
import { formatNumber } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';
import { plain } from '../support/plain-text.ts';
import { wordsOf } from '../support/structured-data.ts';

const file = (path: string) => readFileSync(`${dist}${path}`, 'utf8');
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
  const list: { schemaVersion: number; currency: string; prices: Entry[] } = JSON.parse(file('/prices.json'));

  test('keeps to the version that docs/prices-json.md describes', () => {
    expect(list).toMatchObject({ schemaVersion: 1, currency: 'EUR' });
    const described = readFileSync('docs/prices-json.md', 'utf8');
    for (const key of [...Object.keys(list), ...list.prices.flatMap(Object.keys)])
      expect(described).toContain(`\`${key}\``);
  });

  test('BC-1: names every price of content/facts/prices.yaml, and no other', () => {
    const priced = [...facts].flatMap(([name, { unit }]) =>
      name.startsWith('prices.') && unit === 'EUR' ? [name] : [],
    );
    const listed = list.prices.map(({ id }) => id);
    expect(listed.filter((id) => id.startsWith('prices.')).sort()).toEqual(priced.sort());
  });

  test.each(list.prices)(
    'BC-1, BC-6: $id is the price of the facts, with its totals, on the page it names',
    (price) => {
      const value = facts.get(price.id)?.value;
      const [low, high] = Array.isArray(value) ? value : [value, value];
      const shown = price.excludingVat ?? price.includingVat[0];
      expect(shown?.low).toBe(low);
      expect(shown?.high).toBe(price.kind === 'from' ? null : high);
      for (const { rate, low: total } of price.includingVat) {
        if (rate !== null) expect(total).toBeCloseTo(Number(low) * (1 + rate / 100), 2);
      }
      for (const lang of languages) {
        expect(price.name[lang]).toBeTruthy();
        const page = pages.find(({ path }) => site + path === price.url[lang]);
        expect(wordsOf(page?.html ?? '')).toContain(plain(formatNumber(Number(low), lang)));
      }
    },
  );
});

describe('codes.json', () => {
  const list: {
    schemaVersion: number;
    brands: {
      id: string;
      families: Record<string, unknown>[];
      codes: {
        code: string;
        families: string[];
        meaning: Record<string, string>;
        url: Record<string, string>;
      }[];
    }[];
  } = JSON.parse(file('/codes.json'));

  test('TL-1: keeps to the version that docs/codes-json.md describes', () => {
    expect(list.schemaVersion).toBe(1);
    const described = readFileSync('docs/codes-json.md', 'utf8');
    const entries = list.brands.flatMap(({ families, codes }) => [...families, ...codes]);
    for (const key of new Set([...Object.keys(list), ...entries.flatMap(Object.keys)]))
      expect(described).toContain(`\`${key}\``);
  });

  test('TL-1: has every code of content/fault-codes, each with its row on the page', () => {
    expect(list.brands.map(({ id }) => id).sort()).toEqual(yamlNamesIn('fault-codes').sort());
    for (const { id, codes } of list.brands) {
      const written: { code: string; meaning: Record<string, string> }[] = contentFile(
        `fault-codes/${id}`,
      ).codes;
      expect(codes.map(({ code, meaning }) => ({ code, meaning }))).toEqual(
        written.map(({ code, meaning }) => ({ code, meaning })),
      );
      for (const { url } of codes) {
        for (const lang of languages) {
          const [address = '', anchor = ''] = (url[lang] ?? '').replace(site, '').split('#');
          expect(pages.find(({ path }) => path === address)?.html).toContain(` id="${anchor}"`);
        }
      }
    }
  });

  test('TL-1: names no address of a transcription', () => {
    expect(JSON.stringify(list)).not.toMatch(/github|manualarchive/);
  });
});

interface GrantEntry {
  id: string;
  url: Record<'fr' | 'nl', string>;
  official: Record<'fr' | 'nl', string[]>;
  reviewed: string;
  validUntil: string;
  state: string | null;
  schemes: { kind: string; open: boolean; amounts: { id: string; low: unknown; high: unknown }[] }[];
}

describe('grants.json', () => {
  const list: { regions: GrantEntry[]; vat: { works: object[] } } = JSON.parse(file('/grants.json'));
  const described = readFileSync('docs/grants-json.md', 'utf8');

  test('TL-4: keeps to the version and the keys that docs/grants-json.md describes', () => {
    expect(list).toMatchObject({ schemaVersion: 1 });
    const schemes = list.regions.flatMap((region) => region.schemes);
    for (const entry of [list, ...list.regions, ...schemes, list.vat, ...list.vat.works])
      for (const key of Object.keys(entry)) expect(described).toContain(`\`${key}\``);
  });

  test.each(list.regions)('TL-4: $id says what its schemes say, with the amounts of the facts', (region) => {
    expect(region.validUntil >= region.reviewed).toBe(true);
    const open = region.schemes.filter((scheme) => scheme.open).map(({ kind }) => kind);
    const state = open.includes('grant') ? 'open' : open.includes('loan') ? 'loan' : 'closed';
    expect(region.state).toBe(state);
    for (const { id, low, high } of region.schemes.flatMap(({ amounts }) => amounts)) {
      const value = facts.get(id)?.value;
      expect([low, high]).toEqual(Array.isArray(value) ? value : [value, value]);
    }
  });

  test.each(list.regions)(
    'TL-4: $id has its board on the page it names, with the official link',
    (region) => {
      for (const lang of languages) {
        const [address, anchor] = region.url[lang].split('#');
        const page = pages.find(({ path }) => site + path === address);
        expect(page?.html).toContain(`id="${anchor}"`);
        for (const body of region.official[lang]) expect(page?.html).toContain(`href="${body}"`);
      }
    },
  );
});
