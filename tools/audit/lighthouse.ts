import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { browserArguments } from '../browsers/launch.ts';
import { run } from '../server/child-process.ts';
import { freePort } from '../server/free-port.ts';
import { testBrowserPath } from '../system-programs/system-programs.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** What Lighthouse says of a page, on a simulated slow phone and connection. */
export interface Report {
  scores: Scores;
  /** Audits that cost a category points, as `category: audit`. */
  failed: string[];
}

interface LighthouseResult {
  lhr: {
    categories: Record<keyof Scores, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  };
}

type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>;

/**
 * Audits that do not count. On a computer without a graphics card an empty page already blocks for 300 ms and more;
 * responsiveness.ts measures how busy a page is.
 */
const skippedAudits = ['full-page-screenshot', 'screenshot-thumbnails', 'total-blocking-time'];

const waitForPort = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not open its port for Lighthouse within ten seconds.');
};

const reportOf = ({ lhr: { categories: found, audits } }: LighthouseResult): Report => ({
  scores: Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)]),
  ) as unknown as Scores,
  failed: categories.flatMap((name) =>
    found[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id}`),
  ),
});

/** Lighthouse in a browser of its own. */
export interface Auditor {
  /** Measures a page with the mobile preset. Audits in `skipped` do not count. @throws where the page cannot be loaded. */
  measure: (url: string, skipped?: string[]) => Promise<Report>;
  close: () => Promise<void>;
}

/** Starts a browser for Lighthouse. Needs `node scripts/setup.mjs --browser --tools=audit` to have run. */
export const startAuditor = async (): Promise<Auditor> => {
  const file = pathToFileURL('tools/audit/node_modules/lighthouse/core/index.js');
  const lighthouse: Lighthouse = (await import(/* @vite-ignore */ file.href)).default;
  const profile = mkdtempSync(`${tmpdir()}/lighthouse-`);
  const port = await freePort();
  const browser = testBrowserPath();
  if (browser === null) throw new Error('No Chromium found. Run `node scripts/setup.mjs --browser`.');
  const { stop } = run(browser, [
    '--headless=new',
    '--disable-extensions',
    ...(await browserArguments()),
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
          skipAudits: [...skippedAudits, ...skipped],
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
      return reportOf(result);
    },
    close: async () => {
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
