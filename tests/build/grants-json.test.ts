import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { content, website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';

const pages = builtPages();

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
  const list: { regions: GrantEntry[]; vat: { works: object[] } } = JSON.parse(
    readFileSync(`${dist}/grants.json`, 'utf8'),
  );
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
      const value = content.facts.get(id)?.value;
      expect([low, high]).toEqual(Array.isArray(value) ? value : [value, value]);
    }
  });

  test.each(list.regions)(
    'TL-4: $id has its board on the page it names, with the official link',
    (region) => {
      for (const lang of languages) {
        const [address, anchor] = region.url[lang].split('#');
        const page = pages.find(({ path }) => website + path === address);
        expect(page?.html).toContain(`id="${anchor}"`);
        for (const body of region.official[lang]) expect(page?.html).toContain(`href="${body}"`);
      }
    },
  );
});
