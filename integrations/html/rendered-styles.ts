import type { Plugin } from 'vite';

/**
 * Limits the CSS of a page to what it renders. Astro also adds the CSS of everything that its scripts may import, so that each
 * page with an island had the CSS of all five (`pagesByScriptId` in astro/dist/core/build/plugins/plugin-css.js); an island is rendered
 * to HTML at build, so the page has its CSS already. Before Astro's own plugin reads which CSS a script's chunk imports,
 * this one takes it away, for scripts only.
 */
export const renderedStylesOnly = (): Plugin => ({
  name: 'rendered-styles-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const file of chunk.viteMetadata?.importedCss ?? []) delete bundle[file];
      chunk.viteMetadata?.importedCss.clear();
    }
  },
});
