import { useCallback, useRef } from 'react';
import { type Location, normaliseForSearch, type Requests } from '../../shared/api.ts';
import { request, useEditor } from '../common.ts';
import type { Clicked } from './make-page-editable.ts';
import { selectElement } from './selected-element.ts';

/** The largest number of texts around an element whose values are asked for. */
const maxAsked = 6;

/** What the first text around an element has that has it: a text of its card, of its page's header or of its section. */
const besideOf = async <T>(
  element: Element,
  around: string,
  read: (answer: Requests['field'][1]) => T | null,
): Promise<T | null> => {
  const texts = element.closest(around)?.querySelectorAll('[data-edit]') ?? [];
  for (const text of [...texts].slice(0, maxAsked)) {
    const found = read(await request('field', { marker: Number(text.getAttribute('data-edit')) }));
    if (found !== null) return found;
  }
  return null;
};

/** Location of the item of a list that a card shows; null where the card is no such item. */
const itemAround = (element: Element): Promise<Location | null> =>
  besideOf(element, 'article, li', ({ inputs: [first] }) => {
    const depth = (first?.path.findLastIndex((step) => typeof step === 'number') ?? -1) + 1;
    return first && depth > 0 ? { file: first.file, path: first.path.slice(0, depth) } : null;
  });

/** Returns a function that opens the panel of a text or picture that was clicked in the page. */
export const useOpenClicked = (): ((clicked: Clicked) => Promise<void>) => {
  const { go, fail, overview, view, changeQueue } = useEditor();
  const locationOf = async ({ marker, text, isPicture, isCard, element }: Clicked) => {
    await changeQueue.flush();
    const card = isCard ? await itemAround(element) : null;
    if (card !== null) return card;
    if (marker !== null) {
      const [first] = (await request('field', { marker })).inputs;
      return first && { file: first.file, path: first.path };
    }
    const photo = isPicture
      ? await besideOf(element, 'article, li, header, section', (answer) => answer.photo)
      : null;
    if (photo !== null) return photo;
    // A text that equals a printed value, such as a phone number or a price, opens that value.
    const printed = overview.references.find(
      (one) => normaliseForSearch(one.printed[view.pageLanguage]) === normaliseForSearch(text),
    );
    return printed?.location ?? (await itemAround(element)) ?? undefined;
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
