import { readFileSync } from 'node:fs';
import { contentHash } from '#src/lib/content-hash.ts';

/** Networks keep a picture for months under its address: a changed picture needs another one. */
export const hashShareImages = (root: string): ((html: string) => string) => {
  const version = (address: string): string =>
    contentHash(readFileSync(root + new URL(address).pathname.slice(1)));
  return (html) =>
    html.replaceAll(
      /(?<=")https?:\/\/[^"/]+\/share\/[^"?]+\.png(?=")/g,
      (address) => `${address}?v=${version(address)}`,
    );
};
