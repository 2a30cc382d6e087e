import { createServer } from 'node:http';
import { type RunningServer, startListening } from '../server/static-server.ts';

/** A page with only one point to paint. Its times are therefore those of the browser and the machine. */
const emptyPage =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Empty</title></head><body><p>.</p></body></html>';

/** Serves the empty page alone. */
export const startEmptyPage = (): Promise<RunningServer> => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(emptyPage);
  });
  return startListening('http', server, 0);
};
