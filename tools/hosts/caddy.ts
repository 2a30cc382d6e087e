import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { type Host, untilReady } from './host.ts';

const caddy = '/usr/bin/caddy';

/** True where Debian's caddy is installed. */
export const hasCaddy = (): boolean => existsSync(caddy);

/** Starts Caddy with the built site and the Caddyfile that the build wrote. */
export const startCaddy = async (): Promise<Host> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, log, stop } = run(
    caddy,
    ['run', '--config', resolve('dist-hosts/Caddyfile'), '--adapter', 'caddyfile'],
    { SITE_ADDRESS: `http://:${port}`, SITE_BIND: '127.0.0.1', SITE_ROOT: resolve('dist') },
  );
  await untilReady(origin, 20, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { name: 'caddy', origin, port, pid: child.pid ?? 0, close: stop };
};
