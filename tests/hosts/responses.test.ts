import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { describe, expect, inject, test } from 'vitest';
import { allRedirects } from '../../integrations/hosts/hosted-site.ts';
import { pageHeaders, revalidateAlways, speculationPath } from '../../integrations/hosts/response-headers.ts';
import { pageFileOf } from '../../tools/site/built-site.ts';
import {
  assets,
  cacheControlOf,
  problemsOf,
  problemUnless,
  request,
  responseHeaderProblems,
  site,
} from './expected.ts';

/** Every page and redirect in capitals. */
const inCapitals = [
  ...site.pages.filter(({ path }) => path !== '/').map(({ path }) => ({ from: path, to: path })),
  ...site.redirects,
].map(({ from, to }) => ({ from: from.toUpperCase(), to }));

describe.each(inject('hosts'))('$name', ({ name, origin }) => {
  test('RT-1 to RT-10: every page is served at its URL with its own policy and all headers', async () => {
    const problems = await problemsOf(site.pages, async ({ path, policy }) => {
      const response = await request(origin + path);
      const { headers, status } = response;
      const html = await response.text();
      return [
        ...problemUnless(status === 200, `status ${status}`),
        ...responseHeaderProblems(response),
        ...problemUnless(headers.get('content-security-policy') === policy, 'not its own policy'),
        ...problemUnless(headers.get('content-type') === 'text/html; charset=utf-8', 'media type'),
        ...problemUnless(headers.get('cache-control') === revalidateAlways, 'Cache-Control'),
        ...Object.entries(pageHeaders).flatMap(([name, value]) =>
          problemUnless(headers.get(name) === value, `header ${name}`),
        ),
        ...problemUnless(html === readFileSync(pageFileOf(path), 'utf8'), 'not the built file'),
      ].map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('every file is served with its media type, its caching and the common headers, but no page headers', async () => {
    const problems = await problemsOf(assets, async (path) => {
      const response = await request(origin + path);
      const { headers, status } = response;
      const content = Buffer.from(await response.arrayBuffer());
      return [
        ...problemUnless(status === 200, `status ${status}`),
        ...responseHeaderProblems(response),
        ...problemUnless(headers.get('cache-control') === cacheControlOf(path), 'Cache-Control'),
        ...problemUnless(headers.get('content-security-policy') === site.defaultPolicy, 'policy of a page'),
        ...Object.keys(pageHeaders).flatMap((name) => problemUnless(!headers.has(name), `header ${name}`)),
        ...problemUnless(headers.has('content-type'), 'no media type'),
        ...problemUnless(content.equals(readFileSync(`dist${path}`)), 'not the built file'),
      ].map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('NV-3: every redirect, also of a URL in capitals, is permanent, keeps the query and reaches its page in one step', async () => {
    const problems = await problemsOf([...allRedirects(site), ...inCapitals], async ({ from, to }) => {
      const response = await request(`${origin}${from}?a=b`, { 'sec-fetch-mode': 'navigate' });
      const location = response.headers.get('location') ?? 'none';
      return [
        ...problemUnless(response.status === 301, `status ${response.status}`),
        ...problemUnless(new URL(location, origin).href === `${origin}${to}?a=b`, `redirects to ${location}`),
        ...responseHeaderProblems(response),
      ].map((problem) => `${from}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('the speculation rules have the media type that browsers require', async () => {
    const { headers } = await request(origin + speculationPath);
    expect(headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  });

  test('RT-9: an unknown URL gets the not-found page with status 404, its policy and all headers', async () => {
    const page = readFileSync('dist/404.html', 'utf8');
    const unknown = ['/nothing', '/fr/nothing', '/fr/blog/nothing', '/fr/a/b/c', '/FR/NOTHING'];
    // Hidden files, the host's own, compressed copies, and what redirects of capitals may not turn into another host or header.
    const refused = [
      '/.git/config',
      '/_headers',
      '/fr.html.br',
      '//EVIL.example/fr',
      '/FR%0d%0aSet-Cookie:a=b',
    ];
    for (const path of [...unknown, ...refused, '/_astro/nothing.js', '/nl/x.html']) {
      const response = await request(origin + path, { 'sec-fetch-mode': 'navigate' });
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(responseHeaderProblems(response), path).toEqual([]);
      expect(response.headers.get('content-security-policy'), path).toBe(site.defaultPolicy);
      expect(response.headers.get('cache-control'), path).toBe(revalidateAlways);
      expect(await response.text(), path).toBe(page);
    }
  });

  test('HEAD gets the headers of GET without a body; methods other than GET and HEAD get status 405', async () => {
    for (const path of ['/', '/fr', '/favicon.svg', '/nothing']) {
      const [head, get] = await Promise.all([request(origin + path, {}, 'HEAD'), request(origin + path)]);
      expect(head.status, path).toBe(get.status);
      expect(responseHeaderProblems(head), path).toEqual([]);
      expect(head.headers.get('content-type'), path).toBe(get.headers.get('content-type'));
      expect(await head.text(), path).toBe('');
      // No response reveals the version of its server.
      expect(get.headers.get('server') ?? '').not.toMatch(/\d/);
      expect(get.headers.has('x-powered-by')).toBe(false);
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const response = await request(origin + path, {}, method);
        expect({ method, path, status: response.status }).toEqual({ method, path, status: 405 });
        expect(responseHeaderProblems(response), `${method} ${path}`).toEqual([]);
      }
    }
  });

  // Wrangler's local server has HTTP/1.1 only; visitors of Workers get HTTP/2 from Cloudflare's network before it.
  test.skipIf(name === 'workers')('serves the site over HTTP/2', async () => {
    const session = connect(origin);
    const [headers] = await once(session.request({ ':path': '/fr' }), 'response');
    expect(headers[':status']).toBe(200);
    session.destroy();
  });
});
