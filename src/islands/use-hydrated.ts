import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** True once the island is hydrated; false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
