import { expect, test } from 'vitest';
import { builtFile, builtPages, firstMatch, origin } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';

const alternatesIn = (xml: string) => xml.match(/hreflang="[^"]+" href="[^"]+"/g) ?? [];

const sitemapEntries = [...builtFile('/sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(
  ([, xml = '']) => ({
    path: (firstMatch(xml, /<loc>([^<]*)/) ?? '').replace(origin, ''),
    modified: firstMatch(xml, /<lastmod>([^<]*)/),
    alternates: alternatesIn(xml),
  }),
);
const indexablePages = builtPages().filter(
  ({ html }) => !html.includes('<meta name="robots" content="noindex"'),
);

test('RT-7, PG-2: the sitemap lists exactly the indexable pages, with the same alternates as their heads', () => {
  expect(sitemapEntries.map(({ path }) => path).sort()).toEqual(
    indexablePages.map(({ path }) => path).sort(),
  );
  checkEach(indexablePages, ({ path, html }) =>
    expect(sitemapEntries.find((entry) => entry.path === path)?.alternates).toEqual(alternatesIn(html)),
  );
});

test('sitemap dates have no time and are never in the future; an article has its own date', () => {
  const today = new Date().toISOString().slice(0, 10);
  checkEach(sitemapEntries, ({ modified }) => {
    if (modified === null) return;
    expect(modified).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(modified <= today, `${modified} is in the future`).toBe(true);
  });
  const articles = indexablePages.filter(({ id }) => id.startsWith('article/'));
  checkEach(articles, ({ path, html }) =>
    expect(sitemapEntries.find((entry) => entry.path === path)?.modified).toBe(
      firstMatch(html, /"dateModified":"([^"]*)"/),
    ),
  );
});

test('robots.txt lets every crawler in and gives the URL of the sitemap', () => {
  expect(builtFile('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(builtFile('/robots.txt')).not.toContain('Disallow');
});
