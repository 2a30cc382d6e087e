import { readFileSync, renameSync } from 'node:fs';
import { spriteNames } from '#src/drawings/sprites.ts';
import { contentHash } from '#src/lib/content-hash.ts';

/**
 * Puts a content hash into the name of each sprite, so that browsers may cache it for a year (integrations/hosts/response-headers.ts)
 * and a page never gets a sprite of another build, in which the labels of a map would not fit the land.
 * @param root the built site, with a slash at the end.
 * @returns what replaces the URLs of the sprites in a page.
 */
export const renameSprites = (root: string): ((html: string) => string) => {
  const renamed = spriteNames.map((name) => {
    const from = `drawings/${name}.svg`;
    const to = `_astro/${name}.${contentHash(readFileSync(root + from, 'utf8'))}.svg`;
    renameSync(root + from, root + to);
    return { from: `"/${from}#`, to: `"/${to}#` };
  });
  return (html) => renamed.reduce((text, { from, to }) => text.replaceAll(from, to), html);
};
