import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True once the island is hydrated; false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
