import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the HTML that the server rendered from a component. A module of its own, so that React loads with the first
 * island and not with the page.
 * @param props the same that the server rendered it from: the build wrote them into a file.
 */
export const hydrate = <Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void => {
  hydrateRoot(island, createElement(Component, props));
};
