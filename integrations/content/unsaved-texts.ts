import {
  type EnvironmentModuleGraph,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ContentFiles } from '#src/content/content-files.ts';
import { readContentFiles } from '#src/content/read-content-files.ts';

/*
 * The files of the development server: those on the disk, with unsaved texts in their place.
 *
 * The editor calls `showUnsaved(texts)`, a Map from path (`content/company.yaml`) to text: from the next request on pages are
 * made of these texts. An empty Map shows the files of the disk again. `filesWithUnsavedTexts()` returns the files that pages are
 * made of.
 */

const unsavedTexts = new Map<string, string>();
let devServer: ViteDevServer | null = null;

/** The files from which pages are made: with the unsaved texts in place of those on the disk. */
export const filesWithUnsavedTexts = (): ContentFiles => new Map([...readContentFiles(), ...unsavedTexts]);

/** True for a file on which content depends. @param root folder of the project */
export const isContent = (root: string, file: string): boolean =>
  file.startsWith(`${root}/content/`) || file.startsWith(`${root}/src/drawings/`);

const readerFile = '/src/content/read-content-files.ts';

const modulesOfContent = (graph: EnvironmentModuleGraph): EnvironmentModuleNode[] => {
  const dependent = new Set<EnvironmentModuleNode>();
  const add = (module: EnvironmentModuleNode) => {
    if (dependent.has(module)) return;
    dependent.add(module);
    for (const importer of module.importers) add(importer);
  };
  for (const module of graph.idToModuleMap.values()) if (module.file?.endsWith(readerFile)) add(module);
  return [...dependent];
};

/** Makes pages of these unsaved texts. Unlike a changed file this reloads no page in a browser. */
export const showUnsaved = (texts: ReadonlyMap<string, string>): void => {
  unsavedTexts.clear();
  for (const [path, text] of texts) unsavedTexts.set(path, text);
  for (const environment of Object.values(devServer?.environments ?? {})) {
    if (environment.name === 'client' || !isRunnableDevEnvironment(environment)) continue;
    const { moduleGraph, runner } = environment;
    for (const module of modulesOfContent(moduleGraph)) {
      if (module.file?.endsWith(readerFile)) moduleGraph.invalidateModule(module);
      const evaluated = module.id === null ? undefined : runner.evaluatedModules.getModuleById(module.id);
      if (evaluated !== undefined) runner.evaluatedModules.invalidateModule(evaluated);
    }
  }
};

/** Vite plugin of the development server: src/content/read-content-files.ts has the files as they are shown. */
export const contentFiles = (): Plugin => ({
  name: 'content-files',
  enforce: 'pre',
  apply: 'serve',
  load(id) {
    if (!id.endsWith(readerFile)) return null;
    return `const files = new Map(${JSON.stringify([...filesWithUnsavedTexts()])}); export const readContentFiles = () => files;`;
  },
  hotUpdate: {
    order: 'pre',
    handler({ file }) {
      const { name, config, moduleGraph } = this.environment;
      return name === 'client' || !isContent(config.root, file) ? undefined : modulesOfContent(moduleGraph);
    },
  },
  configureServer(started) {
    devServer = started;
  },
});
