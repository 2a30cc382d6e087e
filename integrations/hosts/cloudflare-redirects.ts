import { allRedirects, type HostedSite } from './hosted-site.ts';

/** Cloudflare reads at most this many rules: https://developers.cloudflare.com/workers/static-assets/redirects */
const limit = 2000;

/** Content of Cloudflare's `_redirects` file. @throws where there are more rules than Cloudflare takes. */
export const cloudflareRedirects = (site: HostedSite): string => {
  const rules = allRedirects(site).map(({ from, to }) => `${from} ${to} 301`);
  if (rules.length > limit)
    throw new Error(
      `dist/_redirects has ${rules.length} rules. Cloudflare reads at most ${limit}, and ignores the rest without a message. Remove redirects of addresses that nobody uses any more.`,
    );
  return `${rules.join('\n')}\n`;
};
