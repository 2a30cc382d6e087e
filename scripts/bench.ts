/**
 * Largest contentful paint of the home page on a slow phone, against a page with its text and an empty one: `npm run
 * bench`. Prints a table in Markdown. Ratios hold on any machine, times on this one only.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { emptyPage } from '../tools/audit/empty-page.ts';
import { slowProcessor } from '../tools/audit/slow-processor.ts';
import { launch } from '../tools/browsers/launch.ts';
import { startNginx } from '../tools/hosts/nginx.ts';

/** Lighthouse's mobile preset: round trip in milliseconds, 1.6 Mbit per second. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 };

/** The text of a page in plain paragraphs, with its inline CSS but without its font. */
const textPageOf = (html: string): string => {
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('');
  const paragraphs = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/[\s\S]*?<body[^>]*>/, '')
    .replace(/<(?:p|h[1-6]|li|dt|dd|summary|figcaption|label)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*(\S.*)$/gm, '<p>$1</p>');
  return emptyPage
    .replace('<title>', `<style>${css.replace(/@font-face\s*\{[^}]*\}/g, '')}</style><title>`)
    .replace('<p>.</p>', paragraphs);
};

/** Milliseconds to the largest contentful paint of a page, two seconds after it has loaded. */
const largestPaint = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await page.close();
  return paint;
};

/** Writes a page into a copy of the site, and allows its inline CSS, which the policy of the site does not know. */
const addPage = (folder: string, name: string, html: string): void => {
  writeFileSync(`${folder}/${name}.html`, html);
  writeFileSync(`${folder}/${name}.html.br`, brotliCompressSync(html));
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const policies = `${folder}-hosts/nginx-maps.conf`;
  const allowed = readFileSync(policies, 'utf8').replaceAll("style-src 'self'", `$&${hashes.join('')}`);
  writeFileSync(policies, allowed);
};

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const setupRun = spawnSync(process.execPath, ['scripts/setup.mjs', '--browser', '--nginx'], {
  stdio: 'inherit',
});
if (setupRun.status !== 0) process.exit(1);

const scratchFolder = mkdtempSync(`${tmpdir()}/bench-`);
const siteFolder = `${scratchFolder}/dist`;
cpSync('dist', siteFolder, { recursive: true, preserveTimestamps: true });
cpSync('dist-hosts', `${siteFolder}-hosts`, { recursive: true });
addPage(siteFolder, 'empty-page', emptyPage);
addPage(siteFolder, 'text-page', textPageOf(readFileSync('dist/fr.html', 'utf8')));
const { origin, close } = await startNginx(siteFolder, { https: false });
const browser = await launch();

const pages = [
  { name: 'home page', path: '/fr', paints: [] as number[] },
  { name: 'its text with its inline CSS', path: '/text-page', paints: [] as number[] },
  { name: 'empty page', path: '/empty-page', paints: [] as number[] },
];
// Not measured: the first page in a browser is slower, because the browser initialises itself.
await largestPaint(browser, `${origin}/empty-page`);
// In turns, so that other load on the machine affects all pages alike.
for (let round = 0; round < 9; round += 1)
  for (const { path, paints } of pages) paints.push(await largestPaint(browser, origin + path));
await browser.close();
await close();
rmSync(scratchFolder, { recursive: true, force: true });

console.log('| page on a slow phone | largest paint | against its text |\n| - | - | - |');
const textPaint = median(pages[1]?.paints ?? []);
for (const { name, paints } of pages) {
  const paint = median(paints);
  console.log(`| ${name} | ${paint.toFixed(0)} ms | ${(paint / textPaint).toFixed(2)} × |`);
}
