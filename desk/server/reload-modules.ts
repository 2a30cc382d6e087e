import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Makes the development server run the modules again that depend on content, which is read once when they are loaded. They
 * are not transformed again, since their code is the same. Unlike a changed file this reloads no page in a browser: the
 * preview fetches the page, and keeps the one it shows if that fails.
 */
export const reloadModules = (server: ViteDevServer, root: string): void => {
  for (const environment of Object.values(server.environments)) {
    if (environment.name === 'client' || !isRunnableDevEnvironment(environment)) continue;
    const dependent = new Set<EnvironmentModuleNode>();
    const add = (module: EnvironmentModuleNode) => {
      if (dependent.has(module)) return;
      dependent.add(module);
      for (const importer of module.importers) add(importer);
    };
    for (const module of environment.moduleGraph.idToModuleMap.values())
      if (module.file?.startsWith(`${root}/src/content/io/`)) add(module);
    const { evaluatedModules } = environment.runner;
    for (const { id } of dependent) {
      const loaded = id === null ? undefined : evaluatedModules.getModuleById(id);
      if (loaded !== undefined) evaluatedModules.invalidateModule(loaded);
    }
  }
};
