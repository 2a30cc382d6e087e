import { requestText } from './raw-request.ts';

/** A request that no browser sends. */
export interface MalformedRequest {
  name: string;
  bytes: string;
  /** Statuses that are correct; null: the connection is closed without a response. */
  statuses: readonly (number | null)[];
  /**
   * True where the request is not valid HTTP. Cloudflare's edge refuses it before the runtime, and the local runtime
   * has no such edge, so only nginx gets these.
   */
  isInvalidHttp: boolean;
}

const valid = (name: string, bytes: string, ...statuses: number[]): MalformedRequest => ({
  name,
  bytes,
  statuses,
  isInvalidHttp: false,
});
const invalid = (name: string, bytes: string, ...statuses: (number | null)[]): MalformedRequest => ({
  name,
  bytes,
  statuses,
  isInvalidHttp: true,
});
const get = (target: string, headers: string[] = []): string => requestText('GET', target, headers);

/** Attempts to leave the site or to confuse the server: one of each kind that the configuration could get wrong. */
export const malformedRequests: readonly MalformedRequest[] = [
  valid('path traversal', get('/fr/../../package.json'), 400, 404),
  valid('encoded path traversal', get('/fr/..%2f..%2fpackage.json'), 400, 404),
  valid('hidden file', get('/.git/config'), 404),
  valid('configuration of the host', get('/_headers'), 404),
  valid('compressed copy', get('/fr.html.br'), 404),
  valid('encoded null byte', get('/fr%00.html'), 400, 404),
  valid('encoded line break', get('/FR%0d%0aSet-Cookie:a=b'), 400, 404),
  valid('redirect to another host by slashes', get('//EVIL.example/fr'), 404),
  valid('path of 4,000 characters', get(`/${'a'.repeat(4_000)}`), 404, 414),
  valid('range that does not exist', get('/favicon.svg', ['Range: bytes=99999999-']), 200, 416),
  valid('no accepted encoding', get('/fr', ['Accept-Encoding: identity;q=0']), 200, 406, 415),
  invalid('unknown method', requestText('BREW', '/fr'), 405),
  invalid('header of 100,000 characters', get('/fr', [`X-Long: ${'a'.repeat(100_000)}`]), 400, null),
  invalid('two hosts', get('/fr', ['Host: evil.example']), 400),
  invalid('bad host', 'GET /fr HTTP/1.1\r\nHost: ../..\r\nConnection: close\r\n\r\n', 400),
  invalid('null byte in a header', get('/fr', ['X-Null: a\0b']), 400),
  invalid('another host in the request line', get('http://evil.example/FR'), 301),
  invalid(
    'length and chunks',
    `${requestText('POST', '/fr', ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
    400,
    405,
  ),
];
