import { requestText } from './raw.ts';

/** A request that no visitor sends. `isHttp` is false where it breaks the protocol before a host can read it. */
export interface OddRequest {
  name: string;
  bytes: string | Buffer;
  isHttp: boolean;
}

const short = (text: string): string => {
  const seen = [...text.slice(0, 70)].map((sign) => (sign < ' ' || sign > '~' ? '·' : sign)).join('');
  return text.length > 70 ? `${seen}… (${text.length})` : seen;
};

const get = (target: string, headers: string[] = [], isHttp = true): OddRequest => ({
  name: `GET ${short(target)} ${short(headers.join(' | '))}`.trim(),
  bytes: requestText('GET', target, headers),
  isHttp,
});

const ups = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%2f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '..;',
  '%2e%2e%2f',
];
const secrets = ['etc/passwd', 'package.json', '.git/config', 'dist-hosts/nginx-server.conf'];
const traversals = ups.flatMap((up) =>
  secrets.flatMap((secret) =>
    [1, 6].map((depth) => get(`/fr/${`${up}/`.repeat(depth)}${secret}`, [], !up.includes('\\'))),
  ),
);

const hidden = [
  '/.git/HEAD',
  '/.env',
  '/.assetsignore',
  '/_headers',
  '/_redirects',
  '/_routes.json',
  '/_worker.js',
  '/nginx-server.conf',
  '/Caddyfile',
  '/wrangler.jsonc',
  '/package.json',
  '/package-lock.json',
  '/src/site/routes.ts',
  '/deploy/worker.ts',
  '/node_modules/astro/package.json',
  '/.htaccess',
  '/.DS_Store',
  '/fr.html.br',
  '/fr.html.gz',
  '/fr.br',
  '/_astro/',
  '/_astro',
  '/fr/blog/',
  '/drawings/',
  '/fonts/',
  '/wp-login.php',
  '/wp-admin/',
  '/admin',
  '/phpinfo.php',
  '/cgi-bin/test',
  '/server-status',
  '/.well-known/security',
  '/.svn/entries',
  '/backup.zip',
  '/fr.html~',
  '/fr.bak',
  '/index.php',
  '/xmlrpc.php',
  '/api/v1',
].map((target) => get(target));

