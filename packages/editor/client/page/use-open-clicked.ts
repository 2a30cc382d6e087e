import { useCallback, useRef } from 'react';
import { type Location, normaliseForSearch } from '../../shared/api.ts';
import { request, useEditor } from '../common.ts';
import type { Clicked } from './make-page-editable.ts';
import { selectElement } from './selected-element.ts';

/** The largest number of texts beside a picture whose photograph is asked for. */
const maxAsked = 6;

/** Location of the photograph for a picture: that of the first text beside it that has one; null where none has. */
const photoBeside = async (element: Element): Promise<Location | null> => {
  const texts = element.closest('article, li, header, section')?.querySelectorAll('[data-edit]') ?? [];
  for (const text of [...texts].slice(0, maxAsked)) {
    const { photo } = await request('field', { marker: Number(text.getAttribute('data-edit')) });
    if (photo !== null) return photo;
  }
  return null;
};

/** Returns a function that opens the panel of a text or picture that was clicked in the page. */
export const useOpenClicked = (): ((clicked: Clicked) => Promise<void>) => {
  const { go, fail, overview, view, changeQueue } = useEditor();
  const locationOf = async ({ marker, text, isPicture, isCard, element }: Clicked) => {
    if (marker !== null) {
      await changeQueue.flush();
      const [first] = (await request('field', { marker })).inputs;
      if (first === undefined) return undefined;
      const { file, path } = first;
      const depth = isCard ? path.findLastIndex((step) => typeof step === 'number') + 1 : path.length;
      return { file, path: path.slice(0, depth) };
    }
    const photo = isPicture ? await photoBeside(element) : null;
    if (photo !== null) return photo;
    // A text that equals a printed value, such as a phone number or a price, opens that value.
    const printed = overview.references.find(
      (one) => normaliseForSearch(one.printed[view.pageLanguage]) === normaliseForSearch(text),
    );
    return printed?.location ?? undefined;
  };
  const open = async (clicked: Clicked) => {
    selectElement(clicked.element, null);
    const location = await locationOf(clicked);
    if (location) selectElement(clicked.element, location);
    const { link, text: id } = clicked;
    go(location ? { panel: 'field', location, link } : { panel: 'notEditable', id, link });
  };
  const latest = useRef(open);
  latest.current = open;
  return useCallback((clicked) => latest.current(clicked).catch(fail), [fail]);
};
