/** Paint: largest contentful paint of the home page against text-only pages of the same length. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type Report, startAuditor } from '../tools/audit/lighthouse.ts';
import { launch } from '../tools/browsers/launch.ts';
import { startNginx } from '../tools/hosts/nginx.ts';
import { slowLine, startNetworkThrottle } from '../tools/network/network-throttle.ts';
import { emptyPage, withPages } from './bench-delivery.ts';

/** Medians of the rounds, in milliseconds; `shift` without unit. */
export interface Paint {
  /** Largest paint that a browser reported on a slowed connection and processor. */
  observed: number;
  /** Total blocking time in that browser: what each task of more than 50 ms after the first paint took beyond them. */
  observedBlocking: number;
  /** Largest paint as Lighthouse simulates it: the font's arrival counts, though the words stand before it. */
  largest: number;
  first: number;
  blocking: number;
  shift: number;
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The words of a page in plain paragraphs, in a style sheet of their own or in none. */
const wordsOf = (html: string, css: string): string => {
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
  const style = css === '' ? '' : `<style>${css}</style>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Words</title>${style}</head><body><main>${paragraphs.join('\n')}</main></body></html>`;
};

/** The style sheet that a page carries inline, without fonts: text alone asks for no file. */
const inlineStyleOf = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => css.replace(/@font-face\s*\{[^}]*\}/g, ''))
    .join('');

/** A weak phone: Lighthouse's mobile preset, but applied and not simulated. */
const slow = {
  /** What a script is told of the network; the connection itself is startNetworkThrottle's. */
  network: {
    offline: false,
    latency: slowLine.roundTrip,
    downloadThroughput: slowLine.bytesPerSecond,
    uploadThroughput: slowLine.bytesPerSecond,
  },
  processor: { rate: 4 },
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
};

/** What a browser itself reports of a page, in milliseconds. */
interface Observed {
  largest: number;
  blocking: number;
}

/** Largest contentful paint and total blocking time of a page, two seconds after it has loaded. */
const seenBy = async (browser: Browser, address: string): Promise<Observed> => {
  const context = await browser.newContext(slow.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', slow.network);
  await session.send('Emulation.setCPUThrottlingRate', slow.processor);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const observed = await page.evaluate(async () => {
    const entriesOf = (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page without a long task gets no call.
        setTimeout(() => resolve([]), 1000);
      });
    const [paints, tasks] = await Promise.all([entriesOf('largest-contentful-paint'), entriesOf('longtask')]);
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = tasks.map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, first) - 50),
    );
    return {
      largest: paints.at(-1)?.startTime ?? Number.NaN,
      blocking: blocking.reduce((sum, part) => sum + part, 0),
    };
  });
  await context.close();
  return observed;
};

const paths = { home: '/fr', text: '/text-page', words: '/words-page', empty: '/empty-page' } as const;
type Name = keyof typeof paths;
const names = Object.keys(paths) as Name[];

/** Measures the pages in turns, so that a moment's other work on the machine meets them all. */
const inTurns = async <Measured>(
  rounds: number,
  measure: (path: string) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> => {
  const measured: Record<Name, Measured[]> = { home: [], text: [], words: [], empty: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured[name].push(await measure(paths[name]));
  return measured;
};

/** What a browser reports on a weak phone. */
const observedInTurns = async (rounds: number, port: number): Promise<Record<Name, Observed[]>> => {
  const weak = await startNetworkThrottle(port);
  const browser = await launch();
  try {
    // The first page of a browser pays for what the browser sets up once.
    await seenBy(browser, weak.origin + paths.empty);
    return await inTurns(rounds, (path) => seenBy(browser, weak.origin + path));
  } finally {
    await browser.close();
    await weak.close();
  }
};

const simulatedInTurns = async (rounds: number, origin: string): Promise<Record<Name, Report[]>> => {
  const auditor = await startAuditor();
  try {
    return await inTurns(rounds, (path) => auditor.measure(origin + path));
  } finally {
    await auditor.close();
  }
};

/**
 * On one server: the home page, its words in the style sheet it carries inline (the text page that the field was measured
 * against), its words without any style sheet, and an empty page. First as a browser observes them, then as Lighthouse simulates them
 * them. Each has the machine to itself. Medians of the rounds.
 */
export const paintBench = async (rounds: number): Promise<Record<Name, Paint>> => {
  const home = readFileSync('dist/fr.html', 'utf8');
  const { folder, remove } = await withPages({
    'empty-page': emptyPage.replace('<body>', '<body><p>.</p>'),
    'text-page': wordsOf(home, inlineStyleOf(home)),
    'words-page': wordsOf(home, ''),
  });
  const host = await startNginx(folder, { https: false });
  try {
    const observed = await observedInTurns(rounds, host.port);
    const simulated = await simulatedInTurns(rounds, host.origin);
    const of = (name: Name): Paint => ({
      observed: median(observed[name].map(({ largest }) => largest)),
      observedBlocking: median(observed[name].map(({ blocking }) => blocking)),
      largest: median(simulated[name].map(({ largestPaint }) => largestPaint)),
      first: median(simulated[name].map(({ firstPaint }) => firstPaint)),
      blocking: median(simulated[name].map(({ blocking }) => blocking)),
      shift: median(simulated[name].map(({ shift }) => shift)),
    });
    return { home: of('home'), text: of('text'), words: of('words'), empty: of('empty') };
  } finally {
    await host.close();
    remove();
  }
};
