import { languages } from '#src/lib/language.ts';
import { allRedirects, type HostedSite } from './site.ts';

/** Limit that Cloudflare sets on plain rules: https://developers.cloudflare.com/workers/static-assets/redirects */
const limit = 2000;

/** Redirects whose addresses end in the same name, as a town's do, with a pattern for the name. */
const pattern = (from: string, to: string): string => {
  const name = from.slice(from.lastIndexOf('-') + 1);
  return to.endsWith(`-${name}`)
    ? `${from.slice(0, -name.length)}* ${to.slice(0, -name.length)}:splat 301`
    : `${from} ${to} 301`;
};

/**
 * Slash at the end and `.html`, as patterns. Each stands below a language: `/:splat` alone would turn `//name/` into
 * `//name`, which browsers read as another host.
 */
const variantPatterns = languages.flatMap((language) => [
  `/${language}.html /${language} 301`,
  `/${language}/ /${language} 301`,
  `/${language}/*.html /${language}/:splat 301`,
  `/${language}/*/ /${language}/:splat 301`,
]);

/**
 * The `_redirects` file of Cloudflare and Netlify. Plain rules, which both read alike, as long as Cloudflare takes
 * them; beyond, patterns of Cloudflare's, whose number does not grow with the number of towns.
 * @throws where even those would pass the limit.
 */
export const redirectsFile = (site: HostedSite): string => {
  const plain = allRedirects(site).map(({ from, to }) => `${from} ${to} 301`);
  if (plain.length <= limit) return `${plain.join('\n')}\n`;
  const patterns = new Set(site.redirects.map(({ from, to }) => pattern(from, to)));
  const rules = ['/index.html / 301', '/index / 301', ...variantPatterns, ...patterns];
  if (rules.length > limit) {
    throw new Error(
      `_redirects would need ${rules.length} rules; Cloudflare takes ${limit} and drops the rest unseen. Give pages of a kind addresses that end in the same name in both languages.`,
    );
  }
  return `${rules.join('\n')}\n`;
};
