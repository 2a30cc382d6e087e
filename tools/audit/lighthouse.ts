import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { browserSettings } from '../browsers/launch.ts';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { testBrowserPath } from '../system-programs/system-programs.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** Measurements of a page by Lighthouse. Times in milliseconds of a simulated slow phone and connection. */
export interface Report {
  scores: Scores;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  kibibytes: number;
  requests: number;
  /** Audits that cost a category points, as `category: audit`. */
  failed: string[];
  /** The performance score that the page would have if it blocked for so many milliseconds. */
  performanceAt: (blocking: number) => number;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: unknown[] };
}

interface LighthouseResult {
  lhr: {
    categories: Record<keyof Scores, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  };
}

type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>;
/** Lighthouse's score, from 0 to 1, of a value whose usual values are known by their median and their best tenth. */
type LogNormalScore = (usual: { median: number; p10: number }, value: number) => number;

const importLighthouse = (file: string) =>
  import(/* @vite-ignore */ pathToFileURL(`tools/audit/node_modules/lighthouse/${file}`).href);

/** As Lighthouse scores the blocking time of phones. */
const usualBlocking = { median: 600, p10: 200 };
const blockingAudit = 'total-blocking-time';

const waitForPort = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not open its port for Lighthouse within ten seconds.');
};

const reportOf = ({ lhr }: LighthouseResult, scoreOf: LogNormalScore): Report => {
  const number = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as unknown as Scores;
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id}`),
  );
  const performanceAt = (blocking: number): number => {
    const refs = lhr.categories.performance.auditRefs;
    const points = ({ id, weight }: (typeof refs)[number]): number =>
      weight * (id === blockingAudit ? scoreOf(usualBlocking, blocking) : (lhr.audits[id]?.score ?? 1));
    const sum = (parts: number[]): number => parts.reduce((total, part) => total + part, 0);
    return Math.round((100 * sum(refs.map(points))) / sum(refs.map(({ weight }) => weight)));
  };
  return {
    scores,
    performanceAt,
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number(blockingAudit),
    shift: number('cumulative-layout-shift'),
    kibibytes: number('total-byte-weight') / 1024,
    requests: lhr.audits['network-requests']?.details?.items?.length ?? Number.NaN,
    failed,
  };
};

/** Lighthouse in a browser of its own. */
export interface Auditor {
  /** Measures a page with the mobile preset. Audits in `skipped` do not count. @throws where the page cannot be loaded. */
  measure: (url: string, skipped?: string[]) => Promise<Report>;
  close: () => Promise<void>;
}

/**
 * Starts a browser for Lighthouse, the one without windows if there is one: in the other an empty page blocks for 300 ms
 * and more on a computer without a graphics card. Needs `node scripts/setup.mjs --browser --tools=audit` to have run.
 */
export const startAuditor = async (): Promise<Auditor> => {
  const lighthouse: Lighthouse = (await importLighthouse('core/index.js')).default;
  const scoreOf: LogNormalScore = (await importLighthouse('shared/statistics.js')).getLogNormalScore;
  const profile = mkdtempSync(`${tmpdir()}/lighthouse-`);
  const port = await freePort();
  const browser = testBrowserPath();
  if (browser === null) throw new Error('No Chromium found. Run `node scripts/setup.mjs --browser`.');
  const { stop } = run(browser, [
    '--headless=new',
    '--disable-extensions',
    ...(await browserSettings()),
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  await waitForPort(port);
  return {
    measure: async (url, skipped = []) => {
      const attempt = async () =>
        lighthouse(url, {
          port,
          logLevel: 'silent',
          onlyCategories: categories,
          skipAudits: ['full-page-screenshot', 'screenshot-thumbnails', ...skipped],
          disableFullPageScreenshot: true,
        });
      let result = await attempt();
      // Now and then a browser on a busy machine loses the beginning of its own recording.
      for (let again = 0; again < 3 && result?.lhr.runtimeError !== undefined; again += 1)
        result = await attempt();
      if (result === undefined || result.lhr.runtimeError !== undefined)
        throw new Error(
          `Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
        );
      return reportOf(result, scoreOf);
    },
    close: async () => {
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
