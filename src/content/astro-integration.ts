import type { AstroIntegration } from 'astro';
import { agedFacts } from './aged-facts.ts';
import { stopOn } from './check.ts';
import { freshContent } from './fresh-content.ts';
import { contentMistakes } from './mistakes.ts';

/**
 * Checks all content before Astro builds: bad input never builds. The development server only warns, so that a
 * half-written page can be looked at, and warns anew after each saved file.
 */
export const checkedContent = (): AstroIntegration => {
  let building = true;
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        building = command !== 'dev';
        if (!building) updateConfig({ vite: freshContent(logger) });
      },
      'astro:config:done': ({ logger }) => {
        const mistakes = contentMistakes();
        if (building) stopOn(mistakes);
        for (const message of [...mistakes, ...agedFacts(new Date())]) logger.warn(message);
      },
    },
  };
};
