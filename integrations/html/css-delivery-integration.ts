import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { spriteNames } from '#src/drawings/sprites.ts';
import { collectPage, deferCss, type PageGroups } from './css-delivery.ts';
import { shareImageVersioner } from './share-image-hashes.ts';
import { renameSprites } from './sprite-names.ts';
import { insertTitleFonts } from './title-font.ts';

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
