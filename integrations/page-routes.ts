import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const pageTypesFolder = 'src/page-types';

/** `heatPump` for `heat-pump`: the name of a route parameter is an identifier. */
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * One route for each page type: `/[lang]/[...heatPump]` shows `src/page-types/heat-pump/Page.astro`, whose `getStaticPaths`
 * names the parameter. One catch-all route for all types would give every page the CSS of all.
 */
export const pageRoutes = (): AstroIntegration => ({
  name: 'page-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const entry of readdirSync(pageTypesFolder, { withFileTypes: true })) {
        if (!entry.isDirectory()) continue;
        const rest = entry.name === 'home' ? '' : `/[...${camelCase(entry.name)}]`;
        injectRoute({
          pattern: `/[lang]${rest}`,
          entrypoint: `./${pageTypesFolder}/${entry.name}/Page.astro`,
        });
      }
    },
  },
});
