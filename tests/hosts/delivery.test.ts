import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { cacheRules, pageHeaders, revalidate, speculationPath } from '../../deploy/policy.ts';
import { allRedirects } from '../../deploy/site.ts';
import { fileOf } from '../../tools/site/built-site.ts';
import { assets, headerProblemsOf, site } from './site.ts';

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address, { redirect: 'manual', headers, method });

/** Runs a check over many addresses, some at a time, and returns what is wrong with which. */
const problemsOver = async <T>(
  items: readonly T[],
  check: (item: T) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) found.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return found.sort();
};

const cachingOf = (path: string): string =>
  cacheRules.find(({ prefix }) => path.startsWith(prefix))?.value ?? revalidate;

const capitals = (path: string): string => path.toUpperCase();

describe.each(inject('hosts'))('$name', ({ name, origin }) => {
  test('RT-1 to RT-10: every page answers at its clean address, with its own policy and every header', async () => {
    const problems = await problemsOver(site.pages, async ({ path, policy }) => {
      const answer = await ask(origin + path);
      const text = await answer.text();
      return [
        answer.status === 200 ? [] : [`status ${answer.status}`],
        headerProblemsOf(answer),
        answer.headers.get('content-security-policy') === policy ? [] : ['not its own policy'],
        answer.headers.get('content-type') === 'text/html; charset=utf-8' ? [] : ['media type'],
        answer.headers.get('cache-control') === revalidate ? [] : ['caching'],
        Object.entries(pageHeaders).every(([header, value]) => answer.headers.get(header) === value)
          ? []
          : ['page headers'],
        text === readFileSync(fileOf(path), 'utf8') ? [] : ['not the built file'],
      ]
        .flat()
        .map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('every file answers with its media type, its caching and every header, and with none of a page', async () => {
    const problems = await problemsOver(assets, async (path) => {
      const answer = await ask(origin + path);
      const content = Buffer.from(await answer.arrayBuffer());
      return [
        answer.status === 200 ? [] : [`status ${answer.status}`],
        headerProblemsOf(answer),
        answer.headers.get('cache-control') === cachingOf(path) ? [] : ['caching'],
        answer.headers.get('content-security-policy') === site.fallback ? [] : ['a policy of pages'],
        Object.keys(pageHeaders).some((header) => answer.headers.has(header)) ? ['headers of pages'] : [],
        answer.headers.has('content-type') ? [] : ['no media type'],
        content.equals(readFileSync(`dist${path}`)) ? [] : ['not the built file'],
      ]
        .flat()
        .map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('the rules for fetching ahead have the media type that browsers ask for', async () => {
    const answer = await ask(origin + speculationPath);
    expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  });

  test('NV-3: every redirect is permanent, keeps the query and reaches its page in one step', async () => {
    const problems = await problemsOver(allRedirects(site), async ({ from, to }) => {
      const answer = await ask(`${origin}${from}?a=b`);
      const location = answer.headers.get('location') ?? 'none';
      return [
        answer.status === 301 ? [] : [`status ${answer.status}`],
        new URL(location, origin).href === `${origin}${to}?a=b` ? [] : [`leads to ${location}`],
        headerProblemsOf(answer),
      ]
        .flat()
        .map((problem) => `${from}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  // Caddy compares addresses letter by letter.
  test.skipIf(name === 'caddy')('an address in capitals leads to the page meant', async () => {
    const addresses = [
      ...site.pages
        .filter(({ path }) => path !== '/')
        .map(({ path }) => ({ from: capitals(path), to: path })),
      ...site.redirects.map(({ from, to }) => ({ from: capitals(from), to })),
    ];
    const problems = await problemsOver(addresses, async ({ from, to }) => {
      const answer = await ask(origin + from, { 'sec-fetch-mode': 'navigate' });
      const isRight = answer.status === 301 && answer.headers.get('location')?.endsWith(to) === true;
      return [
        ...(isRight ? [] : [`${from}: ${answer.status} ${answer.headers.get('location')}`]),
        ...headerProblemsOf(answer),
      ];
    });
    expect(problems).toEqual([]);
  });

  test('RT-9: an unknown address brings the not-found page with status 404, its policy and every header', async () => {
    const page = readFileSync('dist/404.html', 'utf8');
    for (const path of [
      '/nothing',
      '/fr/nothing',
      '/fr/blog/nothing',
      '/fr/a/b/c',
      '/_astro/nothing.js',
      '/nl/x.html',
      '/FR/NOTHING',
    ]) {
      const answer = await ask(origin + path, { 'sec-fetch-mode': 'navigate' });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(headerProblemsOf(answer), path).toEqual([]);
      expect(answer.headers.get('content-security-policy'), path).toBe(site.fallback);
      expect(answer.headers.get('cache-control'), path).toBe(revalidate);
      expect(await answer.text(), path).toBe(page);
    }
  });

  test('a HEAD request has the headers of a GET and no body', async () => {
    for (const path of ['/', '/fr', '/favicon.svg', '/nothing']) {
      const [head, get] = await Promise.all([ask(origin + path, {}, 'HEAD'), ask(origin + path)]);
      expect(head.status, path).toBe(get.status);
      expect(headerProblemsOf(head), path).toEqual([]);
      expect(head.headers.get('content-type'), path).toBe(get.headers.get('content-type'));
      expect(await head.text(), path).toBe('');
    }
  });

  test('methods that would change something are refused, with every header', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const path of ['/fr', '/favicon.svg', '/nothing']) {
        const answer = await ask(origin + path, {}, method);
        expect({ method, path, status: answer.status }).toEqual({ method, path, status: 405 });
        expect(headerProblemsOf(answer), `${method} ${path}`).toEqual([]);
      }
    }
  });

  test('an unchanged file is not sent again: its ETag brings 304 with every header', async () => {
    for (const path of [
      '/',
      '/fr',
      '/nl/blog',
      '/favicon.svg',
      ...assets.filter((file) => file.startsWith('/_astro/')),
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await ask(origin + path, headers)).headers.get('etag');
        expect(etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
        const again = await ask(origin + path, { ...headers, 'if-none-match': etag ?? '' });
        expect({ path, encoding, status: again.status }).toEqual({ path, encoding, status: 304 });
        expect(headerProblemsOf(again), path).toEqual([]);
        const other = await ask(origin + path, { ...headers, 'if-none-match': '"other"' });
        expect(other.status, path).toBe(200);
      }
    }
  });

  // Cloudflare compresses at its edge, which its runtime on one machine does not do.
  test.skipIf(name === 'workers')(
    'text is delivered as compressed by the build: brotli, or gzip, or plain',
    async () => {
      const texts = ['/fr', ...assets.filter((path) => /\.(?:js|css|svg|json|txt|xml)$/.test(path))];
      const problems = await problemsOver(texts, async (path) => {
        const file = path === '/fr' ? 'dist/fr.html' : `dist${path}`;
        const encodings = [
          ['gzip, deflate, br', 'br', '.br'],
          ['gzip', 'gzip', '.gz'],
          ['identity', null, ''],
        ] as const;
        const found: string[] = [];
        for (const [accepted, encoding, suffix] of encodings) {
          const { headers } = await ask(origin + path, { 'accept-encoding': accepted }, 'HEAD');
          if (headers.get('content-encoding') !== encoding) found.push(`${path}: not ${encoding}`);
          // Caddy sends compressed files without saying how long they are.
          const length = headers.get('content-length');
          if (length !== null && length !== String(readFileSync(file + suffix).length))
            found.push(`${path}: length (${encoding})`);
          if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
            found.push(`${path}: no Vary (${encoding})`);
        }
        return found;
      });
      expect(problems).toEqual([]);
    },
  );

  test('no answer names the version of its server', async () => {
    for (const path of ['/fr', '/nothing', '/fr/']) {
      const { headers } = await ask(origin + path);
      expect(headers.get('server') ?? '').not.toMatch(/\d/);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });
});
