import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../server/problem.ts';
import { ask } from '../api.ts';
import { type Doc, unsaved } from '../documents.ts';
import { renderedTexts } from './place.ts';

/** Milliseconds without a key until the page is rendered with what was typed. */
const delay = 150;

/** True while a reference or a link is being typed, which no page could show. */
const isUnfinished = ({ changes }: Doc): boolean => {
  const last = changes.at(-1);
  return (
    last?.kind === 'set' && typeof last.value === 'string' && /\{[^}]*$|\]\([^)]*$|\[[^\]]*$/.test(last.value)
  );
};

/** The source of a page; null where it cannot be rendered. */
const sourceOf = async (address: string): Promise<string | null> => {
  const response = await fetch(address);
  return response.ok ? response.text() : null;
};

const replaceBody = (inside: Document, html: string): void => {
  // Made by the page itself: the policy of the desk, which allows no inline styles, does not hold for it.
  const page = inside.implementation.createHTMLDocument();
  page.documentElement.innerHTML = html;
  inside.body.replaceWith(inside.adoptNode(page.body));
};

/** What the bodies of a page showed before and after it was rendered anew. */
export type OnShown = (before: readonly string[], after: readonly string[]) => void;

/**
 * Shows a page in a frame with what is typed and not saved. Only its body is replaced, so that it neither flickers nor
 * scrolls. A page that cannot be rendered stays as it was, and one that is opened is shown as it is saved.
 * @param onShown after each new body
 * @returns what the page waits for, null where it shows everything; and what has to be called when the frame has loaded
 */
export const useUnsavedPage = (
  frame: RefObject<HTMLIFrameElement | null>,
  docs: readonly Doc[],
  address: string,
  onShown: OnShown,
): { waiting: readonly Problem[] | null; onLoad: () => void } => {
  const [waiting, setWaiting] = useState<readonly Problem[] | null>(null);
  /** Whether the server has something that the page does not show yet. */
  const behind = useRef(false);
  const loaded = useRef('');
  const texts = useRef<readonly string[]>([]);
  /** How often a page could not be loaded: each time it is opened again. */
  const [failures, setFailures] = useState(0);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    const page = `${failures} ${address}`;
    const isNew = loaded.current !== page;
    if (docs.length === 0 || (!isNew && docs.some(isUnfinished))) return;
    let isCurrent = true;
    const show = async () => {
      const files = unsaved(docs);
      behind.current = (await ask('preview', { files })).changed || behind.current;
      if (!isCurrent || !(isNew || behind.current)) return;
      const html = await sourceOf(address);
      if (!isCurrent || frame.current === null) return;
      const inside = frame.current.contentDocument;
      if (html !== null && !isNew) {
        // A page that is still loading will have it anyway.
        if (!inside?.body || inside.location.pathname !== address) return;
        const before = texts.current;
        replaceBody(inside, html);
        texts.current = renderedTexts(inside);
        shown.current(before, texts.current);
      }
      if (html === null && isNew) await ask('preview', { files: [] });
      if (isNew && (html !== null || (await sourceOf(address)) !== null)) {
        // Not `src`: each page would be an entry of the history, and Back would go through the pages of the preview.
        frame.current.contentWindow?.location.replace(address);
        loaded.current = page;
      }
      behind.current = html === null;
      if (html !== null) return setWaiting(null);
      const problems = await ask('problems', { files });
      if (isCurrent) setWaiting(problems);
    };
    const timer = setTimeout(() => show().catch(() => undefined), isNew ? 0 : delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [docs, address, frame, failures]);
  return {
    waiting,
    onLoad: () => {
      const inside = frame.current?.contentDocument;
      texts.current = inside?.body ? renderedTexts(inside) : [];
      // After a save the development server reloads the page, which fails while something else is wrong.
      const [loading] = frame.current?.contentWindow?.performance.getEntriesByType('navigation') ?? [];
      if (!loading || !('responseStatus' in loading) || Number(loading.responseStatus) < 500) return;
      setFailures((count) => count + 1);
    },
  };
};
