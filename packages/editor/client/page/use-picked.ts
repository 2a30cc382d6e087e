import { useCallback, useRef } from 'react';
import { ask } from '../api.ts';
import { useEditor } from '../state/editor.ts';
import type { Picked } from './prepare-frame.ts';

/** Opens the panel of what was chosen in the page. */
export const usePicked = (): ((picked: Picked) => Promise<void>) => {
  const { go, setLink, fail } = useEditor();
  const open = async ({ marker, element, link, text: words }: Picked) => {
    const inside = element.ownerDocument;
    for (const old of inside.querySelectorAll('[data-edit-open]')) old.removeAttribute('data-edit-open');
    element.setAttribute('data-edit-open', '');
    setLink(link);
    if (marker === null) return go({ panel: 'fixed', id: words });
    const { inputs } = await ask('field', { marker });
    const [first] = inputs;
    if (first) go({ panel: 'field', place: { file: first.file, path: first.path } });
  };
  const latest = useRef((picked: Picked) => open(picked).catch(fail));
  latest.current = (picked) => open(picked).catch(fail);
  return useCallback((picked) => latest.current(picked), []);
};
