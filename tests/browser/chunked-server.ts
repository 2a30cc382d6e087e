import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, serve, serveSecurely } from '../../tools/server/static-server.ts';

/** Long enough for a browser to paint what it has, in milliseconds. */
const pause = 25;

/**
 * The built site, each page in chunks that end before every link, button and section: as over a slow connection, but on
 * every run at the same places.
 */
export const serveInChunks = async (): Promise<RunningServer> => {
  const whole = await serve('dist', 0);
  const chunked = await serveSecurely(async ({ url = '/' }, answer) => {
    const page = await fetch(whole.origin + url).catch(() => null);
    // The last test is over, and the other server closed.
    if (page === null) return answer.destroy();
    const body = Buffer.from(await page.arrayBuffer());
    const type = page.headers.get('content-type') ?? '';
    answer.writeHead(page.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return answer.end(body);
    for (const chunk of body.toString().split(/(?=<(?:a|button|section)\s)/)) {
      answer.write(chunk);
      await wait(pause);
    }
    return answer.end();
  });
  return {
    origin: chunked.origin,
    close: async () => {
      await chunked.close();
      await whole.close();
    },
  };
};
