import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { contentFile, yamlNamesIn } from '../support/content-files.ts';

const pages = builtPages();

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
  } = JSON.parse(readFileSync(`${dist}/codes.json`, 'utf8'));

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
          const [address = '', anchor = ''] = (url[lang] ?? '').replace(website, '').split('#');
          expect(pages.find(({ path }) => path === address)?.html).toContain(` id="${anchor}"`);
        }
      }
    }
  });

  test('TL-1: names no address of a transcription', () => {
    expect(JSON.stringify(list)).not.toMatch(/github|manualarchive/);
  });
});
