import type { AstroIntegration } from 'astro';

/** Logs what the build did before its integrations: until content was checked, and until all pages were rendered. */
export const stageTimes = (): AstroIntegration => {
  let checked = 0;
  return {
    name: 'stage-times',
    hooks: {
      'astro:build:start': ({ logger }) => {
        checked = performance.now();
        // `npm run bench` reads these lines.
        logger.info(`stage start and content checks: ${checked.toFixed(0)} ms`);
      },
      'astro:build:generated': ({ logger }) => {
        logger.info(`stage bundles and rendering: ${(performance.now() - checked).toFixed(0)} ms`);
      },
    },
  };
};
