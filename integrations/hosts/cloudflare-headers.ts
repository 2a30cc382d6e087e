import type { HostedSite } from './hosted-site.ts';
import { cacheRules, commonHeaders, type Headers, mediaTypes, pageHeaders, revalidate } from './policy.ts';

/** Limits that Cloudflare sets on the file: https://developers.cloudflare.com/workers/static-assets/headers */
const limits = { rules: 100, lineLength: 2000 } as const;

const languagePrefix = /^\/[^/]*\/?/;

const longestCommonPrefix = (paths: string[]): string => {
  const [first = '', ...others] = paths;
  let length = first.length;
  for (const path of others) while (path.slice(0, length) !== first.slice(0, length)) length -= 1;
  return first.slice(0, length);
};

/**
 * Patterns that match all of these paths and none of the others: one with an asterisk where the paths share a
 * beginning of their own, so that the file does not grow with the number of towns, brands or articles.
 */
export const patternsFor = (paths: string[], others: string[]): string[] => {
  const byLanguage = Map.groupBy(paths, (path) => path.match(languagePrefix)?.[0] ?? '');
  return [...byLanguage].flatMap(([language, members]) => {
    const common = longestCommonPrefix(members);
    const prefix = common.slice(0, Math.max(common.lastIndexOf('/'), common.lastIndexOf('-')) + 1);
    const ownPrefix = prefix.length > language.length && !others.some((path) => path.startsWith(prefix));
    return members.length > 1 && ownPrefix ? [`${prefix}*`] : members;
  });
};

interface Rule {
  pattern: string;
  headers: Headers;
  /** Names of headers of the rules above that do not hold here. */
  dropped: string[];
}

const written = ({ pattern, headers, dropped }: Rule, isFirst: boolean): string =>
  [
    pattern,
    ...dropped.map((name) => `  ! ${name}`),
    // Cloudflare joins the values of all rules that match; `!` drops those of the rules above. Netlify skips the
    // line and lets the last rule win, which comes to the same.
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(isFirst ? [] : [`  ! ${name}`]),
      `  ${name}: ${value}`,
    ]),
  ].join('\n');

const rulesOfPages = ({ pages }: HostedSite): Rule[] =>
  [...Map.groupBy(pages, ({ policy }) => policy)].flatMap(([policy, members]) => {
    const paths = members.map(({ path }) => path);
    const others = pages.filter((page) => page.policy !== policy).map(({ path }) => path);
    return patternsFor(paths, others).map((pattern) => ({
      pattern,
      headers: { ...pageHeaders, 'Content-Security-Policy': policy },
      dropped: [],
    }));
  });

/** Files below a pattern of pages, as the feed beside the articles: what is no page carries nothing of a page. */
const rulesOfFiles = ({ files, fallback }: HostedSite, pages: Rule[]): Rule[] => {
  const prefixes = pages.flatMap(({ pattern }) => (pattern.endsWith('*') ? [pattern.slice(0, -1)] : []));
  return files
    .filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))
    .map((pattern) => ({
      pattern,
      headers: { 'Content-Security-Policy': fallback },
      dropped: Object.keys(pageHeaders),
    }));
};

const rulesOf = (site: HostedSite): Rule[] => {
  const ofPages = rulesOfPages(site);
  return [
    {
      pattern: '/*',
      headers: { ...commonHeaders, 'Content-Security-Policy': site.fallback, 'Cache-Control': revalidate },
      dropped: [],
    },
    ...ofPages,
    ...rulesOfFiles(site, ofPages),
    ...cacheRules.map(({ prefix, value }) => {
      const type = mediaTypes[prefix];
      return {
        pattern: prefix.endsWith('/') ? `${prefix}*` : prefix,
        // One rule for one pattern: of two, Cloudflare reads the second only.
        headers: { 'Cache-Control': value, ...(type === undefined ? {} : { 'Content-Type': type }) },
        dropped: [],
      };
    }),
  ];
};

/**
 * The `_headers` file of Cloudflare and Netlify.
 * @throws where it would pass a limit of Cloudflare, which would drop the rest of the file in silence.
 */
export const headersFile = (site: HostedSite): string => {
  const rules = rulesOf(site);
  const text = `${rules.map((rule, index) => written(rule, index === 0)).join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > limits.rules || longest > limits.lineLength) {
    throw new Error(
      `_headers has ${rules.length} rules and its longest line ${longest} characters; Cloudflare takes ${limits.rules} rules of ${limits.lineLength} characters and drops the rest unseen. Pages of one kind must share their inline styles and scripts, and the beginning of their address.`,
    );
  }
  return text;
};
