import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Makes the development server load the modules of src/ again, which read content once when they are loaded. Unlike a
 * changed file it reloads no page in a browser: the preview fetches the page, and keeps the one it shows if that fails.
 */
export const reloadModules = (server: ViteDevServer, root: string): void => {
  const inBrowser = server.environments.client?.moduleGraph;
  for (const environment of Object.values(server.environments)) {
    if (environment.name === 'client') continue;
    const invalidated = new Set<EnvironmentModuleNode>();
    for (const module of environment.moduleGraph.idToModuleMap.values()) {
      const { file, id } = module;
      // Islands and style sheets read no content.
      if (!file?.startsWith(`${root}/src/`) || id === null || inBrowser?.getModuleById(id)) continue;
      if (/\.css$/.test(file)) continue;
      environment.moduleGraph.invalidateModule(module, invalidated, Date.now(), true);
    }
    if (!isRunnableDevEnvironment(environment)) continue;
    for (const { id } of invalidated) {
      const loaded = id === null ? undefined : environment.runner.evaluatedModules.getModuleById(id);
      if (loaded !== undefined) environment.runner.evaluatedModules.invalidateModule(loaded);
    }
  }
};
