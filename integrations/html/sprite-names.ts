import { readFileSync, renameSync } from 'node:fs';
import { spriteNames } from '#src/drawings/sprites.ts';
import { contentHash } from '#src/lib/content-hash.ts';

/**
 * Renames each sprite by its content, so that browsers may keep it for ever (integrations/hosts/policy.ts): a page and its sprite
 * belong together, and an older sprite would put a map's names on other land.
 * @param root the built site, with a slash at the end.
 * @returns what replaces the addresses of the sprites in a page.
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
