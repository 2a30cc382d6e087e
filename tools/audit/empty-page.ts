import { createServer } from 'node:http';
import { freePort } from '../server/free-port.ts';

/** A page with only one point to paint. Its times are therefore those of the browser and the machine. */
export const emptyPage =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Empty</title></head><body><p>.</p></body></html>';

/** Serves the empty page alone. */
export const startEmptyPage = async (): Promise<{ url: string; close: () => void }> => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(emptyPage);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
