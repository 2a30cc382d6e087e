import { useCallback, useState } from 'react';

/** Runs one action at a time: whether it is under way, and the message of the error that ended the last one. */
export const useAction = () => {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, error, run };
};
