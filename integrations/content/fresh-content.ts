import type { AstroIntegrationLogger, HookParameters } from 'astro';

type ViteConfig = NonNullable<Parameters<HookParameters<'astro:config:setup'>['updateConfig']>[0]['vite']>;

/** Milliseconds to wait for the next file: a checkout or an editor saves several at once. */
const pause = 200;

/**
 * For the development server. Content and drawings are read as files and kept, so Vite cannot see who uses them: a
 * saved, new or lost one counts as a change of every module of the site, and the page is read anew. Then the content
 * is checked again; facts past their review were named when the server started.
 */
export const freshContent = (logger: AstroIntegrationLogger): ViteConfig => {
  const isRead = (root: string, file: string) =>
    file.startsWith(`${root}/content/`) || file.startsWith(`${root}/src/drawings/`);
  return {
    plugins: [
      {
        name: 'fresh-content',
        hotUpdate: {
          order: 'pre',
          handler({ file }) {
            const { name, config, moduleGraph } = this.environment;
            if (name === 'client' || !isRead(config.root, file)) return;
            return [...moduleGraph.idToModuleMap.values()].filter((module) =>
              module.file?.startsWith(`${config.root}/src/`),
            );
          },
        },
        configureServer(server) {
          const check = async () => {
            const { baseProblems } = await server.ssrLoadModule('/src/content/base-check.ts');
            const base: string[] = baseProblems();
            const problems: string[] =
              base.length > 0 ? base : (await server.ssrLoadModule('/src/content/problems.ts')).allProblems();
            for (const message of problems) logger.warn(message);
            if (problems.length === 0) logger.info('The content is in order.');
          };
          let waiting: NodeJS.Timeout | undefined;
          server.watcher.on('all', (_event, file) => {
            if (!isRead(server.config.root, file)) return;
            clearTimeout(waiting);
            waiting = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), pause);
          });
        },
      },
    ],
  };
};
