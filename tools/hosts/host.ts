/** A running server with the built site, on this machine only. */
export interface Host {
  name: 'nginx' | 'workers';
  /** Without a slash at the end. */
  origin: string;
  port: number;
  /** Process id of the server, for measuring its memory. */
  pid: number;
  close: () => Promise<void>;
}

/**
 * Waits until a server is ready.
 * @throws after `seconds`, with the output of the server.
 */
export const untilReady = async (
  isReady: () => Promise<boolean>,
  seconds: number,
  output: () => string,
): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${seconds} s. Its output:\n${output()}`);
};
