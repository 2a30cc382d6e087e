import { indexMarkers, patchNode } from './index-markers.ts';

let newest = 0;

/**
 * Renders the page of a frame with the unsaved values and changes only what differs, so that it neither flickers nor
 * scrolls. Resolves to false where the page cannot be rendered; it then stays as it was.
 * @param isTyping whether something was typed that the server does not have yet: the page shows it already
 */
export const refreshPage = async (
  frame: HTMLIFrameElement,
  version: number,
  isTyping: () => boolean,
): Promise<boolean> => {
  newest = version;
  const inside = frame.contentDocument;
  if (!inside?.body) return true;
  const address = inside.location.pathname;
  const response = await fetch(address, { cache: 'no-store' });
  const html = await response.text();
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, 100));
  // A later change is on its way, or somebody went to another page.
  if (newest !== version || frame.contentDocument !== inside) return true;
  if (!response.ok) return false;
  // Made by the page itself: the policy of the editor, which allows no inline styles, does not hold for it.
  const next = inside.implementation.createHTMLDocument();
  next.documentElement.innerHTML = html;
  indexMarkers(next.body);
  patchNode(inside.body, next.body);
  return true;
};
