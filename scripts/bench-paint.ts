/** Paint: largest contentful paint of the home page on a slow phone, against a page with its text and an empty one. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { slowProcessor } from '../tools/audit/slow-processor.ts';
import { launch } from '../tools/browsers/launch.ts';
import { emptyPage, median, withPages } from './bench-delivery.ts';

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
const largestPaint = async (browser: Browser, address: string): Promise<number> => {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(address, { waitUntil: 'load' });
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

/** The pages in turns, so that other load on the machine affects all of them alike; medians in milliseconds. */
export const paintBench = (): Promise<Record<'home' | 'text' | 'empty', number>> => {
  const text = textPageOf(readFileSync('dist/fr.html', 'utf8'));
  return withPages({ 'empty-page': emptyPage, 'text-page': text }, async ({ origin }) => {
    const browser = await launch();
    const paints: Record<'home' | 'text' | 'empty', number[]> = { home: [], text: [], empty: [] };
    // Not measured: the first page in a browser is slower, because the browser initialises itself.
    await largestPaint(browser, `${origin}/empty-page`);
    for (let round = 0; round < 9; round += 1) {
      paints.home.push(await largestPaint(browser, `${origin}/fr`));
      paints.text.push(await largestPaint(browser, `${origin}/text-page`));
      paints.empty.push(await largestPaint(browser, `${origin}/empty-page`));
    }
    await browser.close();
    return { home: median(paints.home), text: median(paints.text), empty: median(paints.empty) };
  });
};
