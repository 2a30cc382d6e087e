/**
 * What every host says with the files of the site: headers, caching, redirects. The build writes each host's own
 * configuration from this one description (docs/decisions/0020-one-description-of-hosts.md). Nothing here is
 * specific to a host.
 */

/** Headers by name, in the order they are written. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The site is asked for by TLS only. Names that merely lead to it say so too: browsers' preload list
 * (https://hstspreload.org) looks for this header at the domain without `www.`, not where that leads.
 */
export const strictTransport: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Headers of every response, whatever its status. The list follows the OWASP Secure Headers Project; the content
 * security policy is not here because it differs by page.
 */
export const commonHeaders: Headers = {
  ...strictTransport,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Where the rules stand by which browsers fetch the next page when a link is about to be used. */
export const speculationPath = '/speculation-rules.json';

/** Headers of pages only. The rules file costs a page no byte of HTML. */
export const pageHeaders: Headers = { 'Speculation-Rules': `"${speculationPath}"` };

/**
 * Content of the rules file: a page of this site is fetched when a pointer rests on its link or a finger touches
 * it. Browsers leave it out by themselves where the visitor saves data.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;

/**
 * The content security policy as directives; integrations/hosts/csp.ts adds the hashes of what stands inline in one page.
 * Scripts may turn text into code nowhere (trusted types), and forms may only open a mail.
 */
export const contentSecurity = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ['mailto:'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

/** How long browsers may keep files of one path. `prefix` is a path, or ends in `/` and means all below it. The first row that fits holds. */
export interface CacheRule {
  prefix: string;
  value: string;
}

const day = 24 * 60 * 60;

/** Pages, and everything no row of `cacheRules` names, are asked for again with their ETag. */
export const revalidate = 'no-cache';

const kept = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;

/** Files whose name changes with their content are kept for a year; the other files of a page for a day. */
export const cacheRules: readonly CacheRule[] = [
  { prefix: '/_astro/', value: `public, max-age=${365 * day}, immutable` },
  { prefix: '/fonts/', value: kept },
  { prefix: '/drawings/', value: kept },
  { prefix: '/favicon.svg', value: kept },
  { prefix: speculationPath, value: kept },
];

/** Media types that hosts do not know by a file's extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  [speculationPath]: 'application/speculationrules+json',
};

/** Media types by extension, of every kind of file the site may hold. Text is UTF-8. */
export const typesByExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** Extensions worth compressing: text. Pictures and fonts are compressed already. */
export const textExtensions: readonly string[] = [
  'css',
  'html',
  'ics',
  'js',
  'json',
  'svg',
  'txt',
  'vcf',
  'webmanifest',
  'xml',
];

/** Files of the built site that are for hosts and never for visitors, as names at its root. */
export const hostFiles = { headers: '_headers', redirects: '_redirects', ignored: '.assetsignore' } as const;

/** Methods a site of files answers. Every other gets 405. */
export const methods = ['GET', 'HEAD'] as const;
