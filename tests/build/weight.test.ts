import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { charactersOf, charactersShown } from '../../tools/site/characters.ts';
import { builtPages } from '../support/built-pages.ts';

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length;

/** What a page may weigh in the first flight, in bytes; see docs/decisions/0005-first-flight.md. */
const limit = 14_600;

test.each(builtPages())('$path: HTML with its critical CSS fits the first flight', ({ path, html }) => {
  const weight = brotli(html);
  expect(
    weight,
    `${weight} bytes, and ${limit} is what a first connection brings (docs/decisions/0005-first-flight.md). Shorten the text of ${path}, or divide it between two pages.`,
  ).toBeLessThanOrEqual(limit);
});

/** Files of the site that a page names by such an address, as they travel. */
const filesIn = (html: string, address: RegExp): Buffer[] =>
  [...new Set(html.match(address))].map((path) => readFileSync(`dist${path}.br`));

const sum = (files: readonly Buffer[]): number => files.reduce((total, { length }) => total + length, 0);

const styleSheet = /\/_astro\/page\.\w+\.css/g;
const moduleScript = /\/_astro\/[\w.-]+\.js/g;
const sprite = /\/_astro\/[\w-]+\.\w+\.svg/g;

test.each(builtPages().filter(({ id }) => /^(article|brand|about|legal|accessibility)/.test(id)))(
  '$path: HTML and style sheet of a page to read weigh at most 20 kB',
  ({ html }) => {
    expect(filesIn(html, styleSheet).length).toBe(html.match(/rel="stylesheet"/g)?.length ?? 0);
    expect(brotli(html) + sum(filesIn(html, styleSheet))).toBeLessThanOrEqual(20_000);
  },
);

/** Both limits: docs/decisions/0005-first-flight.md. */
test.each(builtPages())('$path: at most 60 kB come before an island or a picture does', ({ html }) => {
  const files = [
    ...filesIn(html, styleSheet),
    ...filesIn(html, sprite),
    ...filesIn(html, moduleScript),
    readFileSync('dist/fonts/jost.woff2'),
  ];
  expect(brotli(html) + sum(files)).toBeLessThanOrEqual(60_000);
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
  const missing = [...charactersShown('dist')].filter(([sign]) => !held.has(sign));
  expect(missing, 'characters with the first page that shows them; mend with npm run font').toEqual([]);
});
