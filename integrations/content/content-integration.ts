import { rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { at, type Finding, finding, isWarning } from '#src/content/finding.ts';
import { terminalLines } from '#src/content/messages/message-of.ts';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { contentChangeDays } from '#src/lib/git-dates.ts';
import { latestPastDay, readSiteDay } from '#src/lib/site-day.ts';
import { loadSite, type Site } from '#src/load-site.ts';
import { findPublishedOriginals } from './published-originals.ts';
import { contentFiles, isContent } from './unsaved-texts.ts';

/** Milliseconds to wait for further changes: a checkout saves many files at once. */
const debounceMs = 200;

const checkContent = () => loadSite(readContentFiles(), readSiteDay(), latestPastDay());

let siteOfBuild: Site | null = null;

/** The site whose content was checked before the build, for files that are written after the build. @throws before that check */
export const checkedSite = (): Site => {
  if (siteOfBuild !== null) return siteOfBuild;
  throw new Error('The content was not checked yet. Put contentChecks() before this integration.');
};

/**
 * Prints the mistakes and ends the process. An error that is thrown here would be printed by Astro, with the name of a
 * hook before it and a stack trace below.
 */
const exitWithMistakes = (mistakes: readonly Finding[]): never => {
  console.error(`\n${terminalLines(mistakes).join('\n\n')}\n\nThe site was not built.`);
  process.exit(1);
};

const recheckPlugin = (logger: AstroIntegrationLogger): Plugin => ({
  name: 'content-checks',
  configureServer({ config, watcher }) {
    let timer: NodeJS.Timeout | undefined;
    const logFindings = () => {
      const { findings } = checkContent();
      for (const line of terminalLines(findings)) logger.warn(line);
      if (findings.every(isWarning)) logger.info('The content has no problems.');
    };
    watcher.on('all', (_event, file) => {
      if (!isContent(config.root, file)) return;
      clearTimeout(timer);
      timer = setTimeout(logFindings, debounceMs);
    });
  },
});

/** Removes the photographs that Astro has published as they were taken; the build ends if a page shows one (MD-1). */
const removeOriginals = (assets: string): void => {
  const originals = findPublishedOriginals(assets, 'content/media');
  for (const { name } of originals) rmSync(`${assets}/${name}`);
  const unreadablePhotos = new Set(
    originals.flatMap(({ isShown, photograph }) => (isShown ? [photograph] : [])),
  );
  if (unreadablePhotos.size > 0)
    exitWithMistakes(
      [...unreadablePhotos].map((file) => finding('photo-unreadable', at(`content/media/${file}`), { file })),
    );
};

/**
 * Checks all content before Astro builds, and ends the build if anything is wrong. The development server only warns, so
 * that an unfinished page can be viewed. The URL of the site comes from the content, too.
 */
export const contentChecks = (): AstroIntegration => ({
  name: 'content-checks',
  hooks: {
    'astro:config:setup': ({ command, updateConfig, logger }) => {
      const { site, findings } = checkContent();
      siteOfBuild = site;
      const mistakes = findings.filter((finding) => !isWarning(finding));
      if (command !== 'dev' && mistakes.length > 0) exitWithMistakes(mistakes);
      for (const line of terminalLines(findings)) logger.warn(line);
      if (command === 'build' && contentChangeDays('.').size === 0)
        logger.warn(
          'No history of the content: this is an archive or a shallow clone. The sitemap does not say when a page changed. Clone the repository whole (git fetch --unshallow), and build again.',
        );
      // The editor checks its own changes, and shows each mistake beside the value.
      const plugins = process.env.EDIT === 'on' ? [] : [recheckPlugin(logger)];
      if (command === 'dev') updateConfig({ vite: { plugins: [contentFiles(), ...plugins] } });
      if (site !== null) updateConfig({ site: site.content.company.website });
    },
    'astro:build:done': ({ dir }) => removeOriginals(fileURLToPath(new URL('_astro', dir))),
  },
});
