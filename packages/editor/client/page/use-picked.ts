import { useCallback, useRef } from 'react';
import { fold, type Location } from '../../shared/api.ts';
import { request, useEditor } from '../common.ts';
import type { Picked } from './prepare-frame.ts';
import { selectText } from './selected-text.ts';

/** Texts beside a picture that are asked for its photograph. */
const mostAsked = 6;

/** The photograph that belongs to a text beside a picture; null where no text has one. */
const photoBeside = async (element: Element): Promise<Location | null> => {
  const texts = element.closest('article, li, header, section')?.querySelectorAll('[data-edit]') ?? [];
  for (const text of [...texts].slice(0, mostAsked)) {
    const { photo } = await request('field', { marker: Number(text.getAttribute('data-edit')) });
    if (photo !== null) return photo;
  }
  return null;
};

/** Opens the panel of what was chosen in the page. */
export const usePicked = (): ((picked: Picked) => Promise<void>) => {
  const { go, setClickedHref, fail, overview, view, changeQueue } = useEditor();
  const locationOf = async ({ marker, text, isPicture, element }: Picked) => {
    if (marker !== null) {
      await changeQueue.flush();
      const { inputs } = await request('field', { marker });
      return inputs[0] && { file: inputs[0].file, path: inputs[0].path };
    }
    if (isPicture) {
      const photo = await photoBeside(element);
      if (photo !== null) return photo;
    }
    // What is printed alone, such as a phone number or a price, leads to its value.
    const printed = overview.references.find((one) => fold(one.printed[view.pageLanguage]) === fold(text));
    return printed?.location ?? undefined;
  };
  const open = async (picked: Picked) => {
    selectText(picked.element, null);
    setClickedHref(picked.link);
    const location = await locationOf(picked);
    if (location) {
      selectText(picked.element, location);
      go({ panel: 'field', location });
    } else go({ panel: 'fixed', id: picked.text });
  };
  const latest = useRef((picked: Picked) => open(picked).catch(fail));
  latest.current = (picked) => open(picked).catch(fail);
  return useCallback((picked) => latest.current(picked), []);
};
