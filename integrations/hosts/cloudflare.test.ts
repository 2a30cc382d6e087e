import { expect, test } from 'vitest';
import { cloudflareHeaders, patternsFor } from './cloudflare-headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** A site with that many towns, each with a redirect from its French path under `/nl`. */
const siteWithTowns = (towns: number): HostedSite => ({
  defaultPolicy: 'default-policy',
  pages: [
    { path: '/', policy: 'entrance-policy' },
    { path: '/fr', policy: 'home-policy' },
    ...Array.from({ length: towns }, (_, index) => ({
      path: `/fr/chauffagiste-t${index}`,
      policy: 'town-policy',
    })),
  ],
  files: ['/favicon.svg'],
  redirects: Array.from({ length: towns }, (_, index) => ({
    from: `/nl/chauffagiste-t${index}`,
    to: `/nl/verwarmingsinstallateur-t${index}`,
  })),
});

test('headers for Cloudflare do not grow with the number of towns', () => {
  const rules = (text: string) => text.split('\n').filter((line) => line.startsWith('/')).length;
  expect(rules(cloudflareHeaders(siteWithTowns(100)))).toBe(rules(cloudflareHeaders(siteWithTowns(50))));
});

test('too many kinds of pages stop the build: Cloudflare would ignore some of their rules', () => {
  const many = siteWithTowns(0);
  many.pages = Array.from({ length: 120 }, (_, index) => ({
    path: `/fr/p${index}`,
    policy: `policy-${index}`,
  }));
  expect(() => cloudflareHeaders(many)).toThrow(/_headers has 1\d\d rules/);
});

test('a pattern never covers a page of another kind', () => {
  expect(patternsFor(['/fr/blog/a', '/fr/blog/b'], ['/fr/blog'])).toEqual(['/fr/blog/*']);
  expect(patternsFor(['/fr/blog/a', '/fr/blog/b'], ['/fr/blog/c'])).toEqual(['/fr/blog/a', '/fr/blog/b']);
  expect(patternsFor(['/fr/x', '/fr/y'], [])).toEqual(['/fr/x', '/fr/y']);
});

test('a file that matches a pattern of pages has no header of pages', () => {
  const blog = siteWithTowns(0);
  blog.pages.push(...['a', 'b'].map((name) => ({ path: `/fr/blog/${name}`, policy: 'article-policy' })));
  blog.files.push('/fr/blog/rss.xml', '/fr/prices.xml');
  const rules = cloudflareHeaders(blog).split('\n\n');
  const positions = ['/fr/blog/*', '/fr/blog/rss.xml'].map((pattern) =>
    rules.findIndex((rule) => rule.startsWith(`${pattern}\n`)),
  );
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  const feed = rules[positions[1] ?? -1]?.split('\n');
  expect(feed).toContain('  ! Speculation-Rules');
  expect(feed).toContain('  Content-Security-Policy: default-policy');
  expect(rules.some((rule) => rule.startsWith('/favicon.svg\n  ! Speculation-Rules'))).toBe(false);
  expect(rules.some((rule) => rule.startsWith('/fr/prices.xml'))).toBe(false);
});
