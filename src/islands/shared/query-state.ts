import { type RefObject, useEffect } from 'react';
import { readDraft } from '../form-draft.ts';

/**
 * Returns the values of the page's query string by name, `{ marque: 'vaillant', code: 'F.28' }` for
 * `?marque=vaillant&code=F.28`; empty on the server. A visitor may have typed them: check them.
 */
export const readQuery = (): Record<string, string> =>
  typeof window === 'undefined' ? {} : Object.fromEntries(new URLSearchParams(window.location.search));

let pendingQuery: string | null = null;
let answerFragment: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const writePendingQuery = (): void => {
  clearTimeout(timer);
  if (pendingQuery === null) return;
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + pendingQuery + (answerFragment ?? hash));
  } catch {
    // Safari refuses more than a hundred in half a minute. The answer stands; only the URL is that of an earlier one.
  }
  pendingQuery = null;
  answerFragment = null;
  // The twin page in the other language answers the same (NV-3).
  for (const twin of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    twin.search = window.location.search;
    twin.hash = window.location.hash;
  }
};

type Values = Readonly<Record<string, string>>;

/** Writes values into the query string once typing pauses. */
export const writeQueryAfterPause = (values: Values): void => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  pendingQuery = query === '' ? '' : `?${query}`;
  clearTimeout(timer);
  timer = setTimeout(writePendingQuery, 400);
};

/**
 * Writes values into the query string without a navigation, so that the URL can be shared. Omits empty values.
 * @param answer fragment of the answer, `#answer`, which the URL then opens; the URL keeps its own without it
 */
export const writeQuery = (values: Values, answer?: string): void => {
  answerFragment = answer ?? null;
  writeQueryAfterPause(values);
  writePendingQuery();
};

if (typeof window !== 'undefined') addEventListener('pagehide', writePendingQuery);

/** Returns the URL with the latest values. */
export const currentUrl = (): string => {
  writePendingQuery();
  return window.location.href;
};

/**
 * Calls `restore` once after hydration with the values of the URL, if there are any, and with what the visitor has
 * entered before, which wins (IS-3). The server's HTML, and so the first render, cannot know them.
 */
export const useInitialQuery = (
  form: RefObject<HTMLFormElement | null>,
  restore: (values: Record<string, string>) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL at load counts; later ones are our own.
  useEffect(() => {
    const values = readQuery();
    if (form.current !== null && Object.keys(values).length > 0)
      restore({ ...values, ...readDraft(form.current) });
  }, []);
};

/*
 * The values of a form stand here, not in a file of their own: every tool loads this one, and would wait for another.
 */

/** Returns the values of the fields of a form; an empty text for a field that is not filled in. */
export const readFields = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
};

/** Writes the given values into the fields of a form. Radio buttons and options are chosen by value. */
export const writeFields = (
  form: HTMLFormElement,
  names: readonly string[],
  values: Readonly<Partial<Record<string, string>>>,
): void => {
  for (const name of names) {
    const [control, value] = [form.elements.namedItem(name), values[name]];
    if (value === undefined || control === null || !('value' in control)) continue;
    // An option that does not exist would leave a select empty.
    if (
      control instanceof HTMLSelectElement &&
      ![...control.options].some((option) => option.value === value)
    )
      continue;
    control.value = value;
  }
};
