import process from 'node:process';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { contentChecks } from './integrations/content/content-integration.ts';
import { showUnsaved } from './integrations/content/unsaved-texts.ts';
import { hostConfiguration } from './integrations/hosts/hosts-integration.ts';
import { cssDelivery } from './integrations/html/css-delivery-integration.ts';
import { renderedStylesOnly } from './integrations/html/rendered-styles.ts';
import { pageRoutes } from './integrations/page-routes.ts';
import { reactInDevelopment } from './integrations/react-in-development.ts';
import { setTextMarker } from './src/content/copy/text-markers.ts';

/** The owner's editor, which `npm run edit` asks for; a build with it ends with an error. */
const ownersEditor = async () => {
  const { editor } = await import('@pajotherm/editor');
  return editor({
    contract: '/src/editor/contract.ts',
    folder: process.env.PUBLISH_FOLDER,
    show: showUnsaved,
    markWith: setTextMarker,
  });
};

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Several pages at a time: share images are then drawn on both cores, and files written while the next page is rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    reactInDevelopment(),
    pageRoutes(),
    contentChecks(),
    cssDelivery(),
    hostConfiguration(),
    ...(process.env.EDIT === 'on' ? [await ownersEditor()] : []),
  ],
  vite: {
    plugins: [renderedStylesOnly()],
    css: {
      modules: { generateScopedName: '[hash:base64:4]' },
      // Every style sheet knows the breakpoints.
      postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
    },
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
