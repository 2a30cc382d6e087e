import type { AstroIntegrationLogger, HookParameters } from 'astro';

type ViteConfig = NonNullable<Parameters<HookParameters<'astro:config:setup'>['updateConfig']>[0]['vite']>;

/** Milliseconds to wait for further changes: a checkout saves many files at once. */
const debounce = 200;

/**
 * Vite plugin of the development server. Content and drawings are read with `readFileSync` and cached in modules, so
 * Vite's module graph does not contain them: a changed file invalidates all server modules of `src/`, and the page is
 * rendered anew. Then the content is checked again.
 */
export const reloadContent = (logger: AstroIntegrationLogger): ViteConfig => {
  const isContent = (root: string, file: string) =>
    file.startsWith(`${root}/content/`) || file.startsWith(`${root}/src/drawings/`);
  return {
    plugins: [
      {
        name: 'reload-content',
        hotUpdate: {
          order: 'pre',
          handler({ file }) {
            const { name, config, moduleGraph } = this.environment;
            if (name === 'client' || !isContent(config.root, file)) return;
            return [...moduleGraph.idToModuleMap.values()].filter((module) =>
              module.file?.startsWith(`${config.root}/src/`),
            );
          },
        },
        configureServer(server) {
          const check = async () => {
            const checks = '/src/content/checks';
            const { coreFileProblems } = await server.ssrLoadModule(`${checks}/core-files.ts`);
            const core: string[] = coreFileProblems();
            const problems: string[] =
              core.length > 0 ? core : (await server.ssrLoadModule(`${checks}/problems.ts`)).allProblems();
            for (const message of problems) logger.warn(message);
            if (problems.length === 0) logger.info('The content has no problems.');
          };
          let timer: NodeJS.Timeout | undefined;
          server.watcher.on('all', (_event, file) => {
            if (!isContent(server.config.root, file)) return;
            clearTimeout(timer);
            timer = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), debounce);
          });
        },
      },
    ],
  };
};
