import { expect, test } from 'vitest';
import {
  attributes,
  builtFile,
  builtPages,
  firstMatch,
  htmlFiles,
  isFileOfSite,
  origin,
  otherLanguageOf,
} from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';

const pages = builtPages();
const titleOf = (html: string) => firstMatch(html, /<title>([^<]*)<\/title>/);
const descriptionOf = (html: string) => firstMatch(html, /<meta name="description" content="([^"]*)"/);

test('PG-1: every head has language, title, description, keywords, canonical URL and theme colour', () => {
  checkEach(pages, ({ lang, path, html }) => {
    expect(html).toContain(`<html lang="${lang}-BE"`);
    for (const text of [titleOf(html), descriptionOf(html)]) expect(text).toBeTruthy();
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(firstMatch(html, /<link rel="canonical" href="([^"]*)"/)).toBe(origin + path);
    expect(html).toContain('<meta name="theme-color"');
  });
});

test('PG-2: the alternates of a page are itself, its twin, and as x-default the French page, except on two Dutch town pages, which name themselves', () => {
  checkEach(pages, (page) => {
    const { id, lang, path, html } = page;
    const alternates = Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, of, href]) => [
        of,
        href,
      ]),
    );
    const twin = otherLanguageOf(page);
    const isDefault = lang === 'fr' || id === 'town/denderleeuw' || id === 'town/ninove';
    expect(alternates).toEqual({
      [`${lang}-BE`]: origin + path,
      [`${twin.lang}-BE`]: origin + twin.path,
      'x-default': origin + (isDefault ? path : twin.path),
    });
  });
});

test('PG-1: every page says how it looks when it is shared', () => {
  checkEach(pages, (page) => {
    const { id, lang, path, html } = page;
    const shared = Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(shared).toMatchObject({
      title: titleOf(html),
      description: descriptionOf(html),
      url: origin + path,
      type: id.startsWith('article/') ? 'article' : 'website',
      locale: `${lang}_BE`,
      'locale:alternate': `${otherLanguageOf(page).lang}_BE`,
      image: expect.stringMatching(new RegExp(`^${origin}/share${path}\\.png\\?v=[0-9a-f]{8}$`)),
      'image:width': '1200',
      'image:height': '630',
      'image:alt': titleOf(html),
    });
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  });
});

test('PG-1: every head names the icons as SVG, as PNG and for the Apple home screen; they exist, and favicon.ico, too', () => {
  const withIcons = htmlFiles().filter(({ html }) => !html.includes('http-equiv="refresh" content="0;'));
  expect(withIcons.length).toBeGreaterThan(pages.length);
  const icons = ['/favicon.svg', '/icon-192.png', '/apple-touch-icon.png'];
  checkEach(withIcons, ({ html }) => {
    const links = html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
    expect(links.flatMap((link) => attributes(link, 'href'))).toEqual(icons);
  });
  expect([...icons, '/favicon.ico'].filter((icon) => !isFileOfSite(icon))).toEqual([]);
});

test('RT-1: the language gate leads to the French home page, and names it as its canonical URL', () => {
  const html = builtFile('/index.html');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/fr">');
  expect(html).toContain(`<link rel="canonical" href="${origin}/fr"`);
  expect(html).toContain(`<meta property="og:image" content="${origin}/share/fr.png?v=`);
  expect(html).not.toContain('noindex');
});

test('RT-7, RT-9, AB-3: the legal and the not-found pages alone ask not to be indexed', () => {
  const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex"');
  expect(isHidden(builtFile('/404.html'))).toBe(true);
  checkEach(pages, ({ id, html }) => expect(isHidden(html)).toBe(id === 'legal'));
});
