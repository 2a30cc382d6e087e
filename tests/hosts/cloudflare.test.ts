import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { site as loaded } from '#src/site.ts';
import { allRedirects, filesIn, readSite } from '../../integrations/hosts/hosted-site.ts';
import {
  commonHeaders,
  pageHeaders,
  pathRules,
  revalidateAlways,
} from '../../integrations/hosts/response-headers.ts';
import { startWorkers } from '../../tools/hosts/workers.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { pageFileOf } from '../../tools/site/built-site.ts';

const site = readSite('dist', permanentRedirects(loaded));
/** Paths of all files that are served to visitors and are not pages. */
const assets = filesIn('dist')
  .filter((file) => !file.endsWith('.html') && !/^[._]/.test(file.slice(file.lastIndexOf('/') + 1)))
  .map((file) => `/${file}`);

/** Headers of what is not a page and has no rule of its own; null is a header that must not be there. */
const defaultHeaders = {
  ...commonHeaders,
  ...Object.fromEntries(Object.keys(pageHeaders).map((name) => [name, null])),
  'Access-Control-Allow-Origin': null,
  'Cache-Control': revalidateAlways,
  'Content-Security-Policy': site.defaultPolicy,
};

let host: RunningServer;
beforeAll(async () => {
  host = await startWorkers();
});
afterAll(() => host?.close());

const request = (path: string, method = 'GET'): Promise<Response> =>
  fetch(host.origin + path, { redirect: 'manual', method, headers: { 'sec-fetch-mode': 'navigate' } });

/** Expects a status and headers, and names the path where they differ. */
const expectAnswer = (
  path: string,
  { status, headers }: Response,
  expected: { status: number; headers: Record<string, string | null> },
): void => {
  const found = Object.keys(expected.headers).map((name) => [name, headers.get(name)]);
  expect({ path, status, headers: Object.fromEntries(found) }).toEqual({ path, ...expected });
};

test('RT-1 to RT-10: every page is served at its URL with its own policy and all headers', async () => {
  for (const { path, policy } of site.pages) {
    const response = await request(path);
    const own = { 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' };
    expectAnswer(path, response, { status: 200, headers: { ...defaultHeaders, ...pageHeaders, ...own } });
    expect(await response.text(), path).toBe(readFileSync(pageFileOf(path), 'utf8'));
  }
});

test('every file is served with its caching and the common headers, but no page headers', async () => {
  for (const path of assets) {
    const response = await request(path);
    const own = pathRules.find(({ prefix }) => path.startsWith(prefix))?.headers;
    expectAnswer(path, response, { status: 200, headers: { ...defaultHeaders, ...own } });
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(`dist${path}`)), path).toBe(true);
  }
});

test('NV-3: every redirect is permanent, keeps the query and reaches its page in one step', async () => {
  for (const { from, to } of allRedirects(site)) {
    const response = await request(`${from}?a=b`);
    expectAnswer(from, response, { status: 301, headers: commonHeaders });
    const location = response.headers.get('location') ?? 'none';
    expect(new URL(location, host.origin).href, from).toBe(`${host.origin}${to}?a=b`);
  }
});

test('RT-9: an unknown URL gets the not-found page with status 404, its policy and all headers', async () => {
  const page = readFileSync('dist/404.html', 'utf8');
  const unknown = ['/nothing', '/fr/nothing', '/fr/blog/nothing', '/fr/a/b/c', '/_astro/nothing.js'];
  for (const path of [...unknown, '/.git/config', '/_headers', '//evil.example/fr']) {
    const response = await request(path);
    expectAnswer(path, response, { status: 404, headers: defaultHeaders });
    expect(await response.text(), path).toBe(page);
    expect((await request(path, 'HEAD')).status, path).toBe(404);
  }
});
