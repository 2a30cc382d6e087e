import { randomBytes } from 'node:crypto';
import { relative, resolve } from 'node:path';
import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Location, SiteContract } from '../shared/contract.ts';
import { createApi } from './api.ts';
import { Editor } from './editor.ts';
import { MarkerLocations } from './marker-locations.ts';
import { openFolder } from './publish-folder.ts';
import { answerRequests } from './requests.ts';
import { Workspace } from './workspace.ts';

interface Options {
  /** Module of the site that exports `openContent` (SiteContract), from the project's root. */
  contract: string;
  /** Folder that the published site goes to, beside the remote. */
  folder?: string | undefined;
  /** Makes the pages show texts that are not saved. */
  show: (unsaved: ReadonlyMap<string, string>) => void;
  /** Gives the site the function with which it marks the texts of its pages. */
  markWith: (mark: (printed: string, location: Location, written: string) => string) => void;
}

/** Loads the site's contract with the site's modules as they are now. */
const loadContract = async (server: ViteDevServer, file: string): Promise<SiteContract> => {
  const { ssr } = server.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error('The development server runs no modules, so the editor cannot ask the site.');
  return ssr.runner.import(file);
};

/** The owner's editor, in the development server only: `npm run edit`. A build ends with an error if it is asked for there. */
export const editor = ({ contract, folder, show, markWith }: Options): AstroIntegration => {
  const token = randomBytes(24).toString('hex');
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'dev')
          throw new Error('The editor is part of `npm run edit` only. Start the build without EDIT=on.');
        const root = process.cwd();
        const hasScreen = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
        const workspace = new Workspace(root);
        const markers = new MarkerLocations();
        markWith((printed, location, written) => markers.mark(printed, location, written));
        let running: Editor | undefined;
        updateConfig({
          // Without a desktop nothing is opened: the owner opens the printed URL. `BROWSER=none` opens nothing, either.
          server: { open: hasScreen ? `/edit?token=${token}` : false },
          vite: {
            // The editor itself says why a page is not up to date; the overlay of Vite would hide the page, and Astro would reload
            // a page with a mistake.
            server: { hmr: { overlay: false }, watch: { ignored: ['**/.editor/**'] } },
            plugins: [
              {
                name: 'editor',
                hotUpdate: {
                  order: 'pre',
                  handler({ file }) {
                    const name = relative(root, file);
                    if (!name.startsWith('content/')) return undefined;
                    if (this.environment.name !== 'ssr') return [];
                    workspace.noticeDisk(name);
                    running?.content().catch(({ message }: Error) => logger.error(message));
                    // `show` renders the pages again; an update by Vite would run all modules of the site again.
                    return [];
                  },
                },
                configureServer(server) {
                  running = new Editor(workspace, () => loadContract(server, contract), markers);
                  running.show = show;
                  if (folder) running.siteFolder = openFolder(resolve(folder));
                  const answer = answerRequests({ token, api: createApi(running), root });
                  server.middlewares.use((request, response, next) => {
                    answer(request, response, next).catch((error: Error) => {
                      logger.error(error.message);
                      response.destroy();
                    });
                  });
                },
              },
            ],
          },
        });
      },
      'astro:server:start': ({ address, logger }) => {
        const start = `http://127.0.0.1:${address.port}/edit?token=${token}`;
        logger.info(`Open this URL; it works on this computer, until the command ends:\n\n  ${start}\n`);
      },
    },
  };
};
