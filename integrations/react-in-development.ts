import type { AstroIntegration } from 'astro';

/**
 * Lets React run in the development server. Vite's plugin stops each island there unless the page has two functions of React
 * Refresh, which Astro writes only where it hydrates itself; this site hydrates its islands alone (`lazy-hydration.ts`). They do
 * nothing: after a change of an island, the page is loaded again.
 */
export const reactInDevelopment = (): AstroIntegration => ({
  name: 'react-in-development',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev')
        injectScript(
          'head-inline',
          'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;',
        );
    },
  },
});
