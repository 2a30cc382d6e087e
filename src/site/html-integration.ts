import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The style sheet Astro writes beside the first island; HTML allows style elements in the head only. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** Moves the island style into the head, so that the page is valid HTML. */
export const withIslandStyleInHead = (html: string): string => {
  const [style] = html.match(islandStyle) ?? [];
  return style === undefined ? html : html.replace(style, '').replace('</head>', `${style}</head>`);
};

/** Tidies the built pages: what Astro cannot be told to write differently. */
export const tidyHtml = (): AstroIntegration => ({
  name: 'tidy-html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.html')) continue;
        writeFileSync(root + file, withIslandStyleInHead(readFileSync(root + file, 'utf8')));
      }
    },
  },
});
