import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { build } from 'vite';
import * as z from 'zod';
import type { Failure, Language } from '../shared/api.ts';
import type { Api } from './api.ts';
import { type RefusedRequest, refusalOf } from './guard.ts';
import { diskFullMessage, Refusal } from './refusal.ts';

/** A page of the editor. It loads only the style sheet and the script of the editor. */
const htmlPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit/editor.css">
<body>${body}</body>
</html>
`;

/** The guide in a language (docs/guides/edit-fr.md) as a page. */
const helpPage = (root: string, language: Language): string => {
  const markdown = readFileSync(`${root}/docs/guides/edit-${language}.md`, 'utf8');
  const main = `<main>${new Marked().parse(markdown, { async: false })}</main>`;
  return htmlPage(language, language === 'fr' ? 'Aide' : 'Hulp', main);
};

/** What the owner reads who opened an address without its token, such as a bookmark. */
const lostPage = `<main>
<h1>Cette adresse n’ouvre plus l’éditeur</h1>
<p>Chaque démarrage donne une nouvelle adresse. Lancez <code>npm run edit</code>, puis ouvrez l’adresse qui s’affiche. Rien de ce que vous avez écrit n’est perdu.</p>
<h1 lang="nl">Dit adres opent de editor niet meer</h1>
<p lang="nl">Bij elke start hoort een nieuw adres. Start <code>npm run edit</code> en open het adres dat verschijnt. Niets van wat u schreef, is verloren.</p>
</main>`;

const shell =
  '<script type="module" src="/edit/editor.js"></script><div id="editor"><p role="status">Un instant… Een ogenblik…</p></div>';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const respond = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` });
  response.end(body);
};

const same = (text: string) => ({ message: { fr: text, nl: text } });

const refuse = (response: ServerResponse, { status, message }: RefusedRequest): void => {
  // The rest of the request is not read.
  response.shouldKeepAlive = false;
  respond(response, status, 'application/json', JSON.stringify(same(message)));
};

/** Answer to a request that failed: a refusal with its own status and reason, any other error as a fault of the editor (500). */
const failureOf = (error: unknown): { status: number; failure: Failure } => {
  if (error instanceof Refusal) return { status: error.status, failure: error.failure };
  if (error instanceof z.ZodError) return { status: 400, failure: same(z.prettifyError(error)) };
  if (Object(error).code === 'ENOSPC') return { status: 500, failure: { message: diskFullMessage } };
  return { status: 500, failure: same(error instanceof Error ? error.message : String(error)) };
};

/** Bundles the client in memory: its script and its style sheet. */
const bundleClient = async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The development server sets NODE_ENV, and Vite would then choose React's development functions.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: `${root}/client/main.tsx` } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  // The style sheet is the only asset.
  const styles = outputs.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return { script: scripts.join('\n'), style: styles.join('\n') };
};

let bundled: ReturnType<typeof bundleClient> | undefined;

/** Answers the requests below /edit; all others are left to the development server. `root`: the project, which has the guides. */
export const answerRequests =
  ({ token, api, root }: { token: string; api: Api; root: string }) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor');
    if (pathname !== '/edit' && !pathname.startsWith('/edit/')) return next();
    const asset = pathname === '/edit/editor.js' || pathname === '/edit/editor.css';
    const isApi = pathname.startsWith('/edit/api/');
    const sent = isApi ? request.headers['x-editor-token'] : searchParams.get('token');
    // Script and style hold no secret; the browser asks for them without the token.
    const given = asset ? token : String(sent ?? '');
    const refused = refusalOf(request, { token, given, isApi });
    if (refused?.status === 403 && !isApi && !asset)
      return respond(response, 403, 'text/html', htmlPage('fr', 'Éditeur, editor', lostPage));
    if (refused !== null) return refuse(response, refused);
    if (asset) {
      bundled ??= bundleClient();
      const { script, style } = await bundled;
      const isScript = pathname.endsWith('.js');
      return respond(response, 200, isScript ? 'text/javascript' : 'text/css', isScript ? script : style);
    }
    const [, language] = /^\/edit\/help\/(fr|nl)$/.exec(pathname) ?? [];
    if (language === 'fr' || language === 'nl')
      return respond(response, 200, 'text/html', helpPage(root, language));
    if (!isApi) {
      if (pathname !== '/edit') return refuse(response, { status: 404, message: 'There is nothing here.' });
      return respond(response, 200, 'text/html', htmlPage('fr', 'Éditeur', shell));
    }
    try {
      const answer = await api(pathname.slice('/edit/api/'.length), await json(request));
      respond(response, 200, 'application/json', JSON.stringify(answer));
    } catch (error) {
      const { status, failure } = failureOf(error);
      respond(response, status, 'application/json', JSON.stringify(failure));
    }
  };
