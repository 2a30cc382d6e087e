/**
 * The script of the islands, fetched when the first of them comes near (src/layouts/page-behaviour.ts). It then
 * fetches each island's own script and props as that one comes near. Where either does not arrive, the HTML stays
 * as it is: a mailto form, tags and cards that are plain links.
 */
import type { IslandName } from './island-names.ts';
import type { Wake } from './wake.ts';

const scripts: Record<IslandName, () => Promise<{ wake: Wake }>> = {
  'article-cards': () => import('./article-cards.client.ts'),
  'contact-form': () => import('./contact-form.client.ts'),
  'price-simulator': () => import('./price-simulator.client.ts'),
};

const wake = async (place: HTMLElement): Promise<void> => {
  const { island, props } = place.dataset;
  const [script, data] = await Promise.all([
    scripts[island as IslandName](),
    props === undefined ? null : fetch(props).then((answer) => answer.json()),
  ]);
  script.wake(place, data);
};

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      near.unobserve(target);
      // What did not arrive leaves the plain HTML, which works; the browser itself reports what was lost.
      wake(target).catch(() => {});
    }
  },
  { rootMargin: '200px' },
);
for (const place of document.querySelectorAll('[data-island]')) near.observe(place);
