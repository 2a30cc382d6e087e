import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideFile } from '../../desk/server/guides.ts';
import { answerRequests } from '../../desk/server/requests.ts';

const token = 'a'.repeat(48);
const calls: string[] = [];
const answer = answerRequests(
  token,
  async (name) => {
    calls.push(name);
    return { name };
  },
  async () => ({ script: 'script', style: 'style' }),
  (name) => {
    calls.push(name);
    return guideFile(process.cwd(), name, token);
  },
);
const server = createServer((incoming, response) => {
  answer(incoming, response, () => response.end('site')).catch(() => response.destroy());
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
}

/** Sends a request as the page of the desk does, but for what the test says. */
const send = ({
  method = 'POST',
  path = '/desk/api/state',
  headers = {},
  body = '{}',
}: Sent): Promise<number> => {
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/json',
    'x-desk-token': token,
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  const defined = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: defined }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
};

test('DK-4: the page of the desk is answered', async () => {
  expect(await send({})).toBe(200);
  expect(await send({ headers: { host: `localhost:${port}`, origin: `http://localhost:${port}` } })).toBe(
    200,
  );
  expect(await send({ method: 'GET', path: `/desk?token=${token}`, headers: { origin: undefined } })).toBe(
    200,
  );
});

test.each<[string, Sent]>([
  ['another host (DNS rebinding)', { headers: { host: 'example.com' } }],
  ['another host with the right port', { headers: { host: 'rebound.example.com:80' } }],
  ['another port in the host', { headers: { host: '127.0.0.1:1' } }],
  ['another origin', { headers: { origin: 'https://example.com' } }],
  ['an origin that begins alike', { headers: { origin: 'http://127.0.0.1.example.com' } }],
  ['no origin', { headers: { origin: undefined } }],
  ['a page without an origin', { headers: { origin: 'null' } }],
  ['another site, as browsers say', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['another port of this computer, as browsers say', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['no token', { headers: { 'x-desk-token': undefined } }],
  ['a wrong token', { headers: { 'x-desk-token': 'b'.repeat(48) } }],
  ['a part of the token', { headers: { 'x-desk-token': 'a'.repeat(47) } }],
  [
    'the token of a page in the address',
    { path: `/desk/api/state?token=${token}`, headers: { 'x-desk-token': '' } },
  ],
  ['a form of another site', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['plain text, which needs no preflight', { headers: { 'content-type': 'text/plain' } }],
  ['GET', { method: 'GET' }],
  ['PUT', { method: 'PUT' }],
  ['no JSON', { body: '{' }],
  ['the page without its token', { method: 'GET', path: '/desk', headers: { origin: undefined } }],
  [
    'the page from a link of another site',
    { method: 'GET', path: `/desk?token=${token}`, headers: { 'sec-fetch-site': 'cross-site' } },
  ],
])('DK-4: %s is refused', async (_, sent) => {
  calls.length = 0;
  expect(await send(sent)).toBeGreaterThanOrEqual(400);
  expect(calls).toEqual([]);
});

const guide = (name: string): Sent => ({
  method: 'GET',
  path: `/desk/guide/${name}?token=${token}`,
  headers: { origin: undefined },
});

test.each(['edit-fr', 'publish-nl', 'edit/nl/form.png'])('DK-4: the guide %s is answered', async (name) => {
  expect(await send(guide(name))).toBe(200);
});

test.each([
  'edit-fr.md',
  'launch',
  '..%2fdecisions%2f0047-desk',
  'edit/fr/..%2fform.png',
  'edit/fr',
  'constructor',
  '',
])('DK-4: no guide is called "%s"', async (name) => {
  expect(await send(guide(name))).toBe(404);
  expect(guideFile(process.cwd(), name, token)).toBeNull();
});

test.each(['../edit', '../../../package.json', '%2e%2e/decisions/0047-desk'])(
  'DK-4: "%s" leads out of the guides, and none is read',
  async (name) => {
    calls.length = 0;
    await send(guide(name));
    expect(calls).toEqual([]);
    expect(guideFile(process.cwd(), name, token)).toBeNull();
  },
);

test.each<[string, Sent]>([
  ['without its token', { ...guide('edit-fr'), path: '/desk/guide/edit-fr' }],
  ['with a wrong token', { ...guide('edit-fr'), path: `/desk/guide/edit-fr?token=${'b'.repeat(48)}` }],
  ['by another host', { ...guide('edit-fr'), headers: { origin: undefined, host: 'example.com' } }],
  [
    'from another site',
    { ...guide('edit-fr'), headers: { origin: undefined, 'sec-fetch-site': 'cross-site' } },
  ],
  ['by POST', { ...guide('edit-fr'), method: 'POST' }],
])('DK-4: a guide %s is refused', async (_, sent) => {
  calls.length = 0;
  expect(await send(sent)).toBeGreaterThanOrEqual(400);
  expect(calls).toEqual([]);
});

test('DK-4: 50 MB are not read', async () => {
  calls.length = 0;
  const status = await send({ body: Buffer.alloc(50_000_000, 32) }).catch(() => 413);
  expect(status).toBe(413);
  expect(calls).toEqual([]);
});

test('DK-4: a request of the site is left to the development server', async () => {
  expect(await send({ method: 'GET', path: '/fr', headers: { host: 'example.com' } })).toBe(200);
  expect(calls).not.toContain('fr');
});
