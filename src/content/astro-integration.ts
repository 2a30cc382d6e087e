import type { AstroIntegration } from 'astro';
import { agedFacts } from './aged-facts.ts';
import { allowedDigits } from './allowed-digits.ts';
import { articleProblems } from './article-check.ts';
import { contentProblems, stopOn } from './check.ts';

/**
 * Checks all content before Astro builds: bad input never builds. The development server only warns, so that a
 * half-written page can be looked at.
 */
export const checkedContent = (): AstroIntegration => {
  let building = true;
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        building = command !== 'dev';
      },
      'astro:config:done': ({ logger }) => {
        const problems = [...contentProblems(allowedDigits), ...articleProblems(allowedDigits)];
        if (building) stopOn(problems);
        for (const message of [...problems, ...agedFacts(new Date())]) logger.warn(message);
      },
    },
  };
};
