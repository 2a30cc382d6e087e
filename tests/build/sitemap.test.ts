import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content, website } from '#src/site.ts';
import { dist } from '../../tools/site/built-site.ts';
import { builtPages } from '../support/built-pages.ts';

const entries = [...readFileSync(`${dist}/sitemap.xml`, 'utf8').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(
  ([, body = '']) => ({
    address: body.match(/<loc>([^<]*)/)?.[1] ?? '',
    modified: body.match(/<lastmod>([^<]*)/)?.[1] ?? null,
    alternates: [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    ),
  }),
);
const pages = builtPages();
const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'));

test('RT-7: the sitemap names exactly the pages that may be indexed', () => {
  expect(entries.map(({ address }) => address).sort()).toEqual(
    indexed.map(({ path }) => website + path).sort(),
  );
});

test.each(indexed)(
  'PG-2: the sitemap names the alternates of $path that its head names',
  ({ path, html }) => {
    const head = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
    expect(head).toHaveLength(3);
    expect(entries.find(({ address }) => address === website + path)?.alternates).toEqual(head);
  },
);

test('dates are days, never in the future, and an article has its own', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { address, modified } of entries) {
    if (modified === null) continue;
    expect(modified, address).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(modified <= today, address).toBe(true);
  }
  for (const id of content.articleIds) {
    const page = pages.find((candidate) => candidate.id === `article/${id}`);
    const updated = page?.html.match(/"dateModified":"([^"]*)"/)?.[1];
    expect(entries.find(({ address }) => address === website + page?.path)?.modified).toBe(updated);
  }
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const robots = readFileSync(`${dist}/robots.txt`, 'utf8');
  expect(robots).toContain(`Sitemap: ${website}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});
