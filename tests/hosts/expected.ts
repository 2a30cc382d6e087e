import { permanentRedirects } from '#src/routing/redirects.ts';
import { site as loaded } from '#src/site.ts';
import { filesIn, type HostedSite, readSite } from '../../integrations/hosts/hosted-site.ts';
import { commonHeaders, pathRules, revalidateAlways } from '../../integrations/hosts/response-headers.ts';

/** The built site that the hosts serve. */
export const site: HostedSite = readSite('dist', permanentRedirects(loaded));

/** Paths of all files that are served to visitors and are not pages. */
export const assets: string[] = filesIn('dist')
  .filter((file) => !file.endsWith('.html') && !/^[._]/.test(file.slice(file.lastIndexOf('/') + 1)))
  .map((file) => `/${file}`);

/** One page of each policy: pages of one type have the same inline styles and scripts. */
export const pageByCsp = [...new Map(site.pages.map(({ path, policy }) => [policy, path])).values()];

/** The `Cache-Control` header that a path must have. */
export const cacheControlOf = (path: string): string =>
  pathRules.find(({ prefix }) => path.startsWith(prefix))?.headers['Cache-Control'] ?? revalidateAlways;

/** Share images, feeds, contact cards and data files, which other sites may show and read. */
const isCrossOrigin = (path: string): boolean =>
  /^\/share\/|\/rss\.xml$|\.vcf$|^\/(?:prices|grants|codes)\.json$/.test(path);

const resourcePolicyOf = (path: string): string => (isCrossOrigin(path) ? 'cross-origin' : 'same-origin');

/** Each common header must be there once with its value, a policy and `Cache-Control` once. */
export const headerProblems = (values: (name: string) => string[], path = '/'): string[] => [
  ...Object.entries({
    ...commonHeaders,
    'Cross-Origin-Resource-Policy': resourcePolicyOf(path),
  }).flatMap(([name, expected]) =>
    problemUnless(String(values(name)) === expected, `${name}: ${values(name).join(' | ') || 'missing'}`),
  ),
  ...['Content-Security-Policy', 'Cache-Control'].flatMap((name) =>
    problemUnless(values(name).length === 1, `${name}: ${values(name).length} times`),
  ),
];

/** The same for a response of `fetch`, which joins repeated headers with commas. */
export const responseHeaderProblems = ({ headers, ok, url }: Response): string[] => {
  const path = ok ? new URL(url).pathname : '/';
  return [
    ...headerProblems((name) => [headers.get(name)].filter((value) => value !== null), path),
    ...problemUnless(
      headers.get('access-control-allow-origin') === (isCrossOrigin(path) ? '*' : null),
      'Access-Control-Allow-Origin',
    ),
  ];
};

/** Requests a URL without following a redirect. */
export const request = (
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => fetch(url, { redirect: 'manual', headers, method });

/** Checks many items, eight at a time, and returns all problems, sorted. */
export const problemsOf = async <T>(
  items: readonly T[],
  check: (item: T) => Promise<string[]>,
): Promise<string[]> => {
  const problems: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) problems.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return problems.sort();
};

/** One problem of a list where a condition does not hold. */
export const problemUnless = (condition: boolean, problem: string): string[] => (condition ? [] : [problem]);
