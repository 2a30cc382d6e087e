import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { website, site } from '#src/site.ts';
import { fileOf } from '../../tools/site/built-site.ts';

const redirects = permanentRedirects(site);

test('NV-3: no address with the prefix of the other language is named twice', () => {
  expect(redirects.length).toBeGreaterThan(0);
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
});

test.each(redirects)(
  'NV-3: without host rules, $from still leads to $to and stays out of search results',
  ({ from, to }) => {
    const html = readFileSync(fileOf(from), 'utf8');
    expect(html).toContain(`content="0; url=${to}"`);
    expect(html).toContain('noindex');
    expect(html).toContain(`<link rel="canonical" href="${website}${to}"`);
    expect(html).toContain(`<a href="${to}"`);
    expect(html).toContain(`<html lang="${from.slice(1, 3)}-BE">`);
  },
);
