import { languages } from '#src/lib/language.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { allRedirects, type HostedSite } from './hosted-site.ts';

/** Cloudflare reads at most this many rules: https://developers.cloudflare.com/workers/static-assets/redirects */
const limit = 2000;

/**
 * A slash at the end and `.html`, as patterns. Each begins with a language: `/:splat` alone would turn `//name/` into
 * `//name`, which browsers read as another host.
 */
const variants = languages.flatMap((language) => [
  `/${language}.html /${language} 301`,
  `/${language}/ /${language} 301`,
  `/${language}/*.html /${language}/:splat 301`,
  `/${language}/*/ /${language}/:splat 301`,
]);

const ruleFor = ({ from, to }: Redirect): string => `${from} ${to} 301`;

/**
 * Content of Cloudflare's `_redirects` file: one rule for each redirect while Cloudflare's limit allows it (up to about 200
 * towns), else patterns for the other spellings of an address.
 * @throws where there are too many even so.
 */
export const cloudflareRedirects = (site: HostedSite): string => {
  const plain = allRedirects(site).map(ruleFor);
  const rules =
    plain.length <= limit
      ? plain
      : ['/index.html / 301', '/index / 301', ...variants, ...site.redirects.map(ruleFor)];
  if (rules.length > limit)
    throw new Error(
      `dist/_redirects has ${rules.length} rules. Cloudflare reads at most ${limit}, and ignores the rest without a message. Remove redirects of addresses that nobody uses any more.`,
    );
  return `${rules.join('\n')}\n`;
};
