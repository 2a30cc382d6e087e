import { expect, test } from 'vitest';
import { site } from '../../src/site/origin.ts';
import { attributes, builtPages, first } from '../site.ts';

const pages = builtPages();
const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/) ?? '';
const descriptionOf = (html: string) => first(html, /<meta name="description" content="([^"]*)"/) ?? '';
const decoded = (text: string) => text.replace(/&[#\w]+;/g, '’');

test.each(pages)(
  'PG-1: $path has language, title, description, keywords, canonical and sharing tags',
  ({ lang, path, html }) => {
    expect(html).toContain(`<html lang="${lang}-BE"`);
    expect(decoded(titleOf(html)).length).toBeGreaterThanOrEqual(15);
    expect(decoded(titleOf(html)).length).toBeLessThanOrEqual(65);
    expect(decoded(descriptionOf(html)).length).toBeGreaterThanOrEqual(70);
    expect(decoded(descriptionOf(html)).length).toBeLessThanOrEqual(160);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"`);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]+"/);
  },
);

test('PG-1: titles and descriptions are unique', () => {
  for (const of of [titleOf, descriptionOf]) {
    const all = pages.map(({ html }) => of(html));
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

const alternatesOn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  );

test.each(pages)(
  'PG-2: alternates of $path name itself and its twin, and the twin names it back',
  ({ id, lang, path, html }) => {
    const alternates = alternatesOn(html);
    const twin = pages.find((page) => page.id === id && page.lang !== lang);
    expect(alternates[`${lang}-BE`]).toBe(site + path);
    expect(alternates[`${twin?.lang}-BE`]).toBe(site + twin?.path);
    expect(alternatesOn(twin?.html ?? '')[`${lang}-BE`]).toBe(site + path);
  },
);

test.each(pages)('PG-2: x-default of $path', ({ id, lang, path, html }) => {
  const dutch = lang === 'nl' && (id === 'town/denderleeuw' || id === 'town/ninove');
  const french = pages.find((page) => page.id === id && page.lang === 'fr');
  expect(alternatesOn(html)['x-default']).toBe(site + (dutch ? path : french?.path));
});

test.each(pages)('RT-7, AB-3: only the legal pages ask not to be indexed ($path)', ({ id, html }) => {
  expect(html.includes('name="robots" content="noindex"')).toBe(id === 'legal');
});

test('PG-1: no page carries an attribute twice or an empty link', () => {
  for (const { html, path } of pages) expect(attributes(html, 'href'), path).not.toContain('');
});
