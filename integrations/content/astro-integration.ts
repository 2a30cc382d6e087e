import type { AstroIntegration } from 'astro';
import { baseProblems } from '#src/content/checks/base-check.ts';
import { stopOn } from '#src/content/io/read.ts';
import { today } from '#src/lib/today.ts';
import { freshContent } from './fresh-content.ts';

/*
 * Company, facts and allowed digits are read by the modules that name them, as these load. So they are checked before
 * the other checks, which name them, are loaded; and here, for an integration can load nothing once Astro has read
 * its configuration.
 */
const base = baseProblems();
const checks = base.length === 0 ? await import('#src/content/checks/problems.ts') : null;

/** Every problem: of the files all others name, there may be none before the others can be looked at as a whole. */
const problemsNow = (): string[] => checks?.allProblems() ?? base;

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
        const problems = problemsNow();
        if (building) stopOn(problems);
        const warnings = checks?.allWarnings(today()) ?? [];
        for (const message of [...problems, ...warnings]) logger.warn(message);
      },
    },
  };
};
