import { languages } from '#src/lib/language.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { allRedirects, type HostedSite } from './hosted-site.ts';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/redirects */
const limits = { rules: 2000, patterns: 100 } as const;

/** One pattern for all redirects whose two addresses end in the same name, as those of towns do. */
const patternFor = ({ from, to }: Redirect): string => {
  const name = from.slice(from.lastIndexOf('-') + 1);
  return to.endsWith(`-${name}`)
    ? `${from.slice(0, -name.length)}* ${to.slice(0, -name.length)}:splat 301`
    : `${from} ${to} 301`;
};

/**
 * A slash at the end and `.html`, as patterns. Each begins with a language: `/:splat` alone would turn `//name/` into
 * `//name`, which browsers read as another host.
 */
const variantPatterns = languages.flatMap((language) => [
  `/${language}.html /${language} 301`,
  `/${language}/ /${language} 301`,
  `/${language}/*.html /${language}/:splat 301`,
  `/${language}/*/ /${language}/:splat 301`,
]);

/**
 * Content of Cloudflare's `_redirects` file: one rule for each redirect while Cloudflare's limit allows it, else
 * patterns, whose number does not grow with the number of towns.
 * @throws where the patterns exceed the limits, too.
 */
export const cloudflareRedirects = (site: HostedSite): string => {
  const plain = allRedirects(site).map(({ from, to }) => `${from} ${to} 301`);
  if (plain.length <= limits.rules) return `${plain.join('\n')}\n`;
  const patterns = new Set(site.redirects.map(patternFor));
  const rules = ['/index.html / 301', '/index / 301', ...variantPatterns, ...patterns];
  const withSplat = rules.filter((rule) => rule.includes('*')).length;
  if (rules.length > limits.rules || withSplat > limits.patterns) {
    throw new Error(
      `dist/_redirects would have ${rules.length} rules, ${withSplat} of them patterns. Cloudflare reads at most ${limits.rules} rules and ${limits.patterns} patterns, and ignores the rest without a message. Give pages of one kind addresses that end in the same name in both languages.`,
    );
  }
  return `${rules.join('\n')}\n`;
};
