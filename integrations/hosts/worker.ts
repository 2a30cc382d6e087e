/** The part of Cloudflare's environment that the worker uses: the files of the site. */
interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/**
 * Cloudflare runs this worker where no file matches the path. No header rule matches the path that it asks for, so that the
 * not-found page has its own policy. Requests for files never reach it (wrangler.jsonc), so they are free.
 */
export default {
  fetch: ({ url, method }: Request, { ASSETS }: Environment): Promise<Response> =>
    ASSETS.fetch(new Request(new URL('/404.missing', url), { method: method === 'HEAD' ? 'HEAD' : 'GET' })),
};
