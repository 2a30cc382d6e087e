import { readdirSync, readFileSync } from 'node:fs';
import type { Redirect } from '#src/routing/redirects.ts';
import { contentSecurityPolicy, inlineHashes } from './csp.ts';

export interface HostedPage {
  /** Without `.html` and without a slash at the end, but for `/`. */
  path: string;
  policy: string;
}

export interface HostedSite {
  pages: HostedPage[];
  files: string[];
  /** Content security policy of the not-found page, and of every response that is not a page: it allows the least. */
  defaultPolicy: string;
  redirects: Redirect[];
}

/** Paths of all files below a folder, relative to it, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
    .sort();

/** Path at which the host serves an HTML file of the build: `/fr` for `fr.html`. */
export const pathOf = (file: string): string => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/** Reads a built site without its forwarding pages: Cloudflare redirects before it would serve them. */
export const readSite = (folder: string, redirects: Redirect[]): HostedSite => {
  const redirected = new Set(redirects.map(({ from }) => from));
  const policyOf = (file: string): string =>
    contentSecurityPolicy(inlineHashes(readFileSync(`${folder}/${file}`, 'utf8')));
  const all = filesIn(folder);
  if (!all.includes('404.html')) {
    throw new Error(
      `${folder}/404.html is missing. The host sends it for unknown addresses, and takes their default policy from it. Keep src/pages/404.astro.`,
    );
  }
  return {
    pages: all
      .filter((file) => file.endsWith('.html') && file !== '404.html' && !redirected.has(pathOf(file)))
      .map((file) => ({ path: pathOf(file), policy: policyOf(file) })),
    files: all.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
    defaultPolicy: policyOf('404.html'),
    redirects,
  };
};

/** Other spellings of a page's URL that visitors use: a slash at the end, `.html`. */
const variantsOf = (path: string): string[] =>
  path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];

/** All permanent redirects, each to its final URL in one step. */
export const allRedirects = ({ pages, redirects }: HostedSite): Redirect[] => [
  ...pages.flatMap(({ path }) => variantsOf(path).map((from) => ({ from, to: path }))),
  ...redirects.flatMap(({ from, to }) =>
    [from, ...variantsOf(from)].map((variant) => ({ from: variant, to })),
  ),
];
