import type { ComponentType } from 'react';
import { type FormDraft, readDraft, restoreDraft } from './form-draft.ts';
import { readHistoryState, writeHistoryState } from './history-state.ts';

/**
 * Hydrates each island of the page when it approaches the viewport: loads its component, React, and the props that the
 * build wrote into a file. Until this script runs, and where one of them does not load, Island.astro shows the fallback.
 */
const components = {
  'contact-form': () => import('./contact-form/ContactForm.island.tsx'),
  'maintenance-due': () => import('./maintenance-due/MaintenanceDue.island.tsx'),
  'my-price': () => import('./my-price/MyPrice.island.tsx'),
  'service-area': () => import('./service-area/ServiceArea.island.tsx'),
  'heat-pump-check': () => import('./heat-pump-check/HeatPumpCheck.island.tsx'),
  'fault-finder': () => import('./fault-finder/FaultFinder.island.tsx'),
};

/** The React components that run in the browser. */
export type IslandName = keyof typeof components;

const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];

/** Keeps in the history entry what was typed into each island, for a reload. */
const saveDrafts = () => {
  const typed = islands.map((island) => [island.dataset.island, readDraft(island)]);
  writeHistoryState('typed', Object.fromEntries(typed));
};

const readSavedDraft = (name: string): FormDraft => {
  const typed = readHistoryState('typed');
  return typeof typed === 'object' && typed !== null
    ? ((typed as Record<string, FormDraft>)[name] ?? {})
    : {};
};

let timer: ReturnType<typeof setTimeout> | undefined;
const saveDraftsAfterPause = () => {
  clearTimeout(timer);
  timer = setTimeout(saveDrafts, 400);
};

/** Shows the fallback. Fields in which something was typed stay visible beside it. */
function showFallback(island: HTMLElement) {
  island.removeEventListener('submit', holdForm);
  island.dataset.state = Object.keys(readDraft(island)).length > 0 ? 'failed-with-text' : 'failed';
}

function handleFailure(island: HTMLElement, error: unknown) {
  console.error(`${island.dataset.island} stopped, and the page shows what stands in for it:`, error);
  showFallback(island);
}

/** True if the host has another release of this page: the files of this one are gone. */
const isOutdated = async (): Promise<boolean> => {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!page?.ok) return false;
  const [ownName = ''] = import.meta.url.split('/').slice(-1);
  return !(await page.text()).includes(ownName);
};

/**
 * Handles a file that did not load. After a release it reloads the page once and keeps what was typed; else it shows the
 * fallback.
 */
async function reloadOrShowFallback(island: HTMLElement) {
  if (readHistoryState('loaded-again') === true || !(await isOutdated())) return showFallback(island);
  saveDrafts();
  writeHistoryState('loaded-again', true);
  return location.reload();
}

/** Keeps a form that is sent too early: the browser would load the page again, without the values of the URL. `hydrate` sends it. */
function holdForm(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).dataset.sent = '';
}

async function hydrateIsland(island: HTMLElement, name: IslandName, propsPath: string) {
  const files = await Promise.all([
    import('./hydrate.tsx'),
    components[name](),
    fetch(propsPath).then((response) => response.json()),
  ]).catch(() => null);
  if (files === null) return reloadOrShowFallback(island);
  const [{ hydrate }, { default: Component }, props] = files;
  // The build wrote the props of this component into the file; TypeScript sees all components at once.
  return hydrate(island, Component as ComponentType<object>, props, (error) => handleFailure(island, error));
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      // Island.astro writes both attributes.
      const { island, props } = target.dataset as { island: IslandName; props: string };
      void hydrateIsland(target, island, props);
    }
  },
  { rootMargin: '200px' },
);
for (const island of islands) {
  island.dataset.state = 'running';
  restoreDraft(island, readSavedDraft(island.dataset.island ?? ''));
  for (const type of ['input', 'change', 'reset']) island.addEventListener(type, saveDraftsAfterPause);
  island.addEventListener('submit', holdForm);
  observer.observe(island);
}
addEventListener('pagehide', saveDrafts);
