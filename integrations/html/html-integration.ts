import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collectPage, type PageGroups, withDeferredCss } from './css-delivery.ts';
import { renameSprites } from './sprite-names.ts';

/** Delivers the CSS of the built pages so that header and first section are painted first (ADR 0005). */
export const optimizeHtml = (): AstroIntegration => ({
  name: 'optimize-html',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const start = performance.now();
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      const pages = files.filter((file) => file.endsWith('.html')).sort();
      const withSpriteNames = renameSprites(root);
      const read = (file: string) => withSpriteNames(readFileSync(root + file, 'utf8'));

      // Each file is read twice rather than kept: there may be thousands.
      const groups: PageGroups = new Map();
      const plans = pages.map((file) => ({ file, plan: collectPage(groups, read(file)) }));
      for (const { file, plan } of plans) {
        const { html, deferred } =
          plan === null ? { html: read(file), deferred: null } : withDeferredCss(plan, read(file));
        writeFileSync(root + file, html);
        if (deferred !== null) writeFileSync(root + deferred.path.slice(1), deferred.css);
      }
      logger.info(`stage delivery of CSS: ${(performance.now() - start).toFixed(0)} ms`);
    },
  },
});
