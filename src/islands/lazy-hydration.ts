import type { ComponentType } from 'react';

/**
 * Hydrates each island of the page when it approaches the viewport: loads its component, React, and the props that the
 * build wrote into a file. Until this script runs, and where one of them does not load, Island.astro shows the fallback.
 */
const components = {
  'contact-form': () => import('./contact-form/ContactForm.island.tsx'),
  'maintenance-due': () => import('./maintenance-due/MaintenanceDue.island.tsx'),
  'service-area': () => import('./service-area/ServiceArea.island.tsx'),
  'heat-pump-check': () => import('./heat-pump-check/HeatPumpCheck.island.tsx'),
  'fault-finder': () => import('./fault-finder/FaultFinder.island.tsx'),
};

/** The React components that run in the browser. */
export type IslandName = keyof typeof components;

async function hydrateIsland(island: HTMLElement, name: IslandName, propsPath: string) {
  const [{ hydrate }, { default: Component }, props] = await Promise.all([
    import('./hydrate.ts'),
    components[name](),
    fetch(propsPath).then((response) => response.json()),
  ]);
  // The build wrote the props of this component into the file; TypeScript sees all components at once.
  hydrate(island, Component as ComponentType<object>, props);
}

/** Shows the fallback; fields in which something was typed stay visible beside it. */
function showFallback(island: HTMLElement) {
  const fields = island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type="radio"]), textarea)',
  );
  island.dataset.state = [...fields].some(({ value }) => value !== '') ? 'failed-with-text' : 'failed';
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      // Island.astro writes both attributes. The browser itself reports a file that did not load.
      const { island, props } = target.dataset as { island: IslandName; props: string };
      hydrateIsland(target, island, props).catch(() => showFallback(target));
    }
  },
  { rootMargin: '200px' },
);
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  island.dataset.state = 'running';
  observer.observe(island);
}
