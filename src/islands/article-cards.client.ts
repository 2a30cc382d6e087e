/**
 * Why an island: HTML cannot say on a card that its article is being fetched (BL-4). Without script the browser's
 * own sign of loading remains. No React: there is one attribute to set.
 */
import type { Wake } from './wake.ts';

export const wake: Wake = (place) => {
  place.addEventListener('click', (event) => {
    const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (opensHere) link?.closest('[data-on-demand]')?.setAttribute('data-loading', '');
  });
  // Back from the article by the browser's own copy of this page: nothing is being fetched any more.
  addEventListener('pageshow', () => {
    for (const card of place.querySelectorAll('[data-loading]')) card.removeAttribute('data-loading');
  });
  place.dataset.awake = '';
};
