import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered. */
export interface RefusedRequest {
  status: number;
  message: string;
}

const no = (message: string): RefusedRequest => ({ status: 403, message });

/** Largest body of a request, in bytes: a HEIC of 20 megabytes as text. */
const largestBody = 28_000_000;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const sameText = (one: string, other: string): boolean => {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
};

/**
 * Refuses requests that do not come from the page of the editor on this computer: over the network, with another `Host` (a
 * foreign name that resolves to 127.0.0.1), from another site in the browser, without the token. null: the request may pass.
 */
export const refusalOf = (
  request: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
  { token, given, isApi }: { token: string; given: string; isApi: boolean },
): RefusedRequest | null => {
  const { headers, method, socket } = request;
  const { localAddress = '', remoteAddress = '', localPort } = socket;
  if (!loopback.has(localAddress) || !loopback.has(remoteAddress))
    return no('The editor answers this computer only.');
  const hosts = [`127.0.0.1:${localPort}`, `localhost:${localPort}`];
  if (!hosts.includes(headers.host ?? ''))
    return no('Unknown host. Open the URL that `npm run edit` prints.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && (isApi || site !== 'none'))
    return no('The request comes from another site.');
  if (!sameText(given, token))
    return no('The token is missing or old. Open the URL that `npm run edit` prints.');
  if (!isApi) return method === 'GET' ? null : { status: 405, message: 'GET only.' };
  if (method !== 'POST') return { status: 405, message: 'POST only.' };
  if (headers.origin !== `http://${headers.host}`) return no('The request comes from another origin.');
  if (!(Number(headers['content-length']) <= largestBody)) return { status: 413, message: 'Too large.' };
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'JSON only.' };
  return null;
};
