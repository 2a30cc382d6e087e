import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import { certificate } from './certificate.ts';
import { headersIn } from './headers-file.ts';

export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Listens on this machine only; port 0 takes any free one. @returns the port. @throws when it is taken. */
const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts a server on this machine. Its `close` also closes connections: browsers keep theirs open, and a server with one would not stop. */
const startListening = async (scheme: string, server: Server, port: number): Promise<RunningServer> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const actual = await listen(server, port);
  return {
    origin: `${scheme}://127.0.0.1:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

/** Serves over HTTPS and HTTP/2, as visitors get the site, with the certificate of this run. @returns on a free port. */
export const serveHttps = async (handler: Handler): Promise<RunningServer> => {
  const { pem } = await certificate();
  // A request of HTTP/2 has all the properties of a request of HTTP/1 that a handler reads.
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, handler as never);
  return startListening('https', server, 0);
};

/** A file as it is sent. */
interface Sent {
  type: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer | null;
}

/** Hosts compress a response about this well while they send it. The best quality takes 20 times longer, for each process. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const readSent = (file: string): Sent => {
  const plain = readFileSync(file);
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(type);
  return {
    type: isText ? `${type}; charset=utf-8` : type,
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    brotli: isText ? brotliCompressSync(plain, brotliOptions) : null,
  };
};

/**
 * Files of a built site as Cloudflare serves them: its redirects and headers, paths without `.html`, the not-found page with
 * status 404 (RT-9).
 */
export const filesOf = (folder: string): Handler => {
  const headersOf = headersIn(readFileSync(`${folder}/_headers`, 'utf8'));
  const redirects = new Map(
    readFileSync(`${folder}/_redirects`, 'utf8')
      .split('\n')
      .map((line) => line.split(' ') as [from: string, to: string]),
  );
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const sentFiles = new Map<string, Sent>();
  return ({ url = '/', headers: asked, method }, response) => {
    const { pathname, search } = new URL(url, 'https://site.example');
    const target = redirects.get(pathname);
    if (target !== undefined) {
      response.writeHead(301, { ...headersOf(pathname), location: target + search }).end();
      return;
    }
    const path = pathname === '/' ? 'index' : pathname.slice(1);
    const file = [`${path}.html`, path].find((name) => /\.\w+$/.test(name) && files.has(name));
    const name = file ?? '404.html';
    const sent = sentFiles.get(name) ?? readSent(`${folder}/${name}`);
    sentFiles.set(name, sent);
    const brotli = asked['accept-encoding']?.includes('br') ? sent.brotli : null;
    const isKnown = file !== undefined && asked['if-none-match'] === sent.etag;
    response.writeHead(file === undefined ? 404 : isKnown ? 304 : 200, {
      'content-type': sent.type,
      etag: sent.etag,
      vary: 'accept-encoding',
      ...(brotli === null ? {} : { 'content-encoding': 'br' }),
      ...headersOf(file === undefined ? '/404' : pathname),
    });
    response.end(isKnown || method === 'HEAD' ? undefined : (brotli ?? sent.plain));
  };
};

/**
 * Serves a built site over HTTP, for a browser that does not know the certificate. Port 0 takes any free one.
 * @throws when the port is taken.
 */
export const serve = (folder: string, port: number): Promise<RunningServer> =>
  startListening('http', createServer(filesOf(folder)), port);
