/**
 * Runs the tests in stages, one after the other: `npm test` what every change has to pass, up to the first stage that
 * fails; `npm run test:release` (`--release`) also what takes longer and seldom breaks, and all of it, because a second
 * run costs an hour. Prints how long each stage took and, as its last line, how many tests passed and failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';

const isRelease = process.argv.includes('--release');

interface Stage {
  name: string;
  command: string;
  environment?: Record<string, string>;
}

const everyChange: Stage[] = [
  { name: 'check', command: 'npm run check' },
  { name: 'unit tests', command: 'vitest run --project unit --project editor' },
  { name: 'build', command: 'astro build' },
  { name: 'built pages', command: 'vitest run --project build' },
  {
    name: 'browser',
    command: 'vitest run --project browser --project accessibility --project visual',
  },
];

const beforeRelease: Stage[] = [
  { name: 'editor', command: 'vitest run --project editor-browser' },
  { name: 'three engines', command: 'node scripts/test-engines.ts' },
  { name: 'hosts', command: 'node scripts/test-hosts.ts' },
  { name: 'Lighthouse', command: 'node scripts/audit.ts' },
  // Last: it empties the build's cache.
  { name: 'repeatable build', command: 'node scripts/test-repeat.ts' },
];

const stages = isRelease ? [...everyChange, ...beforeRelease] : everyChange;

const siteDate = process.env.npm_package_config_siteDate;
if (siteDate === undefined) {
  console.error(
    'No config.siteDate: without it the pages would be those of today, on which facts are past their review date. Start the tests with `npm test` or `npm run test:release`.',
  );
  process.exit(1);
}

const reports = mkdtempSync(`${tmpdir()}/test-reports-`);
const durations: { name: string; seconds: number; result: string }[] = [];
const total = { passed: 0, failed: 0 };
const failed: Stage[] = [];

for (const [index, stage] of stages.entries()) {
  console.log(`\n── ${index + 1} of ${stages.length}: ${stage.name} (${stage.command})`);
  const report = `${reports}/${index}.json`;
  const start = performance.now();
  const { status } = spawnSync(stage.command, {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_DATE: siteDate,
      TEST_REPORT: report,
      TEST_EXTENT: isRelease ? 'release' : 'sample',
      ...stage.environment,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  durations.push({ name: stage.name, seconds, result: status === 0 ? 'passed' : 'failed' });
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
  }
  if (status !== 0) {
    failed.push(stage);
    // Without a build there is nothing to test.
    if (!isRelease || stage.name === 'build') break;
  }
}
rmSync(reports, { recursive: true, force: true });

const line = (name: string, seconds: number, result: string): string =>
  `${name.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s  ${result}`;
const sum = durations.reduce((all, { seconds }) => all + seconds, 0);
console.log(`\n${durations.map(({ name, seconds, result }) => line(name, seconds, result)).join('\n')}`);
console.log(
  line(
    'together',
    sum,
    failed.length === 0 ? 'passed' : `failed: ${failed.map(({ name }) => name).join(', ')}`,
  ),
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
