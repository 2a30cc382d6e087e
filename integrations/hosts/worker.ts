/**
 * Cloudflare runs this worker where no file matches the path. It redirects URLs in capitals to the page and
 * answers all others with the not-found page. Requests for files never reach it (wrangler.jsonc), so they are free.
 */

import { allowedMethods } from './response-headers.ts';

/** The part of Cloudflare's environment that the worker uses: the files of the site. */
export interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** No file has this path, and no header rule of pages matches it: it gives the not-found page with its own policy. */
const missingPath = '/404.missing';

/** Headers of the visitor's request are not passed on: they must not change the not-found page. */
const fetchAsset = (env: Environment, url: URL, method: string): Promise<Response> =>
  env.ASSETS.fetch(new Request(url, { method, redirect: 'manual' }));

/** A response without a body that has the common headers of the not-found page. */
const emptyResponse = (notFound: Response, status: number, headers: Record<string, string>): Response => {
  const all = new Headers(notFound.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  for (const name of ['Content-Type', 'Content-Length', 'ETag']) all.delete(name);
  return new Response(null, { status, headers: all });
};

/** Browsers read a redirect to `//name` as another host. */
const collapseSlashes = (path: string): string => path.replace(/\/{2,}/g, '/');

/** Path of a redirect's target, or null where that is on another host. */
const sameOriginPath = (location: string | null, base: URL): string | null => {
  if (location === null || !URL.canParse(location, base.href)) return null;
  const { origin, pathname } = new URL(location, base.href);
  return origin === base.origin ? collapseSlashes(pathname) : null;
};

const canonicalPath = async (url: URL, env: Environment): Promise<string | null> => {
  const target = new URL(url.origin);
  target.pathname = collapseSlashes(url.pathname.toLowerCase());
  if (target.pathname === url.pathname) return null;
  const response = await fetchAsset(env, target, 'HEAD');
  if (response.ok) return target.pathname;
  return response.status === 301 ? sameOriginPath(response.headers.get('Location'), target) : null;
};

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const url = new URL(request.url);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const notFound = await fetchAsset(env, new URL(missingPath, url.origin), method);
    if (!allowedMethods.some((allowed) => allowed === request.method))
      return emptyResponse(notFound, 405, { Allow: allowedMethods.join(', ') });
    const path = await canonicalPath(url, env);
    if (path === null) return new Response(notFound.body, { status: 404, headers: notFound.headers });
    return emptyResponse(notFound, 301, { Location: path + url.search });
  },
};
