import type { TestProject } from 'vitest/node';
import type { Host } from '../../tools/hosts/host.ts';
import { startNginx } from '../../tools/hosts/nginx.ts';
import { hasWrangler, startWorkers } from '../../tools/hosts/workers.ts';
import { hasNginx } from '../../tools/system-programs/system-programs.mjs';

/** A running host, as tests see it. */
export type TestedHost = Pick<Host, 'name' | 'origin' | 'port'>;

declare module 'vitest' {
  export interface ProvidedContext {
    hosts: TestedHost[];
  }
}

const starters = Object.entries({
  nginx: { isInstalled: hasNginx, start: () => startNginx() },
  workers: { isInstalled: hasWrangler, start: startWorkers },
});

/**
 * Starts the hosts once for all test files, both or those in the environment variable HOSTS, and stops them at the end.
 * @throws where one is not installed
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const asked = starters.filter(([name]) => process.env.HOSTS?.split(' ').includes(name) ?? true);
  const missing = asked.filter(([, { isInstalled }]) => !isInstalled()).map(([name]) => name);
  if (missing.length > 0) throw new Error(`Not installed here, so not tested: ${missing.join(', ')}.`);
  const hosts: Host[] = [];
  for (const [, { start }] of asked) hosts.push(await start());
  project.provide(
    'hosts',
    hosts.map(({ name, origin, port }) => ({ name, origin, port })),
  );
  return async () => {
    for (const { close } of hosts) await close();
  };
}
