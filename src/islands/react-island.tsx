import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Wake } from './wake.ts';

/** Marks the place once its component answers to the visitor. */
function Awake({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    place.dataset.awake = '';
  }, [place]);
  return children;
}

/**
 * Lets React take over the HTML that the server rendered from this component. The props come from the same build,
 * so their shape is trusted.
 */
export const hydrateWith =
  <Props extends object>(Component: ComponentType<Props>): Wake =>
  (place, props) => {
    hydrateRoot(
      place,
      <Awake place={place}>
        <Component {...(props as Props)} />
      </Awake>,
    );
  };
