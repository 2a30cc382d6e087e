import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** A running server: its address, and how to stop it. */
export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

/** Lets a server listen on this machine only; port 0 takes any free one. @returns its port. @throws when it is taken. */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/**
 * Serves a built site on this machine only, as a static host would: clean addresses and the not-found page with
 * status 404 (RT-9). Port 0 takes any free one.
 * @throws when the port is taken.
 */
export const serve = async (folder: string, port: number): Promise<RunningServer> => {
  const notFound = readFileSync(`${folder}/404.html`);
  const files = sirv(folder, { etag: true, extensions: ['html'], dev: false });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
  const actual = await listen(server, port);
  return {
    origin: `http://127.0.0.1:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
