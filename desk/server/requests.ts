import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { EditError } from '../source/change.ts';
import type { Api } from './api.ts';
import { type Refusal, readBody, refusalOf } from './guard.ts';
import type { GuideFile } from './guides.ts';

/** The page of the desk: its script and its style sheet are the only things it loads. */
const shell = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/desk.css">
<script type="module" src="/desk/desk.js"></script>
<body><div id="desk"></div></body>
</html>
`;

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

/** The bundled script and style sheet of the page. */
export interface Bundle {
  script: string;
  style: string;
}

const respond = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  const charset = typeof body === 'string' ? '; charset=utf-8' : '';
  response.writeHead(status, { ...headers, 'content-type': type + charset });
  response.end(body);
};

const refuse = (response: ServerResponse, { status, message }: Refusal): void => {
  // What is left of the request is not read.
  response.shouldKeepAlive = false;
  respond(response, status, 'text/plain', message);
};

/** Answer to an action that failed: what the owner can correct with its reason, anything else as a fault of the desk. */
const failure = (error: unknown): { status: number; message: string } => {
  if (error instanceof EditError) return { status: 422, message: error.message };
  if (error instanceof z.ZodError) return { status: 400, message: z.prettifyError(error) };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC')
    return {
      status: 507,
      message: 'The disk is full. Nothing was written. Free some space, and save again.',
    };
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
};

/** Answers the requests below /desk/; all others are left to the development server. */
export const answerRequests =
  (
    token: string,
    api: Api,
    bundle: () => Promise<Bundle>,
    /** A guide or one of its pictures by its name; null for a name that is none. */
    guide: (name: string) => GuideFile | null,
  ) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    if (pathname !== '/desk' && !pathname.startsWith('/desk/')) return next();
    const asset = pathname === '/desk/desk.js' || pathname === '/desk/desk.css';
    const isApi = pathname.startsWith('/desk/api/');
    const sent = isApi ? request.headers['x-desk-token'] : searchParams.get('token');
    // Script and style hold no secret; the browser asks for them without the token.
    const given = asset ? token : String(sent ?? '');
    const refusal = refusalOf(request, { token, given, isApi });
    if (refusal !== null) return refuse(response, refusal);
    if (asset) {
      const { script, style } = await bundle();
      const isScript = pathname.endsWith('.js');
      return respond(response, 200, isScript ? 'text/javascript' : 'text/css', isScript ? script : style);
    }
    if (pathname.startsWith('/desk/guide/')) {
      const file = guide(pathname.slice('/desk/guide/'.length));
      if (file === null) return refuse(response, { status: 404, message: 'No guide has this name.' });
      return respond(response, 200, file.type, file.body);
    }
    if (!isApi) return respond(response, 200, 'text/html', shell);
    const body = await readBody(request);
    if (!('json' in body)) return refuse(response, body);
    try {
      const answer = await api(pathname.slice('/desk/api/'.length), body.json);
      respond(response, 200, 'application/json', JSON.stringify(answer));
    } catch (error) {
      const { status, message } = failure(error);
      respond(response, status, 'application/json', JSON.stringify({ message }));
    }
  };
