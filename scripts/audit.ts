/**
 * Two audits of the built site, served by nginx over HTTPS and HTTP/2 with brotli:
 * - on a processor slowed four times, how much one page of each kind occupies the main thread while nothing happens, and
 *   how fast it responds to a tap;
 * - Lighthouse: `npm run audit` over every page, failing below 100 in any category; `-- --sample` over one page of each
 *   kind, where times are only reported; `-- /fr /nl` over the pages named.
 * Writes the whole table to `audit.md` and prints what is below 100.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { site } from '#src/site.ts';
import { readSite } from '../integrations/hosts/hosted-site.ts';
import { type Report, type Scores, startAuditor } from '../tools/audit/lighthouse.ts';
import { measureResponsiveness } from '../tools/audit/responsiveness.ts';
import { startNginx } from '../tools/hosts/nginx.ts';
import { hasNginx } from '../tools/programs/programs.mjs';
import { fileOf } from '../tools/site/built-site.ts';

const isSample = process.argv.includes('--sample');
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

const needs = ['scripts/setup.mjs', '--browser', '--nginx', '--tools=audit'];
if (spawnSync(process.execPath, needs, { stdio: 'inherit' }).status !== 0) process.exit(1);

if (!hasNginx()) {
  console.log('Lighthouse was not run: it measures what nginx serves, and nginx is not installed here.');
  process.exit(isSample ? 0 : 1);
}

/** Lighthouse audits to skip: a page with `noindex` would fail the one that asks for indexing. */
const skippedOn = (path: string): string[] =>
  /<meta name="robots" content="noindex"/.test(readFileSync(fileOf(path), 'utf8')) ? ['is-crawlable'] : [];

const asserted: (keyof Scores)[] = isSample
  ? ['accessibility', 'best-practices', 'seo']
  : ['performance', 'accessibility', 'best-practices', 'seo'];

const isFull = ({ scores }: Report): boolean => asserted.every((category) => scores[category] === 100);

// `/` redirects: Lighthouse would measure the page to which it leads.
const all = readSite('dist', permanentRedirects(site)).pages.filter(({ path }) => path !== '/');
const kinds = [...new Map(all.map(({ path, policy }) => [policy, path])).values()];
const paths = named.length > 0 ? named : isSample ? kinds : all.map(({ path }) => path);

const host = await startNginx();
const auditor = await startAuditor();
const reports = new Map<string, Report>();
const start = Date.now();
let responsiveness: Awaited<ReturnType<typeof measureResponsiveness>>;
try {
  responsiveness = await measureResponsiveness(host.origin, named.length > 0 ? named : kinds, !isSample);
  for (const path of paths) {
    let report = await auditor.measure(host.origin + path, skippedOn(path));
    // Load on the machine can only make a page slower, so the best of three results counts.
    for (let again = 0; again < 2 && !isFull(report); again += 1) {
      const other = await auditor.measure(host.origin + path, skippedOn(path));
      if (other.scores.performance >= report.scores.performance) report = other;
    }
    reports.set(path, report);
    process.stdout.write(isFull(report) ? '.' : 'x');
  }
} finally {
  await auditor.close();
  await host.close();
}

const row = ([path, { scores, firstPaint, largestPaint, blocking, shift, kibibytes, requests, failed }]: [
  string,
  Report,
]) =>
  `| ${[
    path,
    Object.values(scores).join(' '),
    firstPaint.toFixed(0),
    largestPaint.toFixed(0),
    blocking.toFixed(0),
    shift.toFixed(3),
    kibibytes.toFixed(0),
    requests,
    failed.join(', '),
  ].join(' | ')} |`;
const head =
  '| page | performance, accessibility, best practices, SEO | FCP ms | LCP ms | TBT ms | CLS | KiB | requests | below 90 |\n| - | - | - | - | - | - | - | - | - |';
const table = (rows: [string, Report][]): string => [head, ...rows.map(row)].join('\n');

const measured = [...reports];
const short = measured.filter(([, report]) => !isFull(report));
writeFileSync('audit.md', `${table(measured)}\n\n${responsiveness.table}\n`);
const greatest = (of: (report: Report) => number): number =>
  Math.max(...measured.map(([, report]) => of(report)));
const speeds = measured.map(([, report]) => report.benchmarkIndex);
console.log(
  `\nThis machine's processor, before it is slowed: benchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}. Times below depend on it.`,
);
console.log(
  `${measured.length} pages in ${((Date.now() - start) / 1000).toFixed(0)} s, ${measured.length - short.length} with 100 in ${asserted.join(', ')}. Greatest LCP ${greatest(({ largestPaint }) => largestPaint).toFixed(0)} ms, TBT ${greatest(({ blocking }) => blocking).toFixed(0)} ms, CLS ${greatest(({ shift }) => shift).toFixed(3)}, ${greatest(({ kibibytes }) => kibibytes).toFixed(0)} KiB, ${greatest(({ requests }) => requests)} requests. All rows: audit.md`,
);
if (short.length > 0) console.log(table(short));
console.log(responsiveness.table);
if (responsiveness.exceeds.length > 0)
  console.log(`Above a limit (tools/audit/):\n${responsiveness.exceeds.join('\n')}`);
process.exit(short.length === 0 && responsiveness.exceeds.length === 0 ? 0 : 1);
