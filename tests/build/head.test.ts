import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { attributes, builtPages, first, isServed } from '../support/built-pages.ts';
import { contentFile } from '../support/content-files.ts';

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
    // Of a long name a dozen characters count: nobody has to rewrite all descriptions because of it.
    const { name } = contentFile('company');
    const description = decoded(descriptionOf(html)).replace(/\s/g, ' ').replaceAll(name, name.slice(0, 12));
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="${website}${path}"`);
    expect(html).toContain('<meta name="theme-color"');
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
    expect(alternates[`${lang}-BE`]).toBe(website + path);
    expect(alternates[`${twin?.lang}-BE`]).toBe(website + twin?.path);
    expect(alternatesOn(twin?.html ?? '')[`${lang}-BE`]).toBe(website + path);
  },
);

test.each(pages)('PG-2: x-default of $path', ({ id, lang, path, html }) => {
  const dutch = lang === 'nl' && (id === 'town/denderleeuw' || id === 'town/ninove');
  const french = pages.find((page) => page.id === id && page.lang === 'fr');
  expect(alternatesOn(html)['x-default']).toBe(website + (dutch ? path : french?.path));
});

test.each(pages)('PG-1: $path says how it looks when shared', ({ id, lang, path, html }) => {
  const sharing = (name: string) => first(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
  expect(sharing('title')).toBe(titleOf(html));
  expect(sharing('description')).toBe(descriptionOf(html));
  expect(sharing('url')).toBe(website + path);
  expect(sharing('type')).toBe(id.startsWith('article/') ? 'article' : 'website');
  expect(sharing('locale')).toBe(`${lang}_BE`);
  expect(sharing('locale:alternate')).toBe(lang === 'fr' ? 'nl_BE' : 'fr_BE');
  expect(sharing('image')).toBe(`${website}/share${path}.png`);
  expect([sharing('image:width'), sharing('image:height')]).toEqual(['1200', '630']);
  expect(sharing('image:alt')).toBe(titleOf(html));
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});

const heads = [
  ...pages.map(({ html }) => html),
  ...['index', '404'].map((name) => readFileSync(`${dist}/${name}.html`, 'utf8')),
];

test('PG-1: every head names the icons, as SVG, as PNG and for the Apple home screen, and they exist', () => {
  for (const html of heads) {
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(icons).toEqual(['/favicon.svg', '/icon-192.png', '/apple-touch-icon.png']);
    for (const icon of icons) expect(isServed(icon ?? '')).toBe(true);
  }
});

test('RT-1: the language gate leaves the place in search results to the French page behind them', () => {
  const html = readFileSync(`${dist}/index.html`, 'utf8');
  expect(html).toContain(`<link rel="canonical" href="${website}/fr"`);
  expect(html).toContain(`<meta property="og:image" content="${website}/share/fr.png"`);
  expect(html).not.toContain('noindex');
});

test('RT-9: the not-found page is not indexed', () => {
  expect(readFileSync(`${dist}/404.html`, 'utf8')).toContain('<meta name="robots" content="noindex"');
});

test.each(pages)('RT-7, AB-3: only the legal pages ask not to be indexed ($path)', ({ id, html }) => {
  expect(html.includes('name="robots" content="noindex"')).toBe(id === 'legal');
});

test('PG-1: no page carries an attribute twice or an empty link', () => {
  for (const { html, path } of pages) expect(attributes(html, 'href'), path).not.toContain('');
});
