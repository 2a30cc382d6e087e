/** Paint: largest contentful paint of the home page against text-only pages of the same length. */
import { readFileSync } from 'node:fs';
import { type Report, startAuditor } from '../tools/audit/lighthouse.ts';
import { launch } from '../tools/browsers/launch.ts';
import { startNginx } from '../tools/hosts/nginx.ts';
import { startNetworkThrottle } from '../tools/network/network-throttle.ts';
import { emptyPage, withPages } from './bench-delivery.ts';
import { type Observed, observedIn } from './bench-observed.ts';
import { inlineStyleOf, wordsOf } from './bench-pages.ts';

/** Medians of the rounds, in milliseconds; `shift` without unit. */
export interface Paint {
  /** Largest paint that a browser reported on a slowed connection and processor. */
  observed: number;
  /** Total blocking time in that browser: what each task of more than 50 ms after the first paint took beyond them. */
  observedBlocking: number;
  /** Largest paint as Lighthouse simulates it: it waits for the font, although the text is painted before it. */
  largest: number;
  first: number;
  blocking: number;
  shift: number;
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const paths = { home: '/fr', text: '/text-page', words: '/words-page', empty: '/empty-page' } as const;
type Name = keyof typeof paths;
const names = Object.keys(paths) as Name[];

/** Measures the pages in turns, so that other load on the machine affects all of them alike. */
const inTurns = async <Measured>(
  rounds: number,
  measure: (path: string) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> => {
  const measured: Record<Name, Measured[]> = { home: [], text: [], words: [], empty: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured[name].push(await measure(paths[name]));
  return measured;
};

/** What a browser reports on a slow phone. */
const observedInTurns = async (rounds: number, port: number): Promise<Record<Name, Observed[]>> => {
  const throttled = await startNetworkThrottle(port);
  const browser = await launch();
  try {
    // Not measured: the first page in a browser is slower, because the browser initialises itself.
    await observedIn(browser, throttled.origin + paths.empty);
    return await inTurns(rounds, (path) => observedIn(browser, throttled.origin + path));
  } finally {
    await browser.close();
    await throttled.close();
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
 * Measures four pages on one server: the home page, its text with its inline CSS (the text page), its text without CSS, and
 * an empty page. First as a browser observes them, then as Lighthouse simulates them, one after the other, so that they do
 * not compete for the processor. Returns medians of the rounds.
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
