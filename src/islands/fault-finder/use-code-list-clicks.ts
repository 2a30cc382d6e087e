import { useEffect, useEffectEvent } from 'react';

/** Searches for the code that is clicked in the list of codes. Without the island, its link leads to its row of the list. */
export const useCodeListClicks = (pick: (brand: string, code: string) => void): void => {
  const onPick = useEffectEvent(pick);
  useEffect(() => {
    const list = document.getElementById('codes');
    const handleClick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('li[id] > a') : null;
      const brand = link?.closest('[data-brand]')?.getAttribute('data-brand');
      if (!link || !brand) return;
      event.preventDefault();
      event.stopPropagation();
      onPick(brand, link.textContent ?? '');
    };
    list?.addEventListener('click', handleClick);
    return () => list?.removeEventListener('click', handleClick);
  }, []);
};
