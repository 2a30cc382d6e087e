import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { assets, problemsOf, problemUnless, request, responseHeaderProblems } from './expected.ts';

const revalidatedPaths = ['/', '/fr', '/nl/blog', '/favicon.svg'];
const textPaths = ['/fr', ...assets.filter((path) => /\.(?:js|css|svg|json|txt|xml)$/.test(path))];

/** Encodings that a client accepts, the one it must get, and the suffix of the file that the build wrote for it. */
const encodings = [
  { accepted: 'gzip, deflate, br', encoding: 'br', suffix: '.br' },
  { accepted: 'gzip', encoding: 'gzip', suffix: '.gz' },
  { accepted: 'identity', encoding: null, suffix: '' },
];

describe.each(inject('hosts'))('$name', ({ name, origin }) => {
  test('an unchanged file is not sent again: its ETag gives 304 with all headers', async () => {
    for (const path of [...revalidatedPaths, ...assets.filter((file) => file.startsWith('/_astro/'))]) {
      for (const { accepted } of encodings) {
        const headers = { 'accept-encoding': accepted };
        const etag = (await request(origin + path, headers)).headers.get('etag');
        expect(etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
        const unchanged = await request(origin + path, { ...headers, 'if-none-match': etag ?? '' });
        expect({ path, accepted, status: unchanged.status }).toEqual({ path, accepted, status: 304 });
        expect(responseHeaderProblems(unchanged), path).toEqual([]);
        const changed = await request(origin + path, { ...headers, 'if-none-match': '"other"' });
        expect(changed.status, path).toBe(200);
      }
    }
  });

  // Cloudflare compresses at its edge, which its runtime on one machine does not do.
  test.skipIf(name === 'workers')('text is sent as the build compressed it', async () => {
    const problems = await problemsOf(textPaths, async (path) => {
      const file = path === '/fr' ? 'dist/fr.html' : `dist${path}`;
      const found: string[] = [];
      for (const { accepted, encoding, suffix } of encodings) {
        const { headers } = await request(origin + path, { 'accept-encoding': accepted }, 'HEAD');
        const length = String(readFileSync(file + suffix).length);
        found.push(
          ...problemUnless(headers.get('content-encoding') === encoding, `${path}: not ${encoding}`),
          ...problemUnless(headers.get('content-length') === length, `${path}: length (${encoding})`),
          ...problemUnless(
            /accept-encoding/i.test(headers.get('vary') ?? ''),
            `${path}: no Vary (${encoding})`,
          ),
        );
      }
      return found;
    });
    expect(problems).toEqual([]);
  });
});
