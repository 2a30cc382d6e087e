import { permanentRedirects } from '#src/routing/redirects.ts';
import { site as loaded } from '#src/site.ts';
import { filesIn, type HostedSite, readSite } from '../../integrations/hosts/hosted-site.ts';
import { cacheRules, commonHeaders, revalidate } from '../../integrations/hosts/policy.ts';

/** The built site that the hosts serve. */
export const site: HostedSite = readSite('dist', permanentRedirects(loaded));

/** Paths of all files that are served to visitors and are not pages. */
export const assets: string[] = filesIn('dist')
  .filter((file) => !file.endsWith('.html') && !/^[._]/.test(file.slice(file.lastIndexOf('/') + 1)))
  .map((file) => `/${file}`);

/** The `Cache-Control` header that a path must have. */
export const cacheControlOf = (path: string): string =>
  cacheRules.find(({ prefix }) => path.startsWith(prefix))?.value ?? revalidate;

/**
 * Problems with the headers of a response: every common header must be there once with its value, and a policy and
 * `Cache-Control` once.
 * @param values all values of a header, by name.
 */
export const headerProblems = (values: (name: string) => string[]): string[] => [
  ...Object.entries(commonHeaders).flatMap(([name, expected]) => {
    const actual = values(name);
    return actual.length === 1 && actual[0] === expected
      ? []
      : [`${name}: ${actual.join(' | ') || 'missing'}`];
  }),
  ...['Content-Security-Policy', 'Cache-Control'].flatMap((name) =>
    values(name).length === 1 ? [] : [`${name}: ${values(name).length} times`],
  ),
];

/** The same for a response of `fetch`, which joins repeated headers with commas. */
export const responseHeaderProblems = ({ headers }: Response): string[] =>
  headerProblems((name) => {
    const value = headers.get(name);
    return value === null ? [] : [value];
  });
