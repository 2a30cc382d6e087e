/** Response headers and caching of the site, from which the build writes `_headers` (docs/decisions/0020-one-tested-host.md). */

import { languages } from '#src/lib/language.ts';

/** Header values by name, in the order they are written. */
export type HeaderValues = Readonly<Record<string, string>>;

/**
 * Headers of every response, whatever its status. The list follows the OWASP Secure Headers Project; the content
 * security policy is not here because it differs by page.
 */
export const commonHeaders: HeaderValues = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
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

/** Path of the speculation rules, by which browsers prefetch the page of a link that is about to be followed. */
export const speculationPath = '/speculation-rules.json';

/** Headers of pages only. In a header, the reference to the speculation rules adds nothing to the HTML. */
export const pageHeaders: HeaderValues = { 'Speculation-Rules': `"${speculationPath}"` };

/**
 * The speculation rules: a page of this site is prefetched when a pointer hovers over its link or a finger touches it.
 * Browsers skip this by themselves when the visitor has data saving on.
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
 * Directives of the content security policy; csp.ts adds the hashes of the inline scripts and styles of each page.
 * Trusted types forbid scripts to turn text into code, and forms lead to pages of the site only: a box
 * for a postal code or a fault code. The script of the contact form opens the mail.
 */
export const contentSecurity = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  // The letters of a page's title stand in its style (docs/decisions/0041-font.md).
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

/** Headers of some paths. `prefix` is a path, or ends in `/` and matches all paths below it. The first match applies. */
export interface PathRule {
  prefix: string;
  headers: HeaderValues;
}

const secondsOfDay = 24 * 60 * 60;

/** `Cache-Control` of everything that no entry of `pathRules` gives another: revalidated with the ETag. */
export const revalidateAlways = 'no-cache';

const cachedForADay: HeaderValues = {
  'Cache-Control': `public, max-age=${secondsOfDay}, stale-while-revalidate=${7 * secondsOfDay}`,
};

/** For what other sites show or read: social networks, feed readers, address books. */
const forOtherSites: HeaderValues = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** Files with a content hash in their name are cached for a year, the other files that pages load for a day. */
export const pathRules: readonly PathRule[] = [
  ...['/_astro/', '/islands/'].map((prefix) => ({
    prefix,
    headers: { 'Cache-Control': `public, max-age=${365 * secondsOfDay}, immutable` },
  })),
  ...['/fonts/', '/drawings/', '/favicon.svg', '/favicon.ico'].map((prefix) => ({
    prefix,
    headers: cachedForADay,
  })),
  // Browsers require this type; the extension would give another.
  {
    prefix: speculationPath,
    headers: { ...cachedForADay, 'Content-Type': 'application/speculationrules+json' },
  },
  { prefix: '/share/', headers: forOtherSites },
  ...languages.flatMap((language) =>
    [`/${language}/blog/rss.xml`, `/${language}/contact.vcf`].map((prefix) => ({
      prefix,
      headers: forOtherSites,
    })),
  ),
];
