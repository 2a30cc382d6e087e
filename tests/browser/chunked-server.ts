import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, type RunningServer } from '../../tools/server/static-server.ts';

/** Long enough for a browser to paint what it has, in milliseconds. */
const pause = 25;

/**
 * The same site as at `origin`, each page in chunks that end before every link, button and section: as over a slow
 * connection, but on every run at the same places.
 */
export const serveInChunks = async (origin: string): Promise<RunningServer> => {
  const server = createServer(async ({ url = '/' }, answer) => {
    const whole = await fetch(origin + url);
    const body = Buffer.from(await whole.arrayBuffer());
    const isPage = whole.headers.get('content-type')?.startsWith('text/html') ?? false;
    const lengths = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive)$/;
    answer.writeHead(
      whole.status,
      Object.fromEntries([...whole.headers].filter(([name]) => !lengths.test(name))),
    );
    if (!isPage) return answer.end(body);
    for (const chunk of body.toString().split(/(?=<(?:a|button|section)\s)/)) {
      answer.write(chunk);
      await wait(pause);
    }
    return answer.end();
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
