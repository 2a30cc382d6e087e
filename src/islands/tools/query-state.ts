import { useEffect } from 'react';

/**
 * Values of the page's query string by name, as `{ marque: 'vaillant', code: 'F.28' }` of
 * `?marque=vaillant&code=F.28`; empty on the server. Values are what a visitor may have typed: check them.
 */
export const readQuery = (): Record<string, string> =>
  typeof window === 'undefined' ? {} : Object.fromEntries(new URLSearchParams(window.location.search));

/**
 * Writes values into the query string of the address without a navigation, so that the address can be shared; empty
 * values are left out. The fragment stays.
 */
export const writeQuery = (values: Readonly<Record<string, string>>): void => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  const { pathname, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query === '' ? '' : `?${query}`}${hash}`,
  );
};

/**
 * Calls `restore` once after hydration with the values of the address, when there are any: the server's HTML, and so the
 * first render, cannot know them.
 */
export const useQueryOnce = (restore: (values: Record<string, string>) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at load counts; later ones are our own.
  useEffect(() => {
    const values = readQuery();
    if (Object.keys(values).length > 0) restore(values);
  }, []);
};
