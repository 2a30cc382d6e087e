import { readdirSync, readFileSync } from 'node:fs';
import { permanentRedirects, type Redirect } from '#src/routing/redirects.ts';
import { inlineOf, policyFor } from './csp.ts';

/** A page as a host sees it: its clean address, and the policy of what stands inline in it. */
export interface HostedPage {
  path: string;
  policy: string;
}

/** A built site as hosts see it. */
export interface HostedSite {
  pages: HostedPage[];
  /** Addresses of everything else in the folder, compressed twins left out. */
  files: string[];
  /** Policy of the not-found page. Whatever is no page carries it too: it allows the least. */
  fallback: string;
  redirects: Redirect[];
}

/** True for the pages that forward on hosts without redirect rules; ours redirect before they are read. */
const isForwarding = (html: string): boolean =>
  html.includes('http-equiv="refresh"') && !html.includes('<main');

/** Clean address of a built HTML file. */
export const pathOf = (file: string): string => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/**
 * Reads a built site.
 * @throws when the folder holds no not-found page.
 */
export const readSite = (folder: string): HostedSite => {
  const pages: HostedPage[] = [];
  const files: string[] = [];
  let fallback: string | undefined;
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
  for (const file of found.sort()) {
    if (!file.endsWith('.html')) {
      files.push(`/${file}`);
      continue;
    }
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    if (isForwarding(html)) continue;
    const policy = policyFor(inlineOf(html));
    if (file === '404.html') fallback = policy;
    else pages.push({ path: pathOf(file), policy });
  }
  if (fallback === undefined) {
    throw new Error(
      `${folder}/404.html is missing. Hosts answer unknown addresses with it, and take their default policy from it. Keep src/pages/404.astro.`,
    );
  }
  return { pages, files, fallback, redirects: permanentRedirects() };
};

/** Every other way visitors write a page's address, and the address meant: slash at the end, `.html`. */
const variantsOf = (path: string): string[] =>
  path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];

/** All permanent redirects, each to its last address in one step. */
export const allRedirects = ({ pages, redirects }: HostedSite): Redirect[] => [
  ...pages.flatMap(({ path }) => variantsOf(path).map((from) => ({ from, to: path }))),
  ...redirects.flatMap(({ from, to }) =>
    [from, ...variantsOf(from)].map((variant) => ({ from: variant, to })),
  ),
];
