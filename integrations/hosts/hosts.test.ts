import { expect, test } from 'vitest';
import { caddyForward } from './caddy.ts';
import { headersFile, patternsFor } from './cloudflare-headers.ts';
import { redirectsFile } from './cloudflare-redirects.ts';
import { inlineOf, policyFor } from './csp.ts';
import { allRedirects, type HostedSite, pathOf } from './hosted-site.ts';
import { nginxForward, nginxMaps } from './nginx.ts';
import { strictTransport } from './policy.ts';
import worker, { type Environment } from './worker.ts';

const site = (towns: number): HostedSite => ({
  fallback: 'fallback-policy',
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

test('a policy names the hash of every inline script and style, of data none', () => {
  const inline = inlineOf(
    '<style>a{}</style><script>b()</script><script type="module">c()</script><script src="/d.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(inline.styles).toHaveLength(1);
  expect(inline.scripts).toHaveLength(2);
  const policy = policyFor(inline);
  for (const hash of [...inline.scripts, ...inline.styles]) expect(policy).toContain(hash);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('a policy does not depend on the order of what stands inline', () => {
  const [one, other] = ['<script>a</script><script>b</script>', '<script>b</script><script>a</script>'];
  expect(policyFor(inlineOf(one))).toBe(policyFor(inlineOf(other)));
});

test('neither headers nor redirects for Cloudflare grow with the number of towns', () => {
  const rules = (text: string) => text.split('\n').filter((line) => line.startsWith('/')).length;
  expect(rules(headersFile(site(5_000)))).toBe(rules(headersFile(site(50))));
  expect(rules(redirectsFile(site(5_000)))).toBeLessThan(100);
  expect(redirectsFile(site(5_000))).toContain('/nl/chauffagiste-* /nl/verwarmingsinstallateur-:splat 301');
  // `/*/ /:splat` would lead //evil.example/ to //evil.example, which is another host.
  expect(redirectsFile(site(5_000))).not.toMatch(/ \/:splat/);
});

test('too many kinds of pages stop the build, before Cloudflare drops rules unseen', () => {
  const many = site(0);
  many.pages = Array.from({ length: 120 }, (_, index) => ({
    path: `/fr/p${index}`,
    policy: `policy-${index}`,
  }));
  expect(() => headersFile(many)).toThrow(/_headers has 12\d rules/);
});

test('a pattern never covers a page of another kind', () => {
  expect(patternsFor(['/fr/blog/a', '/fr/blog/b'], ['/fr/blog'])).toEqual(['/fr/blog/*']);
  expect(patternsFor(['/fr/blog/a', '/fr/blog/b'], ['/fr/blog/c'])).toEqual(['/fr/blog/a', '/fr/blog/b']);
  expect(patternsFor(['/fr/x', '/fr/y'], [])).toEqual(['/fr/x', '/fr/y']);
});

test('a file below a pattern of pages carries nothing of a page', () => {
  const blog = site(0);
  blog.pages.push(...['a', 'b'].map((name) => ({ path: `/fr/blog/${name}`, policy: 'article-policy' })));
  blog.files.push('/fr/blog/rss.xml', '/fr/prices.xml');
  const rules = headersFile(blog).split('\n\n');
  const places = ['/fr/blog/*', '/fr/blog/rss.xml'].map((pattern) =>
    rules.findIndex((rule) => rule.startsWith(`${pattern}\n`)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const feed = rules[places[1] ?? -1]?.split('\n');
  expect(feed).toContain('  ! Speculation-Rules');
  expect(feed).toContain('  Content-Security-Policy: fallback-policy');
  expect(rules.some((rule) => rule.startsWith('/favicon.svg\n  ! Speculation-Rules'))).toBe(false);
  expect(rules.some((rule) => rule.startsWith('/fr/prices.xml'))).toBe(false);
});

test('redirects lead to pages, never to redirects', () => {
  const froms = new Set(allRedirects(site(3)).map(({ from }) => from));
  expect(allRedirects(site(3)).filter(({ to }) => froms.has(to))).toEqual([]);
});

test('clean addresses of files', () => {
  expect(['index.html', 'fr.html', 'fr/blog/x.html', '404.html'].map(pathOf)).toEqual([
    '/',
    '/fr',
    '/fr/blog/x',
    '/404',
  ]);
});

test('nginx gets every page and every redirect once', () => {
  const text = nginxMaps(site(2));
  const meant = text.slice(text.indexOf('$meant {'), text.indexOf('}'));
  const keys = [...meant.matchAll(/^ {2}"([^"]+)"/gm)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('other names lead to the site with the address kept, and say themselves that they are asked by TLS only', () => {
  const [value] = Object.values(strictTransport);
  for (const [text, target] of [
    [nginxForward('https://www.firm.example'), 'https://www.firm.example$request_uri;'],
    [caddyForward('https://www.firm.example'), 'https://www.firm.example{uri} permanent'],
  ] as const) {
    expect(text).toContain(`Strict-Transport-Security "${value}"`);
    expect(text).toContain(target);
  }
});

const environment: Environment = {
  ASSETS: {
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/fr') return new Response('home', { status: 200 });
      if (pathname === '/nl/old')
        return new Response(null, { status: 301, headers: { Location: '/nl/new' } });
      const away = ['//evil.example/fr', '/\\evil.example', 'https://evil.example/', '//a:99999/'];
      const index = ['/away0', '/away1', '/away2', '/away3'].indexOf(pathname);
      if (index >= 0) return new Response(null, { status: 301, headers: { Location: away[index] ?? '' } });
      if (pathname === '/whole')
        return new Response(null, { status: 301, headers: { Location: 'https://site.example/nl/new' } });
      return new Response('not found', { status: 404, headers: { 'X-Frame-Options': 'DENY' } });
    },
  },
};
const ask = (path: string, method = 'GET') =>
  worker.fetch(new Request(`https://site.example${path}`, { method }), environment);

test('the worker leads capitals to the page meant in one step, query kept', async () => {
  const answer = await ask('/FR?a=B');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr?a=B']);
  expect((await ask('/NL/Old')).headers.get('location')).toBe('/nl/new');
});

test('the worker never leads to another host, whatever the slashes and capitals', async () => {
  const asked = ['//EVIL.example/fr', '/\\EVIL.example/fr', '//EVIL.example', '//A:99999/'];
  for (const path of [...asked, '/AWAY0', '/AWAY1', '/AWAY2', '/AWAY3']) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
  }
  expect((await ask('//FR')).headers.get('location')).toBe('/fr');
  expect((await ask('/WHOLE')).headers.get('location')).toBe('/nl/new');
});

test('the worker answers whatever has no file with the not-found page and its headers', async () => {
  for (const path of ['/nothing', '/NOTHING', '//evil.example', '/%2F%2Fevil.example']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('the worker refuses to change anything', async () => {
  const answer = await ask('/nothing', 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
