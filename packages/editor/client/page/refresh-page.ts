import { indexMarkers, patchNode } from './index-markers.ts';

let newest = 0;

/**
 * Renders the page of a frame again with the unsaved values, and patches only the differences, so that the page neither
 * flickers nor scrolls. Resolves to false if the page cannot be rendered; it then stays as it was.
 * @param isTyping whether the server does not have all typed values yet: rendered now, the page would lose their preview
 */
export const refreshPage = async (frame: HTMLIFrameElement, version: number, isTyping: () => boolean) => {
  newest = version;
  const inside = frame.contentDocument;
  if (!inside?.body) return true;
  const address = inside.location.pathname;
  const response = await fetch(address, { cache: 'no-store' });
  const html = await response.text();
  while (isTyping()) await new Promise((resolve) => setTimeout(resolve, 100));
  // Another refresh has started, or the frame shows another page now.
  if (newest !== version || frame.contentDocument !== inside) return true;
  if (!response.ok) return false;
  // Created by the document of the page: the policy of the editor's document would forbid inline styles.
  const next = inside.implementation.createHTMLDocument();
  next.documentElement.innerHTML = html;
  indexMarkers(next.body);
  patchNode(inside.body, next.body);
  return true;
};
