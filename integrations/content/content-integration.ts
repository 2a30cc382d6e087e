import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { coreFileProblems } from '#src/content/checks/core-files.ts';
import { today } from '#src/lib/today.ts';
import { reloadContent } from './reload-content.ts';

/**
 * Prints the problems and ends the process. An error that is thrown here would be printed by Astro, with the name of a
 * hook before it and a stack trace below.
 */
const stop = (problems: readonly string[]): never => {
  console.error(
    `\n${problems.join('\n\n')}\n\nThe site was not built. Problems in the content: ${problems.length}.`,
  );
  process.exit(1);
};

/*
 * Some modules read the company's data, the facts and the allowed digits when they are loaded, and throw if these files
 * are wrong; the configuration of Astro is one of them. So these files are checked first, here and not in a hook, and the
 * other checks are imported afterwards.
 */
const coreProblems = coreFileProblems();
if (coreProblems.length > 0) stop(coreProblems);
const { allProblems, allWarnings } = await import('#src/content/checks/problems.ts');

/**
 * Checks all content before Astro builds, and ends the build if anything is wrong. The development server only warns, so
 * that an unfinished page can be viewed, and checks again after each saved file.
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
        const problems = allProblems();
        if (building && problems.length > 0) stop(problems);
        for (const message of [...problems, ...allWarnings(today())]) logger.warn(message);
      },
    },
  };
};
