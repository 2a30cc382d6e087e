import { readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { partsOf } from '../../integrations/html/page-parts.ts';
import { initialWindow, responseHeaders } from '../../tools/network/initial-window.ts';
import { fileOf } from '../../tools/site/built-site.ts';
import { charactersOf, charactersShown } from '../../tools/site/characters.ts';
import { builtPages } from '../support/built-pages.ts';

const brotli = (path: string): Buffer => readFileSync(`${fileOf(path)}.br`);

/** How much of a page a browser can read once the initial window has arrived. */
const inInitialWindow = (path: string): string =>
  brotliDecompressSync(brotli(path).subarray(0, initialWindow - responseHeaders), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

test.each(builtPages())(
  '$path: header and first section, with their CSS, arrive in the initial window',
  ({ path, html }) => {
    const { firstSectionEnd } = partsOf(html);
    expect(firstSectionEnd).not.toBeNull();
    expect(
      inInitialWindow(path).length,
      `The first section of ${path} ends behind the ${initialWindow} bytes that a new connection brings (docs/decisions/0005-css-delivery.md). Shorten it, or move a drawing into a file (docs/decisions/0004-drawings.md).`,
    ).toBeGreaterThanOrEqual(firstSectionEnd ?? 0);
  },
);

test.each(builtPages())('$path: the HTML weighs at most 20 kB', ({ path }) => {
  expect(
    brotli(path).length,
    `Shorten the text of ${path}, or divide it between two pages.`,
  ).toBeLessThanOrEqual(20_000);
});

/** Files of the site that a page names by such an address, as they travel. */
const filesIn = (html: string, address: RegExp): Buffer[] =>
  [...new Set(html.match(address))].map((path) => readFileSync(`dist${path}.br`));

const sum = (files: readonly Buffer[]): number => files.reduce((total, { length }) => total + length, 0);

const styleSheet = /\/_astro\/page\.\w+\.css/g;
const moduleScript = /\/_astro\/[\w.-]+\.js/g;
const sprite = /\/_astro\/[\w-]+\.\w+\.svg/g;

test.each(builtPages())('$path: at most 60 kB come before an island or a picture does', ({ path, html }) => {
  const files = [
    brotli(path),
    ...filesIn(html, styleSheet),
    ...filesIn(html, sprite),
    ...filesIn(html, moduleScript),
    readFileSync('dist/fonts/jost.woff2'),
  ];
  expect(sum(files)).toBeLessThanOrEqual(60_000);
});

test.each(builtPages())('$path: nothing holds up the first paint', ({ html }) => {
  const [head = ''] = html.split('<main');
  expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
  for (const [script] of html.matchAll(/<script[^>]+src=[^>]*>/g)) expect(script).toContain('type="module"');
  expect(html.match(/<link[^>]+rel="stylesheet"/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each(builtPages())('$path: at most two kilobytes of script are inline', ({ html }) => {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(Buffer.byteLength(scripts.map(([, code]) => code).join(''))).toBeLessThanOrEqual(2_000);
});

test.each(builtPages())(
  '$path: no style attributes, which the content security policy forbids',
  ({ html }) => {
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  },
);

test.each(builtPages())('$path: every class is a name', ({ html }) => {
  expect(html).not.toMatch(/class="([^"]* )?(undefined|null|false)[" ]/);
});

test('the font weighs at most 20 kB and has every character of every page', async () => {
  const font = readFileSync('dist/fonts/jost.woff2');
  expect(font.length).toBeLessThanOrEqual(20_000);
  const held = await charactersOf(font);
  const missing = [...charactersShown('dist')].filter(([character]) => !held.has(character));
  expect(missing, 'characters with the first page that shows them; fix with npm run font').toEqual([]);
});
