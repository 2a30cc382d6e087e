import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';

const pages = builtPages().map((page) => ({ ...page, image: readFileSync(`${dist}/share${page.path}.png`) }));

test.each(pages)('the share image of $path is a PNG of 1200 × 630 pixels and at most 60 kB', ({ image }) => {
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.length).toBeLessThanOrEqual(60_000);
  expect(image.length).toBeGreaterThan(5_000);
});

test('every page has a share image of its own', () => {
  const hashes = new Set(pages.map(({ image }) => createHash('sha256').update(image).digest('hex')));
  expect(hashes.size).toBe(pages.length);
});
