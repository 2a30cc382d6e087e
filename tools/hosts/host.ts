import type { HostName } from './host-choice.ts';

/** A real server with the built site, on this machine only. */
export interface Host {
  name: HostName;
  /** Address without a slash at the end. */
  origin: string;
  port: number;
  /** Process id of the server, for measuring its memory. */
  pid: number;
  close: () => Promise<void>;
}

/** Waits until the server answers. @throws after `seconds`, with what the server said. */
export const untilReady = async (origin: string, seconds: number, log: () => string): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/fr`, { method: 'HEAD' }).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server at ${origin} did not answer within ${seconds} s. It said:\n${log()}`);
};