const signs = [
  '/%00',
  '/fr%00',
  '/fr%00.html',
  '/%00/fr',
  '/fr.html%00.svg',
  '/%01',
  '/%7f',
  '/%0a',
  '/%0d%0aSet-Cookie:a=b',
  '/fr%0d%0aLocation:/x',
  '/%',
  '/%f',
  '/%zz',
  '/%e9',
  '/%c3%28',
  '/%ff%fe',
  '/%f0%9f%94%a5',
  '/fr%20',
  '/fr%09',
  '/%20',
  '/fr?%00',
  '/fr?a=%0d%0a',
  '/fr#x',
  '/fr;jsessionid=1',
  '/fr\\nl',
  '/fr%5cnl',
  '/fr|nl',
  '/fr"nl',
  "/fr'nl",
  '/fr<script>',
  '/fr%3Cscript%3Ealert(1)%3C/script%3E',
  '/fr`id`',
  '/$(id)',
  '/{{7*7}}',
  '/%24%7Bjndi:ldap://x}',
  '//example.com',
  '//example.com/',
  '///',
  '/fr//',
  '//fr',
  '/fr///blog',
  '/./fr',
  '/fr/.',
  '/fr/..',
  '/FR',
  '/Fr/Blog',
  '/fr/',
  '/fr.html',
  '/fr.HTML',
  '/fr/blog.html/',
  '/nl/chauffage-bruxelles/',
  '/fr.html/x',
  '/favicon.svg/',
].map((target) => get(target, [], !/[\\<>"|`{}]/.test(target)));

const long = [
  get(`/${'a'.repeat(1_000)}`),
  get(`/${'a'.repeat(4_000)}`),
  get(`/${'a'.repeat(9_000)}`),
  get(`/${'a'.repeat(40_000)}`),
  get(`/${'a/'.repeat(1_500)}`),
  get(`/${'../'.repeat(1_000)}fr`),
  get(`/${'%2e%2e/'.repeat(500)}fr`),
  get(`/fr?${'q=1&'.repeat(900)}`),
  get(`/fr?${'q'.repeat(20_000)}`),
  get(`/${'%41'.repeat(2_000)}`),
  get(`/fr/${'-'.repeat(255)}`),
  get(`/fr/${'x'.repeat(256)}.html`),
];

const methodNames = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'PURGE',
  'SEARCH',
  'LINK',
  'BREW',
];
const methods = methodNames.flatMap((method) =>
  ['/fr', '/favicon.svg', '/nothing/here'].map((target) => ({
    name: `${method} ${target}`,
    bytes: requestText(method, target, ['Content-Length: 0']),
    // Not every runtime knows every method; one that does not answers before the site is asked.
    isHttp: methodNames.indexOf(method) < 5,
  })),
);
const oddMethods = ['get', 'G3T', 'GET1', 'CONNECT', 'PRI', 'X'.repeat(300), 'GE T', '-', '@', 'ПУТ'].map(
  (method) => ({
    name: `${short(method)} /fr`,
    bytes: requestText(method, '/fr'),
    isHttp: false,
  }),
);

const ranges = [
  'bytes=abc',
  'bytes=-',
  'bytes=5-2',
  'bytes=99999999-',
  'bytes=-0',
  'bytes=0-0',
  'bytes=-1',
  'bytes=0-0,2-2,4-4',
  `bytes=${'0-1,'.repeat(300)}2-3`,
  'bytes=18446744073709551616-',
  'bytes=0-18446744073709551616',
  'lines=1-2',
  'bytes',
  'bytes=1-2-3',
  'bytes= 0-1',
  '=0-1',
].flatMap((range) => ['/fr', '/favicon.svg'].map((target) => get(target, [`Range: ${range}`])));

const headers = [
  [`X-Long: ${'a'.repeat(7_000)}`],
  [`X-Long: ${'a'.repeat(20_000)}`],
  [`X-Long: ${'a'.repeat(100_000)}`],
  [`Cookie: ${'a=b; '.repeat(1_000)}`],
  Array.from({ length: 90 }, (_, index) => `X-${index}: 1`),
  Array.from({ length: 900 }, (_, index) => `X-${index}: ${'v'.repeat(40)}`),
  ['If-None-Match: *'],
  ['If-None-Match: "x", W/"y", z'],
  [`If-None-Match: ${'"a",'.repeat(500)}"b"`],
  ['If-Match: "x"'],
  ['If-Modified-Since: yesterday'],
  ['If-Unmodified-Since: 0'],
  ['If-Range: "x"', 'Range: bytes=0-1'],
  ['Accept-Encoding: ,,;q=x'],
  ['Accept-Encoding: *;q=0'],
  ['Accept-Encoding: identity;q=0'],
  ['Accept: */*;q=-1'],
  ['Authorization: Basic %%%'],
  ['X-Forwarded-Host: evil.example'],
  ['X-Original-URL: /.git/config'],
  ['X-Rewrite-URL: /_headers'],
  ['Origin: null'],
  ['Origin: https://evil.example', 'Access-Control-Request-Method: PUT'],
  ['Referer: javascript:alert(1)'],
  ['User-Agent: () { :;}; id'],
  ['X-HTTP-Method-Override: DELETE'],
  ['Content-Type: multipart/form-data'],
  ['Sec-Fetch-Mode: navigate'],
  ['X-Empty:'],
].map((lines) => get('/fr', lines));

const plain = (name: string, text: string | Buffer): OddRequest => ({ name, bytes: text, isHttp: false });
const broken = [
  plain('no host', 'GET /fr HTTP/1.1\r\nConnection: close\r\n\r\n'),
  plain('two hosts', requestText('GET', '/fr', ['Host: evil.example'])),
  ...['a b', '[::1', 'evil@x', '../..', 'a'.repeat(5_000), ''].map((host) =>
    plain(`host ${short(host)}`, `GET /fr HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  ),
  ...[
    'HTTP/0.9',
    'HTTP/1.0',
    'HTTP/1.2',
    'HTTP/2.0',
    'HTTP/3.0',
    'HTTP/9.9',
    'HTTP/1',
    'HTTP/1.1.1',
    'HTP/1.1',
    'http/1.1',
  ].map((version) =>
    plain(`version ${version}`, `GET /fr ${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  ),
  ...['abc', '-1', '1 1', '99999999999999999999', '0x10', '+1'].map((length) =>
    plain(`length ${length}`, requestText('POST', '/fr', [`Content-Length: ${length}`])),
  ),
  plain(
    'length and chunks',
    `${requestText('POST', '/fr', ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
  ),
  plain('two lengths', requestText('POST', '/fr', ['Content-Length: 0', 'Content-Length: 5'])),
  ...['foo', 'chunked, chunked', 'identity', ' chunked', 'gzip'].map((coding) =>
    plain(`coding ${coding}`, `${requestText('POST', '/fr', [`Transfer-Encoding: ${coding}`])}0\r\n\r\n`),
  ),
  plain('broken chunk', `${requestText('POST', '/fr', ['Transfer-Encoding: chunked'])}zz\r\nabc\r\n`),
  plain('large body', `${requestText('POST', '/fr', ['Content-Length: 60000'])}${'a'.repeat(60_000)}`),
  plain('expect', requestText('POST', '/fr', ['Expect: 100-continue', 'Content-Length: 0'])),
  plain('expect other', requestText('GET', '/fr', ['Expect: tea'])),
  plain('space before colon', requestText('GET', '/fr', ['X-Odd : 1'])),
  plain('no colon', requestText('GET', '/fr', ['nonsense'])),
  plain('folded header', requestText('GET', '/fr', ['X-Odd: 1\r\n  2'])),
  plain('null in header', requestText('GET', '/fr', ['X-Odd: a\0b'])),
  plain('bare line feeds', 'GET /fr HTTP/1.1\nHost: localhost\nConnection: close\n\n'),
  plain('null in path', 'GET /f\0r HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  plain('bytes above ASCII in path', Buffer.from(requestText('GET', '/fr\xe9\xff'), 'latin1')),
  plain('absolute address', requestText('GET', 'http://evil.example/fr')),
  plain('file address', requestText('GET', 'file:///etc/passwd')),
  plain('star', requestText('OPTIONS', '*')),
  plain('star read', requestText('GET', '*')),
  plain('authority', requestText('CONNECT', 'localhost:443')),
  plain('no slash', requestText('GET', 'fr')),
  plain('empty target', 'GET  HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  plain(
    'upgrade h2c',
    requestText('GET', '/fr', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA']),
  ),
  plain(
    'upgrade websocket',
    requestText('GET', '/fr', ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x']),
  ),
  plain('http/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  plain('TLS hello', Buffer.from('16030100a5010000a1030300', 'hex')),
  plain('SSH', 'SSH-2.0-OpenSSH_9.6\r\n'),
  plain('random bytes', Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 73) % 256))),
  plain(
    'two requests at once',
    requestText('GET', '/fr').replace('Connection: close\r\n', '') + requestText('GET', '/nl'),
  ),
  plain('HTTP/0.9', 'GET /fr\r\n'),
];

/** More than two hundred different requests: attempts to leave the site, and mistakes of every layer. */
export const oddRequests: readonly OddRequest[] = [
  ...traversals,
  ...hidden,
  ...signs,
  ...long,
  ...methods,
  ...oddMethods,
  ...ranges,
  ...headers,
  ...broken,
];
