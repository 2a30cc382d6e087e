import type { HostedSite } from './hosted-site.ts';
import {
  commonHeaders,
  type HeaderValues,
  pageHeaders,
  pathRules,
  revalidateAlways,
} from './response-headers.ts';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers */
const cloudflareLimits = { rules: 100, lineLength: 2000 } as const;

const longestCommonPrefix = (paths: string[]): string => {
  const [first = '', ...others] = paths;
  let length = first.length;
  for (const path of others) while (path.slice(0, length) !== first.slice(0, length)) length -= 1;
  return first.slice(0, length);
};

/** First segment of a path with its slashes: `/fr/` for `/fr/blog`. */
const languagePrefix = (path: string): string => {
  const end = path.indexOf('/', 1);
  return end < 0 ? path : path.slice(0, end + 1);
};

/**
 * Patterns that match all of these paths and none of the others. Paths of one language with a prefix of their own get
 * one pattern with an asterisk, so that the file does not grow with the number of towns, brands or articles.
 */
export const patternsFor = (paths: string[], others: string[]): string[] => {
  const byLanguage = Map.groupBy(paths, languagePrefix);
  return [...byLanguage].flatMap(([language, members]) => {
    const common = longestCommonPrefix(members);
    const prefix = common.slice(0, Math.max(common.lastIndexOf('/'), common.lastIndexOf('-')) + 1);
    const isOwnPrefix = prefix.length > language.length && !others.some((path) => path.startsWith(prefix));
    return members.length > 1 && isOwnPrefix ? [`${prefix}*`] : members;
  });
};

interface Rule {
  pattern: string;
  headers: HeaderValues;
  /** Names of headers of earlier rules that are removed for this pattern. */
  removed: string[];
}

/** Cloudflare joins the values of all rules that match a path, so a rule removes each header before it sets it. */
const formatRule = ({ pattern, headers, removed }: Rule, isFirst: boolean): string =>
  [
    pattern,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(isFirst ? [] : [`  ! ${name}`]),
      `  ${name}: ${value}`,
    ]),
  ].join('\n');

const pageRules = ({ pages }: HostedSite): Rule[] =>
  [...Map.groupBy(pages, ({ policy }) => policy)].flatMap(([policy, members]) => {
    const paths = members.map(({ path }) => path);
    const others = pages.filter((page) => page.policy !== policy).map(({ path }) => path);
    return patternsFor(paths, others).map((pattern) => ({
      pattern,
      headers: { ...pageHeaders, 'Content-Security-Policy': policy },
      removed: [],
    }));
  });

/** Files that match a pattern of pages, such as the feed beside the articles, must not get the headers of pages. */
const fileRules = ({ files, defaultPolicy }: HostedSite, ofPages: Rule[]): Rule[] => {
  const prefixes = ofPages.flatMap(({ pattern }) => (pattern.endsWith('*') ? [pattern.slice(0, -1)] : []));
  return files
    .filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))
    .map((pattern) => ({
      pattern,
      headers: { 'Content-Security-Policy': defaultPolicy },
      removed: Object.keys(pageHeaders),
    }));
};

const rulesOfPaths = (): Rule[] =>
  pathRules.map(({ prefix, headers }) => ({
    pattern: prefix.endsWith('/') ? `${prefix}*` : prefix,
    headers,
    removed: [],
  }));

/** Of two rules with the same pattern Cloudflare applies the second only, so they become one. */
const joinRules = (rules: Rule[]): Rule[] =>
  [...Map.groupBy(rules, ({ pattern }) => pattern)].map(([pattern, same]) => ({
    pattern,
    headers: Object.assign({}, ...same.map(({ headers }) => headers)),
    removed: same.flatMap(({ removed }) => removed),
  }));

/**
 * Content of Cloudflare's `_headers` file.
 * @throws where it would exceed a limit of Cloudflare, which ignores the rest of the file without a message.
 */
export const cloudflareHeaders = (site: HostedSite): string => {
  const common = {
    ...commonHeaders,
    'Content-Security-Policy': site.defaultPolicy,
    'Cache-Control': revalidateAlways,
  };
  const ofPages = pageRules(site);
  const rules = [
    { pattern: '/*', headers: common, removed: [] },
    ...ofPages,
    ...joinRules([...fileRules(site, ofPages), ...rulesOfPaths()]),
  ];
  const text = `${rules.map((rule, index) => formatRule(rule, index === 0)).join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > cloudflareLimits.rules || longest > cloudflareLimits.lineLength) {
    throw new Error(
      `dist/_headers has ${rules.length} rules, and its longest line has ${longest} characters. Cloudflare reads at most ${cloudflareLimits.rules} rules and ${cloudflareLimits.lineLength} characters a line, and ignores the rest without a message. Give pages of one kind the same inline styles and scripts, and the same beginning of their address.`,
    );
  }
  return text;
};
