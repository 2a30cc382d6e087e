import { expect, test } from 'vitest';
import worker, { type Environment } from './worker.ts';

/** Redirects with which the files answer. The worker may not pass on the ones to other hosts. */
const locationByPath: Record<string, string> = {
  '/nl/old': '/nl/new',
  '/absolute': 'https://site.example/nl/new',
  '/elsewhere0': '//evil.example/fr',
  '/elsewhere1': '/\\evil.example',
  '/elsewhere2': 'https://evil.example/',
  '/elsewhere3': '//a:99999/',
};

const environment: Environment = {
  ASSETS: {
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/fr') return new Response('home', { status: 200 });
      const location = locationByPath[pathname];
      if (location !== undefined) return new Response(null, { status: 301, headers: { Location: location } });
      return new Response('not found', { status: 404, headers: { 'X-Frame-Options': 'DENY' } });
    },
  },
};
const fetchPath = (path: string, method = 'GET') =>
  worker.fetch(new Request(`https://site.example${path}`, { method }), environment);

test('the worker redirects capitals to the page in one step and keeps the query', async () => {
  const answer = await fetchPath('/FR?a=B');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr?a=B']);
  expect((await fetchPath('/NL/Old')).headers.get('location')).toBe('/nl/new');
});

test('the worker never redirects to another host, whatever the slashes and capitals', async () => {
  const asked = ['//EVIL.example/fr', '/\\EVIL.example/fr', '//EVIL.example', '//A:99999/'];
  for (const path of [...asked, '/ELSEWHERE0', '/ELSEWHERE1', '/ELSEWHERE2', '/ELSEWHERE3']) {
    const answer = await fetchPath(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
  }
  expect((await fetchPath('//FR')).headers.get('location')).toBe('/fr');
  expect((await fetchPath('/ABSOLUTE')).headers.get('location')).toBe('/nl/new');
});

test('the worker sends the not-found page with its headers where there is no file', async () => {
  for (const path of ['/nothing', '/NOTHING', '//evil.example', '/%2F%2Fevil.example']) {
    const answer = await fetchPath(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('the worker refuses methods that would change something', async () => {
  const answer = await fetchPath('/nothing', 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
