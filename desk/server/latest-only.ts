/**
 * Does work in the background, one after the other. What is handed in while some is done replaces what waits: only the
 * latest counts. Work that fails is left out.
 */
export const latestOnly = (): ((work: () => Promise<unknown>) => void) => {
  let waiting: (() => Promise<unknown>) | null = null;
  let busy = false;
  return async (work) => {
    waiting = work;
    if (busy) return;
    busy = true;
    while (waiting !== null) {
      const next = waiting;
      waiting = null;
      await next().catch(() => undefined);
    }
    busy = false;
  };
};
