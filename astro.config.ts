import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentChecks } from './integrations/content/content-integration.ts';
import { hostConfigurations } from './integrations/hosts/hosts-integration.ts';
import { lightHtml } from './integrations/html/html-integration.ts';
import { mediaInEm } from './integrations/html/media-in-em.ts';
import { scopedName } from './integrations/html/scoped-name.ts';
import { site } from './src/content/loaders/origin.ts';

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), contentChecks(), lightHtml(), hostConfigurations()],
  vite: {
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [mediaInEm] } },
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
