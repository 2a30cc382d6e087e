import { useEffect, useRef } from 'react';
import { ask } from './api.ts';
import { type Doc, unsaved } from './documents.ts';

/** Milliseconds without a key until what was typed is kept as a draft. */
const delay = 1000;

const keep = (file: string, docs: readonly Doc[]): void => {
  ask('draft', { file, changed: unsaved(docs) }).catch(() => undefined);
};

/** Keeps what is typed and not saved: a moment after the last key, and when another file is opened. */
export const useDraft = (file: string, docs: readonly Doc[]): void => {
  useEffect(() => {
    if (docs.length === 0) return;
    const timer = setTimeout(() => keep(file, docs), delay);
    return () => clearTimeout(timer);
  }, [docs, file]);

  const typed = useRef(docs);
  typed.current = docs;
  useEffect(
    () => () => {
      if (unsaved(typed.current).length > 0) keep(file, typed.current);
    },
    [file],
  );
};
