/*
 * Values that have to survive a reload, or leaving the page and coming back, are in the state of the history entry: the site stores
 * nothing, and browsers do not restore fields that a script fills (TR-4).
 */

const readAllState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Returns a value of the history entry, as written; undefined if there is none. */
export const readHistoryState = (key: string): unknown => readAllState()[key];

/** Writes a value into the history entry. Browsers refuse too many writes. */
export const writeHistoryState = (key: string, value: unknown): void => {
  try {
    window.history.replaceState({ ...readAllState(), [key]: value }, '');
  } catch {
    // The page keeps the value until it is reloaded.
  }
};
