const scriptTag = /<script type="module" src="(\/_astro\/IslandScript\.[^"]+)"><\/script>/g;

/**
 * Turns the script tag of the islands, which a browser would fetch at once, into an address on the root element;
 * the page's inline script fetches it when the first island comes near (src/layouts/page-behaviour.ts).
 */
export const withLateIslands = (html: string): string => {
  const [, address] = scriptTag.exec(html) ?? [];
  scriptTag.lastIndex = 0;
  return address === undefined
    ? html
    : html.replace(scriptTag, '').replace(/<html[^>]*/, (root) => `${root} data-islands="${address}"`);
};
