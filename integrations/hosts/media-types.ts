import { speculationPath } from './response-headers.ts';

/** Media types of single files, by path, where the extension would give another. */
export const mediaTypesByPath: Readonly<Record<string, string>> = {
  [speculationPath]: 'application/speculationrules+json',
};

/** Media types by extension, of every kind of file the site may contain. Text is UTF-8. */
export const mediaTypesByExtension: Readonly<Record<string, string>> = {
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

/** Extensions of text, which the build compresses. Images and fonts are compressed formats already. */
export const textExtensions: readonly string[] = Object.entries(mediaTypesByExtension)
  .filter(([, type]) => /^text\/|json$|xml$/.test(type))
  .map(([extension]) => extension);
