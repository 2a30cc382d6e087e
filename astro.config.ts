import process from 'node:process';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentChecks } from './integrations/content/content-integration.ts';
import { hostConfigurations } from './integrations/hosts/hosts-integration.ts';
import { optimizeHtml } from './integrations/html/html-integration.ts';
import { renderedStylesOnly } from './integrations/html/rendered-styles.ts';
import { scopedName } from './integrations/html/scoped-name.ts';
import { pageRoutes } from './integrations/page-routes.ts';
import { stageTimes } from './integrations/stage-times.ts';

/** The owner's desk, which `npm run edit` asks for; a build never has it. */
const desk = process.env.DESK === 'on' ? [(await import('./desk/integration.ts')).desk()] : [];

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Several pages at a time: share images are then drawn on both cores, and files written while the next page is rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    pageRoutes(),
    contentChecks(),
    stageTimes(),
    optimizeHtml(),
    hostConfigurations(),
    ...desk,
  ],
  vite: {
    plugins: [renderedStylesOnly()],
    css: { modules: { generateScopedName: scopedName } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Every page with an island carries this name; Astro's own says in fifty letters where a script was written.
            output: { entryFileNames: ({ name }) => `_astro/${name.replace(/\..*/, '')}.[hash].js` },
          },
        },
      },
    },
  },
});
