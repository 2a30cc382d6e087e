import { useEffect, useRef } from 'react';
import type { Sentence } from '../server/results.ts';
import { ask } from './api.ts';
import { type Doc, unsaved } from './documents.ts';

/** Milliseconds without a key until what was typed is kept as a draft, which the checks then read. */
const delay = 400;

const keep = (file: string, docs: readonly Doc[], written: readonly Sentence[]): void => {
  ask('draft', { file, changed: unsaved(docs), written: [...written] }).catch(() => undefined);
};

/**
 * Keeps what is typed and not saved: a moment after the last key, and when another file is opened.
 * @param written texts that were ticked as written
 * @param busy true while the desk saves: what is kept then would stay as a draft of what is saved
 */
export const useDraft = (
  file: string,
  docs: readonly Doc[],
  written: readonly Sentence[],
  busy: boolean,
): void => {
  useEffect(() => {
    if (docs.length === 0 || busy) return;
    const timer = setTimeout(() => keep(file, docs, written), delay);
    return () => clearTimeout(timer);
  }, [docs, file, written, busy]);

  const typed = useRef({ docs, written });
  typed.current = { docs, written };
  useEffect(
    () => () => {
      const last = typed.current;
      if (unsaved(last.docs).length + last.written.length > 0) keep(file, last.docs, last.written);
    },
    [file],
  );
};
