import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the HTML that the server rendered from a component. A module of its own, so that React loads with the first
 * island and not with the page.
 * @param props the same that the server rendered it from: the build wrote them into a file.
 */
export const hydrate = (island: HTMLElement, Component: ComponentType<never>, props: object): void => {
  // The props file is written from the same component's props, which no type connects to the file.
  hydrateRoot(island, createElement(Component as ComponentType, props));
};
