import { setTimeout } from 'node:timers/promises';

/** A running server with the built site, on this machine only. */
export interface Host {
  name: 'nginx' | 'workers';
  /** Without a slash at the end. */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * The host once it answers.
 * @throws after `seconds`, with the output of the server; the host is closed then.
 */
export const waitUntilReady = async (host: Host, seconds: number, output: () => string): Promise<Host> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await setTimeout(100)) {
    const answer = await fetch(`${host.origin}/fr`, { method: 'HEAD' }).catch(() => null);
    if (answer !== null) return host;
  }
  const printed = output();
  await host.close();
  throw new Error(`${host.name} was not ready within ${seconds} s. Its output:\n${printed}`);
};
