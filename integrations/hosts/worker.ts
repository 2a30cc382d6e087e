/**
 * What Cloudflare runs where no file answers: an address in capitals leads to the page meant, everything else gets
 * the not-found page. Requests for files never come here (wrangler.jsonc), so they cost no worker time.
 */

import { methods } from './policy.ts';

/** The part of Cloudflare's environment that is used: the files of the site. */
export interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** An address that no file has, and that no header rule of a page fits: it brings the not-found page and its policy. */
const notFound = '/404.missing';

const reads = (method: string): boolean => methods.some((one) => one === method);

/** The files are asked without the caller's headers: none of them may decide what a missing page looks like. */
const ask = (env: Environment, url: URL, method: string): Promise<Response> =>
  env.ASSETS.fetch(new Request(url, { method, redirect: 'manual' }));

const withStatus = (response: Response, status: number, headers: Record<string, string> = {}): Response => {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (status !== 404) for (const name of ['Content-Type', 'Content-Length', 'ETag']) all.delete(name);
  return new Response(status === 404 ? response.body : null, { status, headers: all });
};

/** Path that begins with one slash: browsers read `//name/…` in a redirect as another host. */
const plain = (path: string): string => path.replace(/\/{2,}/g, '/');

/** Path of an address that the files redirect to, or null where it is of another host. */
const within = (location: string | null, base: URL): string | null => {
  if (location === null || !URL.canParse(location, base.href)) return null;
  const { origin, pathname } = new URL(location, base.href);
  return origin === base.origin ? plain(pathname) : null;
};

/** Path with small letters and single slashes, or null where it has none to change or leads to no page. */
const meant = async (url: URL, env: Environment): Promise<string | null> => {
  const target = new URL(url.origin);
  target.pathname = plain(url.pathname.toLowerCase());
  if (target.pathname === url.pathname) return null;
  const answer = await ask(env, target, 'HEAD');
  if (answer.ok) return target.pathname;
  return answer.status === 301 ? within(answer.headers.get('Location'), target) : null;
};

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const url = new URL(request.url);
    const missing = await ask(env, new URL(notFound, url.origin), request.method === 'HEAD' ? 'HEAD' : 'GET');
    if (!reads(request.method)) return withStatus(missing, 405, { Allow: methods.join(', ') });
    const target = await meant(url, env);
    if (target === null) return withStatus(missing, 404);
    return withStatus(missing, 301, { Location: target + url.search });
  },
};
