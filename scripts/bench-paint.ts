/** Paint: largest contentful paint of the home page against a page of the same words without anything else. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launch } from '../tests/browser/browser.ts';
import { startNginx } from '../tests/hosts/nginx.ts';
import { emptyPage, withPages } from './bench-delivery.ts';
import { startAuditor } from './lighthouse.ts';

/** Medians of the rounds, in milliseconds; `shift` without unit. */
export interface Paint {
  /** Largest paint that a browser reported on a slowed connection and processor. */
  seen: number;
  /** Largest paint as Lighthouse reckons it: the font's arrival counts, though the words stand before it. */
  largest: number;
  first: number;
  blocking: number;
  shift: number;
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The words of a page in plain paragraphs. */
const wordsOf = (html: string): string => {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/[\s\S]*?<body[^>]*>/, '')
    .replace(/<(?:p|h[1-6]|li|dt|dd|summary|figcaption|label)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ');
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Words</title></head><body>${paragraphs.join('\n')}</body></html>`;
};

/** A weak phone: Lighthouse's mobile preset, but applied and not reckoned. Bytes per second, milliseconds. */
const slow = {
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
  processor: { rate: 4 },
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
};

/** The largest contentful paint that the browser itself reports, two seconds after the page has loaded. */
const largestPaintSeen = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext(slow.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow.network);
  await session.send('Emulation.setCPUThrottlingRate', slow.processor);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const largest = await page.evaluate(
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
  await context.close();
  return largest;
};

/** Home page, page of the same words, empty page: interleaved rounds on one server in one browser. */
export const paintBench = async (rounds: number): Promise<Record<'home' | 'words' | 'empty', Paint>> => {
  const pages = {
    'empty-page': emptyPage.replace('<body>', '<body><p>.</p>'),
    'words-page': wordsOf(readFileSync('dist/fr.html', 'utf8')),
  };
  const { folder, remove } = await withPages(pages);
  const host = await startNginx(folder);
  const auditor = await startAuditor();
  const browser = await launch();
  const paths = { home: '/fr', words: '/words-page', empty: '/empty-page' } as const;
  const measured = { home: [] as Paint[], words: [] as Paint[], empty: [] as Paint[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['home', 'words', 'empty'] as const) {
        const { largestPaint, firstPaint, blocking, shift } = await auditor.measure(
          host.origin + paths[name],
        );
        const seen = await largestPaintSeen(browser, host.origin + paths[name]);
        measured[name].push({ seen, largest: largestPaint, first: firstPaint, blocking, shift });
      }
    }
  } finally {
    await browser.close();
    await auditor.close();
    await host.close();
    remove();
  }
  const of = (paints: Paint[]): Paint => ({
    seen: median(paints.map(({ seen }) => seen)),
    largest: median(paints.map(({ largest }) => largest)),
    first: median(paints.map(({ first }) => first)),
    blocking: median(paints.map(({ blocking }) => blocking)),
    shift: median(paints.map(({ shift }) => shift)),
  });
  return { home: of(measured.home), words: of(measured.words), empty: of(measured.empty) };
};
