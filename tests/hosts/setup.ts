import type { TestProject } from 'vitest/node';
import type { Host } from '../../tools/hosts/host.ts';
import { startNginx } from '../../tools/hosts/nginx.ts';
import { hasWrangler, startWorkers } from '../../tools/hosts/workers.ts';
import { hasNginx } from '../../tools/programs/programs.mjs';

/** A running host, as tests see it. */
export type TestedHost = Pick<Host, 'name' | 'origin' | 'port'>;

declare module 'vitest' {
  export interface ProvidedContext {
    hosts: TestedHost[];
  }
}

const starters = {
  nginx: { isInstalled: hasNginx, start: () => startNginx() },
  workers: { isInstalled: hasWrangler, start: startWorkers },
} as const;

const isKnown = (name: string): name is keyof typeof starters => name in starters;

/** Starts the hosts in the environment variable HOSTS (default: nginx) once for all test files, and stops them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const requested = (process.env.HOSTS ?? 'nginx').split(/[ ,]+/).filter(isKnown);
  const hosts: Host[] = [];
  for (const name of requested) {
    const { isInstalled, start } = starters[name];
    if (isInstalled()) hosts.push(await start());
    else console.warn(`${name} is not tested: it is not installed here.`);
  }
  project.provide(
    'hosts',
    hosts.map(({ name, origin, port }) => ({ name, origin, port })),
  );
  return async () => {
    for (const { close } of hosts) await close();
  };
}
