import { expect, test, vi } from 'vitest';
import { refusalOf } from '../server/guard.ts';
import { answerRequests } from '../server/requests.ts';

const port = 4321;
const request = (changes: object = {}, headers: object = {}, socket: object = {}) =>
  ({
    method: 'POST',
    headers: {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      'content-type': 'application/json',
      'content-length': '2',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    socket: { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1', localPort: port, ...socket },
    ...changes,
  }) as never;
const statusOf = (asked: never, given = 'secret'): number | null =>
  refusalOf(asked, { token: 'secret', given, isApi: true })?.status ?? null;

test('DK-4: only the page of the editor on this computer is answered', () => {
  expect(statusOf(request())).toBeNull();
  const refused = {
    'another address': request({}, {}, { remoteAddress: '192.168.1.2' }),
    'another interface': request({}, {}, { localAddress: '192.168.1.1' }),
    'foreign host': request({}, { host: `evil.example:${port}` }),
    'host of another port': request({}, { host: '127.0.0.1:1' }),
    'no host': request({}, { host: undefined }),
    'foreign origin': request({}, { origin: 'https://evil.example' }),
    'no origin': request({}, { origin: undefined }),
    'another site': request({}, { 'sec-fetch-site': 'cross-site' }),
    'another port of this computer': request({}, { 'sec-fetch-site': 'same-site' }),
    'a form': request({}, { 'content-type': 'application/x-www-form-urlencoded' }),
    'a body too large': request({}, { 'content-length': '28000001' }),
    'a body of unknown size': request({}, { 'content-length': undefined }),
    'GET of an action': request({ method: 'GET' }),
  };
  for (const [name, asked] of Object.entries(refused)) expect(statusOf(asked), name).not.toBeNull();
  expect(statusOf(request(), '')).toBe(403);
  expect(statusOf(request(), 'secreT')).toBe(403);
  expect(statusOf(request(), 'secreé'), 'as many letters, but more bytes').toBe(403);
});

test('an address without its token: a page in both languages says what to do', async () => {
  const sent: unknown[] = [];
  const response = {
    writeHead: (status: number) => sent.push(status),
    end: (body: string) => sent.push(body),
  };
  const parts = { token: 'secret', api: vi.fn(), root: '.' };
  const asked = request({ method: 'GET', url: '/edit' }, { 'sec-fetch-site': 'none' });
  await answerRequests(parts)(asked, response as never, vi.fn());
  expect(sent[0]).toBe(403);
  expect(sent[1]).toMatch(/l’adresse qui s’affiche[\s\S]*lang="nl"[\s\S]*het adres dat verschijnt/);
});
