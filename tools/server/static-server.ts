import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import sirv from 'sirv';
import { certificate } from './certificate.ts';

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
export const startListening = async (
  scheme: string,
  server: Server,
  port: number,
): Promise<RunningServer> => {
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

/** Files of a built site as a static host serves them: paths without `.html`, the not-found page with status 404 (RT-9). */
export const filesOf = (folder: string): Handler => {
  const notFound = readFileSync(`${folder}/404.html`);
  const files = sirv(folder, { etag: true, extensions: ['html'], dev: false });
  return (request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    });
};

/**
 * Serves a built site over HTTP, for a browser that does not know the certificate. Port 0 takes any free one.
 * @throws when the port is taken.
 */
export const serve = (folder: string, port: number): Promise<RunningServer> =>
  startListening('http', createServer(filesOf(folder)), port);
