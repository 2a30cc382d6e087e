import { existsSync } from 'node:fs';
import process from 'node:process';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { type Host, untilReady } from './host.ts';

const wrangler = 'tools/hosts/node_modules/wrangler/bin/wrangler.js';

/** True where `npm run test:hosts` has installed Wrangler. */
export const hasWrangler = (): boolean => existsSync(wrangler);

/**
 * Starts Cloudflare's own runtime, offline, with the built site as `wrangler.jsonc` configures it.
 * @throws when it does not start, with its output.
 */
export const startWorkers = async (): Promise<Host> => {
  const port = await freePort();
  const options = ['--local', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const { child, log, stop } = run(
    process.execPath,
    [wrangler, 'dev', ...options, '--show-interactive-dev-session=false', '--log-level', 'warn'],
    { CI: 'true', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  );
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/fr`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  await untilReady(isReady, 60, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { name: 'workers', origin, port, pid: child.pid ?? 0, close: stop };
};
