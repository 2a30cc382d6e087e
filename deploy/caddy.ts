import { cacheRules, commonHeaders, mediaTypes, methods, pageHeaders, revalidate } from './policy.ts';
import { allRedirects, type HostedSite } from './site.ts';

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const indented = (lines: string[]): string[] => lines.map((line) => (line === '' ? '' : `\t${line}`));

const block = (head: string, lines: string[]): string[] => [`${head} {`, ...indented(lines), '}'];

/**
 * A Caddyfile. It takes the address and the folder of the site from the environment (`SITE_ADDRESS`, `SITE_ROOT`),
 * gets its own certificate, and answers as nginx does.
 */
export const caddyfile = (site: HostedSite): string => {
  const moved = allRedirects(site).map(({ from, to }) => `${from} ${to}`);
  const policies = site.pages.map(({ path, policy }) => `${path} ${quoted(policy)}`);
  const pages = site.pages.map(({ path }) => path);
  return `${[
    '# Written by the build from deploy/policy.ts.',
    ...block('{$SITE_ADDRESS::8080}', [
      'root * {$SITE_ROOT:dist}',
      ...block('map {path} {moved}', [...moved, 'default ""']),
      ...block('map {path} {policy}', [...policies, `default ${quoted(site.fallback)}`]),
      '',
      ...block(
        'header',
        Object.entries({
          ...commonHeaders,
          'Content-Security-Policy': '{policy}',
          'Cache-Control': revalidate,
        })
          .map(([name, value]) => `${name} ${quoted(value)}`)
          .concat('-Server', '-Last-Modified', 'defer'),
      ),
      `@page path_regexp ^(?:${pages
        .filter((path) => path !== '/')
        .map((path) => path.replaceAll('-', '\\-'))
        .join('|')}|/)$`,
      ...Object.entries(pageHeaders).map(([name, value]) => `header @page ${name} ${quoted(value)}`),
      ...cacheRules.flatMap(({ prefix, value }, index) => [
        `@kept${index} path ${prefix.endsWith('/') ? `${prefix}*` : prefix}`,
        `header @kept${index} Cache-Control ${quoted(value)}`,
      ]),
      ...Object.entries(mediaTypes).map(([path, type]) => `header ${path} Content-Type ${type}`),
      '',
      `@method not method ${methods.join(' ')}`,
      ...block('handle @method', [`header Allow "${methods.join(', ')}"`, 'error 405']),
      '@moved expression {moved} != ""',
      'redir @moved {moved} 301',
      '@hidden path_regexp (?:^/_[^/]*$|/\\.|\\.(?:br|gz)$|^/404$|^/404\\.html$)',
      'error @hidden 404',
      'try_files {path}.html {path}',
      ...block('file_server', ['precompressed br gzip']),
      ...block('handle_errors', [
        '@missing expression {err.status_code} == 404',
        'rewrite @missing /404.html',
        'file_server @missing',
      ]),
    ]),
  ].join('\n')}\n`;
};
