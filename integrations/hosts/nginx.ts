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

const map = (from: string, to: string, rows: [key: string, value: string][]): string =>
  [
    `map ${from} ${to} {`,
    // Addresses change inside nginx (to the file, to the not-found page), and with them what holds.
    '  volatile;',
    ...rows.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};`),
    '}',
  ].join('\n');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** File that holds a page. */
const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** What stands outside the server block: which address means which page, and what each page says. */
export const nginxMaps = (site: HostedSite): string => {
  const policies = [...new Set(site.pages.map(({ policy }) => policy))];
  const groupOf = (policy: string): string => `page${policies.indexOf(policy) + 1}`;
  const hash = ['map_hash_max_size 65536;', 'map_hash_bucket_size 256;', 'variables_hash_max_size 2048;'];
  return `${[
    '# Written by the build from integrations/hosts/policy.ts. Include it in the http block.',
    ...hash,
    '',
    '# Keys of a map are compared without regard to case, so /FR leads to /fr.',
    map('$uri', '$meant', [
      ['default', ''],
      ...site.pages.map(({ path }): [string, string] => [path, path]),
      ...allRedirects(site).map(({ from, to }): [string, string] => [from, to]),
    ]),
    map('"$uri $meant"', '$moved', [
      ['default', '$meant'],
      ['~^(\\S+) \\1$', ''],
    ]),
    '',
    map('$uri', '$kind', [
      ['default', ''],
      ...site.pages.flatMap(({ path, policy }): [string, string][] => [
        [path, groupOf(policy)],
        [fileOf(path), groupOf(policy)],
      ]),
    ]),
    map('$kind', '$policy', [
      ['default', site.fallback],
      ...policies.map((policy): [string, string] => [groupOf(policy), policy]),
    ]),
    ...Object.entries(pageHeaders).map(([name, value]) =>
      map('$kind', `$page_${name.toLowerCase().replaceAll('-', '_')}`, [
        ['default', ''],
        ['~.', value],
      ]),
    ),
    map('"$status $uri"', '$caching', [
      ['default', revalidate],
      ...cacheRules.map(({ prefix, value }): [string, string] => [
        `~^(?:200|206|304) ${escaped(prefix)}`,
        value,
      ]),
    ]),
    map('$status', '$allowed', [
      ['default', ''],
      ['405', methods.join(', ')],
    ]),
  ].join('\n')}\n`;
};

/** What stands inside the server block: everything but address, certificate and the folder of the site. */
export const nginxServer = (): string => {
  const headers = {
    ...commonHeaders,
    'Content-Security-Policy': '$policy',
    'Cache-Control': '$caching',
    Allow: '$allowed',
    ...Object.fromEntries(
      Object.keys(pageHeaders).map((name) => [name, `$page_${name.toLowerCase().replaceAll('-', '_')}`]),
    ),
    // Files carry the times of their content's hash, so that every machine gives the same ETag; no date for people.
    'Last-Modified': '',
  };
  // nginx counts text/html in by itself, and warns of it when it is named.
  const texts = textExtensions
    .map((extension) => typesByExtension[extension] ?? '')
    .filter((type) => type !== 'text/html');
  return `${[
    '# Written by the build from integrations/hosts/policy.ts. Include it in the server block, beside listen, certificate and root.',
    'server_tokens off;',
    'absolute_redirect off;',
    'autoindex off;',
    'client_max_body_size 16k;',
    '# No part of a file is sent alone: nginx answers a range it cannot serve with every header twice.',
    'max_ranges 0;',
    'etag on;',
    'if_modified_since off;',
    'gzip_vary on;',
    'gzip_static on;',
    'brotli_static on;',
    'charset utf-8;',
    `charset_types ${[...new Set(texts)].join(' ')};`,
    'default_type application/octet-stream;',
    'types {',
    ...Object.entries(typesByExtension).map(([extension, type]) => `  ${type} ${extension};`),
    '}',
    '',
    '# Headers stand here and nowhere below: a location with one of its own would lose all of these.',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    `if ($request_method !~ ^(?:${methods.join('|')})$) {`,
    '  return 405;',
    '}',
    'if ($moved) {',
    '  return 301 $moved$is_args$args;',
    '}',
    '',
    'error_page 403 404 /404.html;',
    'location = /404.html {',
    '  internal;',
    '}',
    '# Files for hosts, hidden files and the compressed twins have no address of their own.',
    'location ~ (?:^/_[^/]*$|/\\.(?!well-known/)|\\.(?:br|gz)$|^/404$) {',
    '  return 404;',
    '}',
    ...Object.entries(mediaTypes).flatMap(([path, type]) => [
      `location = ${path} {`,
      '  types {',
      '  }',
      `  default_type ${type};`,
      '}',
    ]),
    'location = / {',
    '  try_files /index.html =404;',
    '}',
    'location / {',
    '  try_files $uri.html $uri =404;',
    '}',
  ].join('\n')}\n`;
};

/**
 * What stands inside the server block of every other name of the site, as the one without `www.`.
 * @param website public address of the site, without a slash at the end.
 */
export const nginxForward = (website: string): string =>
  [
    '# Written by the build from integrations/hosts/policy.ts. Include it in the server block of a name that leads to the site.',
    'server_tokens off;',
    ...Object.entries(strictTransport).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `return 301 ${website}$request_uri;`,
    '',
  ].join('\n');
