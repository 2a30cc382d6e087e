import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPageStyles } from '../../integrations/html/page-styles.ts';
import { pageFileOf } from '../../tools/site/built-site.ts';
import { charactersInFont, charactersOnPages } from '../../tools/site/characters.ts';
import { builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';

const pages = builtPages();
const compress = (file: string): Buffer => brotliCompressSync(readFileSync(file));
const compressedPages = new Map(pages.map(({ path }) => [path, compress(pageFileOf(path))]));
const readBrotli = (path: string): Buffer => compressedPages.get(path) ?? Buffer.alloc(0);

/** A server sends ten TCP segments before it waits for the first acknowledgement (RFC 6928). */
const initialWindowBytes = 10 * 1460;
/** Bytes allowed for the response headers of a page: the names and values are 1,235 with the content security policy. */
const headerBytes = 1500;

/** How much of a page a browser can read once the initial window has arrived. */
const inInitialWindow = (path: string): string =>
  brotliDecompressSync(readBrotli(path).subarray(0, initialWindowBytes - headerBytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

test('header and first section, with their CSS, arrive in the initial window of a connection', () => {
  checkEach(pages, ({ path, html }) => {
    const { firstSectionEnd } = readPageStyles(html);
    expect(firstSectionEnd).not.toBeNull();
    expect(
      inInitialWindow(path).length,
      `The first section ends behind the ${initialWindowBytes} bytes that a new connection brings (docs/decisions/0005-css-delivery.md). Shorten it, or move a drawing into a file (docs/decisions/0004-drawings.md).`,
    ).toBeGreaterThanOrEqual(firstSectionEnd ?? 0);
  });
});

test('the HTML weighs at most 20 kB', () => {
  const advice = 'Shorten its text, or divide it between two pages.';
  checkEach(pages, ({ path }) => expect(readBrotli(path).length, advice).toBeLessThanOrEqual(20_000));
});

/** Style sheet, module scripts and sprites that a page loads before an island or a picture does. */
const earlyFilePattern = /\/_astro\/(?:page\.\w+\.css|[\w.-]+\.js|[\w-]+\.\w+\.svg)/g;

test('a page with its style sheet, scripts, sprites and font weighs at most 60 kB', () => {
  const font = readFileSync('dist/fonts/jost.woff2').length;
  checkEach(pages, ({ path, html }) => {
    const files = [...new Set(html.match(earlyFilePattern))].map((file) => compress(`dist${file}`).length);
    expect(files.reduce((sum, length) => sum + length, readBrotli(path).length + font)).toBeLessThanOrEqual(
      60_000,
    );
  });
});

test('nothing holds up the first paint, and at most 2,000 bytes of script are inline', () => {
  checkEach(pages, ({ html }) => {
    const [head = ''] = html.split('<main');
    expect(head.match(/<link[^>]+rel="stylesheet"/)).toBeNull();
    expect(html.match(/<link[^>]+rel="stylesheet"/g) ?? []).toHaveLength(
      html.includes('/_astro/page.') ? 1 : 0,
    );
    for (const [script] of html.matchAll(/<script[^>]+src=[^>]*>/g))
      expect(script).toContain('type="module"');
    const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(Buffer.byteLength(inline.map(([, code]) => code).join(''))).toBeLessThanOrEqual(2_000);
  });
});

test('the font weighs at most 20 kB and has every character of every page', async () => {
  const font = readFileSync('dist/fonts/jost.woff2');
  expect(font.length).toBeLessThanOrEqual(20_000);
  const held = await charactersInFont(font);
  const missing = [...charactersOnPages('dist')].filter(([character]) => !held.has(character));
  expect(missing, 'characters with the first page that shows them; fix with npm run font').toEqual([]);
});
