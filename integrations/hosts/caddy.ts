import { allRedirects, type HostedSite } from './hosted-site.ts';
import {
  cacheRules,
  commonHeaders,
  mediaTypes,
  methods,
  pageHeaders,
  revalidate,
  strictTransport,
  textExtensions,
  typesByExtension,
} from './policy.ts';
import { quoted } from './quoted.ts';

const indented = (lines: string[]): string[] => lines.map((line) => (line === '' ? '' : `\t${line}`));

const block = (head: string, lines: string[]): string[] => [`${head} {`, ...indented(lines), '}'];

/** Where blocks listen. All must listen alike, or requests reach either of them by chance. */
const bind = 'bind {$SITE_BIND:0.0.0.0 ::}';

/**
 * A Caddyfile. It takes the address and the folder of the site from the environment (`SITE_ADDRESS`, `SITE_BIND`,
 * `SITE_ROOT`), gets its own certificate, and answers as nginx does, but for addresses in capitals, which it does not
 * know. A route keeps the order in which the steps stand here.
 */
export const caddyfile = (site: HostedSite): string => {
  const common = { ...commonHeaders, 'Content-Security-Policy': '{policy}', 'Cache-Control': revalidate };
  const kept = cacheRules.flatMap(({ prefix, value }, index) => [
    `@kept${index} path ${prefix.endsWith('/') ? `${prefix}*` : prefix}`,
    `header @kept${index} Cache-Control ${quoted(value)}`,
  ]);
  const steps = [
    '# Apart, because a block that removes a header waits until the path has become that of the file.',
    'header -Server',
    'header +Vary Accept-Encoding',
    ...block(
      'header',
      Object.entries(common).map(([name, value]) => `${name} ${quoted(value)}`),
    ),
    '@page not vars {kind} ""',
    ...Object.entries(pageHeaders).map(([name, value]) => `header @page ${name} ${quoted(value)}`),
    `@method not method ${methods.join(' ')}`,
    ...block('handle @method', [`header Allow "${methods.join(', ')}"`, 'respond 405']),
    '@moved not vars {moved} ""',
    'redir @moved {moved}{asked} 301',
    ...block('@hidden', [
      'path_regexp (?:^/_[^/]*$|/\\.|\\.(?:br|gz)$|^/404$|^/404\\.html$)',
      'not path /.well-known/*',
    ]),
    'error @hidden 404',
    '@missing not file {path}.html {path} ' + '{path}index.html',
    'error @missing 404',
    ...kept,
    'try_files {path}.html {path}',
    ...Object.entries(typesByExtension)
      .filter(([extension]) => extension !== 'html')
      .flatMap(([extension, type]) => {
        const charset = textExtensions.includes(extension) ? '; charset=utf-8' : '';
        return [
          `@${extension} path *.${extension}`,
          `header @${extension} Content-Type ${quoted(type + charset)}`,
        ];
      }),
    ...Object.entries(mediaTypes).map(([path, type]) => `header ${path} Content-Type ${type}`),
    ...block('file_server', ['precompressed br gzip']),
  ];
  return `${[
    '# Written by the build from integrations/hosts/policy.ts.',
    ...block('{$SITE_ADDRESS::8080}', [
      bind,
      'root * {$SITE_ROOT:dist}',
      ...block('map {query} {asked}', ['"" ""', 'default "?{query}"']),
      ...block('map {path} {moved}', [
        ...allRedirects(site).map(({ from, to }) => `${from} ${to}`),
        'default ""',
      ]),
      ...block('map {path} {kind} {policy}', [
        ...site.pages.map(({ path, policy }) => `${path} page ${quoted(policy)}`),
        `default "" ${quoted(site.fallback)}`,
      ]),
      ...block('route', steps),
      ...block('handle_errors', [
        ...block('header', [
          ...Object.entries({ ...common, 'Content-Security-Policy': site.fallback }).map(
            ([name, value]) => `${name} ${quoted(value)}`,
          ),
          '-Server',
        ]),
        'rewrite * /404.html',
        'file_server',
      ]),
    ]),
  ].join('\n')}\n`;
};

/**
 * What stands in the block of every other name of the site, as the one without `www.`.
 * @param website public address of the site, without a slash at the end.
 */
export const caddyForward = (website: string): string =>
  [
    '# Written by the build from integrations/hosts/policy.ts. Import it in the block of a name that leads to the site.',
    bind,
    ...Object.entries(strictTransport).map(([name, value]) => `header ${name} ${quoted(value)}`),
    `redir ${website}{uri} permanent`,
    '',
  ].join('\n');
