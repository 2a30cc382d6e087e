import type { AstroIntegration } from 'astro';
import { coreFileProblems } from '#src/content/checks/core-files.ts';
import { throwIfProblems } from '#src/content/io/read.ts';
import { today } from '#src/lib/today.ts';
import { reloadContent } from './reload-content.ts';

/*
 * Some modules read the company's data, the facts and the allowed digits when they are loaded, and throw if these files
 * are wrong. The other checks import such modules, so they are imported only after these files have been checked. This
 * happens here and not in a hook, because Astro closes its module loader once it has read the configuration.
 */
const coreProblems = coreFileProblems();
const checks = coreProblems.length === 0 ? await import('#src/content/checks/problems.ts') : null;

const problemsNow = (): string[] => checks?.allProblems() ?? coreProblems;

/**
 * Checks all content before Astro builds, and fails the build if anything is wrong. The development server only warns,
 * so that an unfinished page can be viewed, and checks again after each saved file.
 */
export const contentChecks = (): AstroIntegration => {
  let building = true;
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        building = command !== 'dev';
        if (!building) updateConfig({ vite: reloadContent(logger) });
      },
      'astro:config:done': ({ logger }) => {
        const problems = problemsNow();
        if (building) throwIfProblems(problems);
        const warnings = checks?.allWarnings(today()) ?? [];
        for (const message of [...problems, ...warnings]) logger.warn(message);
      },
    },
  };
};
