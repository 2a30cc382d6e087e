import { type RefObject, useEffect, useRef } from 'react';
import { ask } from './api.ts';
import { type Doc, unsaved } from './documents.ts';

/** Milliseconds without a key until the page is rendered with what was typed. */
const delay = 150;

/** True while a reference or a link is being typed, which no page could show. */
const isUnfinished = ({ changes }: Doc): boolean => {
  const last = changes.at(-1);
  return (
    last?.kind === 'set' && typeof last.value === 'string' && /\{[^}]*$|\]\([^)]*$|\[[^\]]*$/.test(last.value)
  );
};

/**
 * Renders the page of a frame with what is typed and not saved. Only its body is replaced, so that it neither flickers nor
 * scrolls; a page that cannot be rendered (a field is empty for a moment) stays as it was.
 * @param onShown after each new body
 */
export const useUnsavedPage = (
  frame: RefObject<HTMLIFrameElement | null>,
  docs: readonly Doc[],
  address: string,
  onShown: () => void,
): void => {
  /** Whether the server has something that the page does not show yet. */
  const behind = useRef(false);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (docs.length === 0 || docs.some(isUnfinished)) return;
    let isCurrent = true;
    const show = async () => {
      const { changed } = await ask('preview', { files: unsaved(docs) });
      behind.current ||= changed;
      if (!isCurrent || !behind.current) return;
      const response = await fetch(address);
      if (!response.ok) return;
      const html = await response.text();
      const inside = frame.current?.contentDocument;
      // A page that is still loading will have it anyway.
      if (!isCurrent || !inside?.body || inside.location.pathname !== address) return;
      // Made by the page itself: the policy of the desk, which allows no inline styles, does not hold for it.
      const page = inside.implementation.createHTMLDocument();
      page.documentElement.innerHTML = html;
      inside.body.replaceWith(inside.adoptNode(page.body));
      behind.current = false;
      shown.current();
    };
    const timer = setTimeout(() => show().catch(() => undefined), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [docs, address, frame]);
};
