import { useEffect, useLayoutEffect, useState } from 'react';
import { readHistoryState, writeHistoryState } from './history-state.ts';

/**
 * Returns a state that is kept when the page is reloaded, or left and opened again (history-state.ts).
 * @param key its name in the history entry
 * @param read returns the state from the value of the entry, which another release may have written
 */
export const useHistoryState = <State>(
  key: string,
  read: (kept: unknown) => State,
): [state: State, setAndSaveState: (state: State) => void] => {
  const [state, setState] = useState(() => read(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later values are our own
  useLayoutEffect(() => {
    const kept = readHistoryState(key);
    if (kept !== undefined) setState(read(kept));
  }, []);
  const setAndSaveState = (next: State) => {
    setState(next);
    writeHistoryState(key, next);
  };
  // A link within the page makes a new history entry, which has no state yet: without this, it is lost when leaving the page.
  useEffect(() => {
    const write = () => writeHistoryState(key, state);
    addEventListener('pagehide', write);
    return () => removeEventListener('pagehide', write);
  }, [key, state]);
  return [state, setAndSaveState];
};
