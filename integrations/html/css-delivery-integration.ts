import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { spriteNames } from '#src/drawings/sprites.ts';
import { contentHash } from '#src/lib/content-hash.ts';
import { collectPage, deferCss, type PageGroups } from './css-delivery.ts';
import { insertTitleFonts } from './title-font.ts';

/**
 * Puts a content hash into the name of each sprite, so that browsers may cache it for a year (integrations/hosts/response-headers.ts)
 * and a page never gets a sprite of another build, in which the labels of a map would not fit the land.
 * @param root the built site, with a slash at the end.
 * @returns what replaces the URLs of the sprites in a page.
 */
const renameSprites = (root: string): ((html: string) => string) => {
  const renamed = spriteNames.map((name) => {
    const from = `drawings/${name}.svg`;
    const to = `_astro/${name}.${contentHash(readFileSync(root + from, 'utf8'))}.svg`;
    renameSync(root + from, root + to);
    return { from: `"/${from}#`, to: `"/${to}#` };
  });
  return (html) => renamed.reduce((text, { from, to }) => text.replaceAll(from, to), html);
};

/**
 * Adds the hash of each share image to its URL. Networks keep the picture of a URL for months, so a changed picture needs
 * another URL.
 * @param root folder of the built site, with a slash at the end.
 * @returns a function that gives the HTML of a page with these URLs.
 */
const shareImageVersioner = (root: string): ((html: string) => string) => {
  const version = (address: string): string =>
    contentHash(readFileSync(root + new URL(address).pathname.slice(1)));
  return (html) =>
    html.replaceAll(
      /(?<=")https?:\/\/[^"/]+\/share\/[^"?]+\.png(?=")/g,
      (address) => `${address}?v=${version(address)}`,
    );
};

/**
 * Delivers the CSS of the built pages so that header and first section are painted first
 * (docs/decisions/0005-css-delivery.md), and names sprites and share images by their content.
 */
export const cssDelivery = (): AstroIntegration => ({
  name: 'css-delivery',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      const pages = files.filter((file) => file.endsWith('.html')).sort();
      const sprites = spriteNames.map((name) => readFileSync(`${root}drawings/${name}.svg`, 'utf8')).join('');
      const replaceSpriteNames = renameSprites(root);
      const addShareImageHashes = shareImageVersioner(root);
      const groups: PageGroups = new Map();
      const plans = pages.map((file) => {
        const html = addShareImageHashes(replaceSpriteNames(readFileSync(root + file, 'utf8')));
        return { file, html, plan: collectPage(groups, html, sprites) };
      });
      const delivered = plans.map(({ html, plan }) => {
        if (plan === null) return html;
        const { html: page, deferred } = deferCss(plan, html);
        writeFileSync(root + deferred.path.slice(1), deferred.css);
        return page;
      });
      for (const [index, html] of (await insertTitleFonts(delivered)).entries())
        writeFileSync(root + pages[index], html);
    },
  },
});
