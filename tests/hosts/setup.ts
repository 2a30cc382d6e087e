import type { TestProject } from 'vitest/node';
import { hasCaddy, startCaddy } from '../../tools/hosts/caddy.ts';
import type { Host } from '../../tools/hosts/host.ts';
import { startNginx } from '../../tools/hosts/nginx.ts';
import { hasWrangler, startWorkers } from '../../tools/hosts/workers.ts';
import { hasNginx } from '../../tools/programs/programs.mjs';

/** What tests know of a running host. */
export type HostHandle = Omit<Host, 'close'>;

declare module 'vitest' {
  export interface ProvidedContext {
    hosts: HostHandle[];
  }
}

const starters = {
  nginx: { isThere: hasNginx, start: () => startNginx() },
  workers: { isThere: hasWrangler, start: startWorkers },
  caddy: { isThere: hasCaddy, start: startCaddy },
} as const;

const isKnown = (name: string): name is keyof typeof starters => name in starters;

/** Starts the hosts that HOSTS names (default: nginx) once for all test files, and stops them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = (process.env.HOSTS ?? 'nginx').split(/[ ,]+/).filter(isKnown);
  const hosts: Host[] = [];
  for (const name of wanted) {
    const { isThere, start } = starters[name];
    if (isThere()) hosts.push(await start());
    else console.warn(`The tests leave out ${name}: it is not installed here.`);
  }
  project.provide(
    'hosts',
    hosts.map(({ name, origin, port, pid }) => ({ name, origin, port, pid })),
  );
  return async () => {
    for (const { close } of hosts) await close();
  };
}
