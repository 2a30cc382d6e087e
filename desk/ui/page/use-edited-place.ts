import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { pathText } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import { comparable, filled, type Lang, type ReferenceTable } from '../references.ts';
import type { Editing } from './editing.ts';
import { placeOf } from './page-text.ts';
import { blockAt, elementAt, firstChange } from './place.ts';
import type { OnShown } from './use-unsaved-page.ts';
import { formsOf, valuePlace } from './value-place.ts';

const keyOf = ({ file, path }: Editing, page: Document): string =>
  `${page.location.pathname} ${file} ${pathText(path)}`;

/** True of what no single element of a page shows as it is written: the text of an article, a number. */
const isPrinted = ({ kind, file, path }: Editing): boolean =>
  kind === 'amount' || (file.endsWith('.md') && path[0] === 'body');

interface Place {
  element: HTMLElement;
  /** Whether the element shows that text alone, which may be replaced at once. */
  canWrite: boolean;
  /** Index of the text that will change, where it is known. */
  index?: number;
}

/** Scrolls the page in the frame, and not the desk around it, where somebody is typing. */
const scrollInFrame = (element: HTMLElement): void => {
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ block: 'center' });
  window.scrollTo(scrollX, scrollY);
};

/** The place where the page was seen to change. */
const changedPlace = (page: Document, editing: Editing, index: number, text: string): Place | null => {
  const element = isPrinted(editing) ? blockAt(page, index) : elementAt(page, index, text);
  const canWrite = comparable(element?.textContent ?? '') === comparable(text) && !isPrinted(editing);
  return element && { element, canWrite };
};

/** The place that shows the words of a field, as they are or as they were. */
const placeByWords = (
  page: Document,
  editing: Editing,
  doc: Doc | undefined,
  lang: Lang,
  references: ReferenceTable,
): Place | null => {
  if (doc === undefined) return null;
  if (editing.kind === 'amount') {
    const place = valuePlace(page, formsOf(doc, editing.path, references, lang));
    return place && { ...place, canWrite: false };
  }
  if (isPrinted(editing)) return null;
  const withText = (text: string) =>
    placeOf(page, { doc, path: editing.path, text: filled(text, references, lang) }, references);
  const place = withText(editing.text) ?? withText(editing.before);
  return place && { element: place.element, canWrite: place.isOnly };
};

/**
 * Marks what is edited on the page in a frame and scrolls to it. Once the page is rendered with what was typed, the text
 * that changed tells the place; before, only the words do.
 * @param loads how often a new page or body was shown
 * @returns what has to be called after each new body
 */
export const useEditedPlace = (
  frame: RefObject<HTMLIFrameElement | null>,
  {
    editing,
    docs,
    lang,
    references,
  }: { editing: Editing | null; docs: readonly Doc[]; lang: Lang; references: ReferenceTable },
  loads: number,
): OnShown => {
  const marked = useRef<(Place & { key: string; loads: number }) | null>(null);
  /** Where the text of a field was seen to change. */
  const changed = useRef<{ key: string; index: number } | null>(null);
  const now = useRef({ editing, docs });
  now.current = { editing, docs };

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!editing || !page?.body) return;
    const key = keyOf(editing, page);
    const text = filled(editing.text, references, lang);
    if (marked.current?.key !== key || marked.current.loads !== loads) {
      if (marked.current !== null) marked.current.element.style.outline = '';
      const index = changed.current?.key === key ? changed.current.index : null;
      const doc = now.current.docs.find(({ file }) => file === editing.file);
      const found =
        (index === null ? null : changedPlace(page, editing, index, text)) ??
        placeByWords(page, editing, doc, lang, references);
      marked.current = found && { key, loads, ...found };
      if (found !== null) {
        if (found.index !== undefined) changed.current = { key, index: found.index };
        found.element.style.outline = '3px solid #b5179e';
        scrollInFrame(found.element);
      }
    }
    // The plain text at once, until the page is rendered with it.
    if (marked.current?.canWrite && comparable(marked.current.element.textContent ?? '') !== comparable(text))
      marked.current.element.textContent = text;
  }, [editing, lang, loads, references, frame]);

  return useCallback(
    (before, after) => {
      const page = frame.current?.contentDocument;
      if (!page || now.current.editing === null) return;
      const key = keyOf(now.current.editing, page);
      const last = changed.current?.key === key ? changed.current.index : null;
      // A number stands on many places: that which was marked is kept, where it shows the number.
      if (now.current.editing.kind === 'amount' && last !== null && before[last] !== after[last]) return;
      const index = firstChange(before, after);
      if (index !== null) changed.current = { key, index };
    },
    [frame],
  );
};
