import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distFolder } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { findDuplicates } from '../support/find-duplicates.ts';

const pages = builtPages();
const imageOf = (path: string): Buffer => readFileSync(`${distFolder}/share${path}.png`);

test('PG-1: every page has a share image of its own: a PNG of 1200 × 630 pixels, 5 to 60 kB', () => {
  checkEach(pages, ({ path }) => {
    const image = imageOf(path);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThanOrEqual(60_000);
    expect(image.length).toBeGreaterThan(5_000);
  });
  expect(findDuplicates(pages.map(({ path }) => imageOf(path).toString('base64')))).toEqual([]);
});
