/** Requests that no browser sends: attempts to leave the site or to confuse the server, one of each kind. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import { describe, expect, inject, test } from 'vitest';
import { headerProblems, problemsOf, problemUnless } from './expected.ts';

const request = (method: string, target: string, headers: string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (target: string, headers: string[] = []): string => request('GET', target, headers);

/** Name, request, and the statuses that are correct. */
type Row = readonly [string, string, readonly number[]];

const valid: Row[] = [
  ['path traversal', get('/fr/../../package.json'), [400, 404]],
  ['encoded path traversal', get('/fr/..%2f..%2fpackage.json'), [400, 404]],
  ['hidden file', get('/.git/config'), [404]],
  ['configuration of the host', get('/_headers'), [404]],
  ['compressed copy', get('/fr.html.br'), [404]],
  ['encoded null byte', get('/fr%00.html'), [400, 404]],
  ['encoded line break', get('/FR%0d%0aSet-Cookie:a=b'), [400, 404]],
  ['redirect to another host by slashes', get('//EVIL.example/fr'), [404]],
  ['path of 4,000 characters', get(`/${'a'.repeat(4_000)}`), [404, 414]],
  ['range that does not exist', get('/favicon.svg', ['Range: bytes=99999999-']), [200, 416]],
  ['no accepted encoding', get('/fr', ['Accept-Encoding: identity;q=0']), [200, 406, 415]],
];
/** Not valid HTTP: Cloudflare's edge refuses these before the runtime, which has no such edge on this machine. 0: closed. */
const invalid: Row[] = [
  ['unknown method', request('BREW', '/fr'), [405]],
  ['header of 100,000 characters', get('/fr', [`X-Long: ${'a'.repeat(100_000)}`]), [400, 0]],
  ['two hosts', get('/fr', ['Host: evil.example']), [400]],
  ['bad host', 'GET /fr HTTP/1.1\r\nHost: ../..\r\nConnection: close\r\n\r\n', [400]],
  ['null byte in a header', get('/fr', ['X-Null: a\0b']), [400]],
  ['another host in the request line', get('http://evil.example/FR'), [301]],
  [
    'length and chunks',
    `${request('POST', '/fr', ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
    [400, 405],
  ],
];

/** Sends bytes unchanged, which `fetch` would normalize or refuse. Status 0: the connection was closed. */
const sendRaw = async (port: number, bytes: string) => {
  const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['http/1.1'] });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.once('secureConnect', () => socket.write(bytes, 'latin1'));
  await once(socket, 'close').catch(() => null);
  const [head = '', ...body] = text.split('\r\n\r\n');
  const valuesOf = (name: string) =>
    [...head.matchAll(new RegExp(`^${name}: *(.*?)\\r?$`, 'gim'))].map(([, value = '']) => value);
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0), valuesOf, body: body.join() };
};

/** Text of files that must not be served: of the project, and of the configuration of hosts. */
const privateText = /"pajotherm-site"|\[core\]|add_header|! Content-Security-Policy/;
/** Servers refuse these requests before they read the configuration of the site; nginx adds its headers even then. */
const refusedEarly = [400, 406, 415, 416, 431];

describe.each(inject('hosts'))('$name', ({ name, port }) => {
  test('malformed requests are refused, with all headers', async () => {
    const rows = name === 'nginx' ? [...valid, ...invalid] : valid;
    const problems = await problemsOf(rows, async ([what, bytes, statuses]) => {
      const { status, valuesOf, body } = await sendRaw(port, bytes);
      const hasHeaders = status !== 0 && (name === 'nginx' || !refusedEarly.includes(status));
      return [
        ...problemUnless(statuses.includes(status), `status ${status}`),
        ...problemUnless(!privateText.test(body), 'a private file'),
        ...problemUnless(valuesOf('set-cookie').length === 0, 'a cookie'),
        ...valuesOf('location')
          .map((location) => new URL(location, 'http://localhost/').hostname)
          .flatMap((host) => problemUnless(['localhost', '127.0.0.1'].includes(host), `leads to ${host}`)),
        ...(hasHeaders ? headerProblems(valuesOf) : []),
      ].map((problem) => `${what}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
