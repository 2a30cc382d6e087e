import { readdirSync } from 'node:fs';
import { type HostedSite, readSite } from '../../integrations/hosts/hosted-site.ts';
import { commonHeaders } from '../../integrations/hosts/policy.ts';

/** The built site that the hosts serve. */
export const site: HostedSite = readSite('dist');

/** Addresses of all files that are not pages and that visitors' browsers ask for. */
export const assets: string[] = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$|^[._]/.test(entry.name))
  .map((entry) => `${entry.parentPath.slice('dist'.length)}/${entry.name}`)
  .sort();

/** What is wrong with the headers of an answer: each common header once and with its value, a policy, a caching rule. */
export const headerProblems = (values: (name: string) => string[]): string[] => [
  ...Object.entries(commonHeaders).flatMap(([name, wanted]) => {
    const found = values(name);
    return found.length === 1 && found[0] === wanted ? [] : [`${name}: ${found.join(' | ') || 'missing'}`];
  }),
  ...['Content-Security-Policy', 'Cache-Control'].flatMap((name) =>
    values(name).length === 1 ? [] : [`${name}: ${values(name).length} times`],
  ),
];

/** The same for an answer of `fetch`, which joins repeated headers with commas. */
export const headerProblemsOf = ({ headers }: Response): string[] =>
  headerProblems((name) => {
    const value = headers.get(name);
    return value === null ? [] : [value];
  });
