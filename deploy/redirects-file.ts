import { allRedirects, type HostedSite } from './site.ts';

/** Limit that Cloudflare sets on rules without an asterisk: https://developers.cloudflare.com/workers/static-assets/redirects */
const limit = 2000;

/**
 * The `_redirects` file of Cloudflare and Netlify.
 * @throws where it would pass Cloudflare's limit.
 */
export const redirectsFile = (site: HostedSite): string => {
  const rules = allRedirects(site);
  if (rules.length > limit) {
    throw new Error(
      `_redirects has ${rules.length} rules; Cloudflare takes ${limit}. Let deploy/worker.ts answer the variants with a slash or .html, and leave them out here.`,
    );
  }
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('');
};
