import { randomBytes } from 'node:crypto';
import { relative } from 'node:path';
import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { createApi } from './server/api.ts';
import { Editor } from './server/editor.ts';
import { guideFile } from './server/guides.ts';
import { KeptAnswers } from './server/kept-answers.ts';
import { openBrowser } from './server/open-browser.ts';
import { ContentReader } from './server/reader.ts';
import { reloadModules } from './server/reload-modules.ts';
import { answerRequests, type Bundle } from './server/requests.ts';
import { UnsavedContent } from './server/unsaved-content.ts';

/** Bundles the page of the desk in memory. */
const bundle = async (root: string): Promise<Bundle> => {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    // The development server around it sets NODE_ENV, by which Vite would choose React's development functions.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      emptyOutDir: false,
      cssCodeSplit: false,
      rolldownOptions: { input: `${root}/desk/ui/main.tsx` },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const styles = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return { script: scripts.join('\n'), style: styles.join('\n') };
};

/**
 * The owner's desk (docs/decisions/0047-desk.md), in the development server only: `npm run edit`. A build ends with an
 * error if it is asked for there.
 */
export const desk = (): AstroIntegration => {
  const token = randomBytes(24).toString('hex');
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'dev')
          throw new Error(
            'The desk is part of `npm run edit` only. Start the command without DESK in its environment.',
          );
        const root = process.cwd();
        const reader = new ContentReader(root);
        const answers = new KeptAnswers(root, reader);
        const editor = new Editor(root, answers);
        const unsaved = new UnsavedContent(root);
        process.once('exit', () => {
          reader.close();
          unsaved.remove();
        });
        // A signal alone ends the process without `exit`.
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
        updateConfig({
          vite: {
            // The preview says what a page waits for; Vite would lay its own message over the page.
            server: { hmr: { overlay: false } },
            plugins: [
              {
                name: 'desk',
                hotUpdate: {
                  order: 'pre',
                  handler({ file }) {
                    if (file.startsWith(`${root}/content/`)) unsaved.refresh(relative(root, file));
                  },
                },
                configureServer(server) {
                  process.chdir(unsaved.folder);
                  let bundled: Promise<Bundle> | undefined;
                  const api = createApi(root, editor, answers, (texts) => {
                    const changed = unsaved.show(texts);
                    if (changed) reloadModules(server, root);
                    return changed;
                  });
                  const answer = answerRequests(
                    token,
                    api,
                    () => {
                      bundled ??= bundle(root);
                      return bundled;
                    },
                    (name) => guideFile(root, name, token),
                  );
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
        const start = `http://127.0.0.1:${address.port}/desk?token=${token}`;
        logger.info(`Open this address; it works on this computer, until the command ends:\n\n  ${start}\n`);
        openBrowser(start);
      },
    },
  };
};
