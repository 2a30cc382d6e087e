import { readFileSync } from 'node:fs';
import { contentHash } from '#src/lib/content-hash.ts';

/**
 * Adds the hash of each share image to its URL. Networks keep the picture of a URL for months, so a changed picture needs
 * another URL.
 * @param root folder of the built site, with a slash at the end.
 * @returns a function that gives the HTML of a page with these URLs.
 */
export const shareImageVersioner = (root: string): ((html: string) => string) => {
  const version = (address: string): string =>
    contentHash(readFileSync(root + new URL(address).pathname.slice(1)));
  return (html) =>
    html.replaceAll(
      /(?<=")https?:\/\/[^"/]+\/share\/[^"?]+\.png(?=")/g,
      (address) => `${address}?v=${version(address)}`,
    );
};
