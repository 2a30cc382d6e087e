import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '#src/content/loaders/origin.ts';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { fileOf } from '../../tools/site/built-site.ts';

const redirects = permanentRedirects();

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
    expect(html).toContain(`<link rel="canonical" href="${site}${to}"`);
    expect(html).toContain(`<a href="${to}"`);
    expect(html).toContain(`<html lang="${from.slice(1, 3)}-BE">`);
  },
);
