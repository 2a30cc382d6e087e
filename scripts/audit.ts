/**
 * Two audits of the built site, served over HTTPS and HTTP/2 with brotli: Lighthouse, failing below 100 in any
 * category, and on a processor slowed four times how busy pages are at rest and how fast they answer a tap. `npm run audit`
 * measures the heaviest page of each type; `-- all` every page, `-- /fr /nl` the pages named.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { site } from '#src/site.ts';
import { readSite } from '../integrations/hosts/hosted-site.ts';
import { type Report, startAuditor } from '../tools/audit/lighthouse.ts';
import { measureResponsiveness } from '../tools/audit/responsiveness.ts';
import { filesOf, serveHttps } from '../tools/server/static-server.ts';
import { pageFileOf } from '../tools/site/built-site.ts';

const setupCommand = ['scripts/setup.mjs', '--browser', '--tools=audit'];
if (spawnSync(process.execPath, setupCommand, { stdio: 'inherit' }).status !== 0) process.exit(1);

const sizeOf = (path: string): number => statSync(pageFileOf(path)).size;
// Without `/`, which redirects: Lighthouse would measure the page to which it leads. The heaviest pages come first.
const pagesBySize = readSite('dist', permanentRedirects(site))
  .pages.filter(({ path }) => path !== '/')
  .sort((one, other) => sizeOf(other.path) - sizeOf(one.path));
const typeOf = new Map<string, string>(
  [...site.routes.values()].flatMap(({ type, path }) => Object.values(path).map((one) => [one, type.id])),
);
/** The heaviest page of each type: they share their styles, scripts and sections. */
const heaviestOfType = pagesBySize.filter(
  ({ path }, index) => pagesBySize.findIndex((page) => typeOf.get(page.path) === typeOf.get(path)) === index,
);
const pathsFromCommand = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const auditedPaths = (process.argv.includes('all') ? pagesBySize : heaviestOfType).map(({ path }) => path);
const paths = pathsFromCommand.length > 0 ? pathsFromCommand : auditedPaths;

/** Lighthouse audits to skip: a page with `noindex` would fail the one that asks for indexing. */
const skippedAuditsOn = (path: string): string[] =>
  /<meta name="robots" content="noindex"/.test(readFileSync(pageFileOf(path), 'utf8'))
    ? ['is-crawlable']
    : [];
/** While the machine has more work than processors, times say nothing of a page. They are then printed, but not judged. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > 2 * availableParallelism();
const isFull = ({ scores: { performance, ...others } }: Report): boolean =>
  (performance === 100 || isBusy()) && Object.values(others).every((score) => score === 100);

const host = await serveHttps(filesOf('dist'));
const auditor = await startAuditor();
const pagesBelowTarget: string[] = [];
try {
  for (const path of paths) {
    const audit = (): Promise<Report> => auditor.measure(host.origin + path, skippedAuditsOn(path));
    let report = await audit();
    // Load on the machine can only make a page slower, so the best of three results counts.
    for (let again = 0; again < 2 && !isFull(report); again += 1) {
      const other = await audit();
      if (other.scores.performance >= report.scores.performance) report = other;
    }
    const { scores, failed } = report;
    if (!isFull(report))
      pagesBelowTarget.push(`${path}: ${Object.values(scores).join(' ')} (${failed.join(', ')})`);
    process.stdout.write(isFull(report) ? '.' : 'x');
  }
  const responses = await measureResponsiveness(paths.map((path) => host.origin + path));
  const slow = isBusy() ? [] : responses.filter(({ exceeds }) => exceeds).map(({ line }) => line);
  console.log(`\n${paths.length} pages, ${paths.length - pagesBelowTarget.length} with 100 everywhere.`);
  if (pagesBelowTarget.length > 0)
    console.log(['performance, accessibility, best practices, SEO:', ...pagesBelowTarget].join('\n'));
  if (isBusy()) console.log('Times are not judged: this machine is busy with something else.');
  if (slow.length > 0) console.log(`Above a limit (tools/audit/):\n${slow.join('\n')}`);
  process.exitCode = pagesBelowTarget.length + slow.length === 0 ? 0 : 1;
} finally {
  await auditor.close();
  await host.close();
}
