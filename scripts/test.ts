/**
 * Runs the tests in steps, one after the other. `npm test` runs what every change has to pass, and stops after the first
 * step that fails. `npm run test:release` (`--release`) also runs what takes longer and seldom breaks. It does not stop at a
 * failure, because a second run would take long. The stages of a step run side by side. Prints a line for each stage, a dot
 * every five seconds, the output of each stage that fails, and as its last line how many tests passed and failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';

const isRelease = process.argv.includes('--release');

interface Stage {
  name: string;
  command: string;
}

const everyChange: Stage[][] = [
  // Each uses one processor, most of the time.
  [
    { name: 'check', command: 'npm run check' },
    { name: 'build', command: 'astro build' },
  ],
  [{ name: 'unit tests', command: 'vitest run --project unit --project editor' }],
  [{ name: 'built pages', command: 'vitest run --project build' }],
  [{ name: 'browser', command: 'vitest run --project browser --project accessibility --project visual' }],
];

const beforeRelease: Stage[][] = [
  [{ name: 'editor', command: 'vitest run --project editor-browser' }],
  [{ name: 'other engines', command: 'vitest run --project engines' }],
  [{ name: 'hosts', command: 'vitest run --project hosts' }],
  [{ name: 'audit', command: 'node scripts/audit.ts' }],
  // Last: it empties the build's cache.
  [{ name: 'repeatable build', command: 'node scripts/test-repeat.ts' }],
];

const steps = isRelease ? [...everyChange, ...beforeRelease] : everyChange;

const siteDate = process.env.npm_package_config_siteDate;
if (siteDate === undefined) {
  console.error(
    'No config.siteDate: without it the pages would be those of today, on which facts are past their review date. Start the tests with `npm test` or `npm run test:release`.',
  );
  process.exit(1);
}

/** Runs a command. @returns its status, or the signal that ended it, and its output */
const run = (command: string, environment: Record<string, string>) =>
  new Promise<{ status: number | string; output: string }>((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ...environment } });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += String(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (status, signal) => resolve({ status: status ?? signal ?? '', output }));
  });

const reports = mkdtempSync(`${tmpdir()}/test-reports-`);
const testCounts = { passed: 0, failed: 0 };
const failedStages: string[] = [];
const startedAt = performance.now();
const secondsSince = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(0)} s`;

/** Runs a stage, adds up its tests, and prints its line. */
const runStage = async ({ name, command }: Stage): Promise<void> => {
  const report = `${reports}/${name}.json`;
  const begun = performance.now();
  const { status, output } = await run(command, {
    SITE_DATE: siteDate,
    ASTRO_TELEMETRY_DISABLED: '1',
    TEST_REPORT: report,
    TEST_EXTENT: isRelease ? 'release' : 'sample',
  });
  let tests = '';
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    testCounts.passed += numPassedTests;
    testCounts.failed += numFailedTests;
    tests = `, ${numPassedTests + numFailedTests} tests`;
  }
  console.log(` ${name}: ${status === 0 ? 'passed' : `FAILED (${status})`}, ${secondsSince(begun)}${tests}`);
  if (status === 0) return;
  failedStages.push(name);
  console.log(`\n${output}\n`);
};

const progressDots = setInterval(() => process.stdout.write('.'), 5000);
for (const [index, stages] of steps.entries()) {
  process.stdout.write(`${index + 1}/${steps.length} ${stages.map(({ name }) => name).join(' and ')} `);
  await Promise.all(stages.map(runStage));
  // Without a build there is nothing to test.
  if (failedStages.length > 0 && (!isRelease || failedStages.includes('build'))) break;
}
clearInterval(progressDots);
rmSync(reports, { recursive: true, force: true });

console.log(
  `Together ${secondsSince(startedAt)}: ${failedStages.length === 0 ? 'passed' : `failed: ${failedStages.join(', ')}`}`,
);
console.log(`${testCounts.passed} passed, ${testCounts.failed} failed`);
process.exitCode = failedStages.length === 0 ? 0 : 1;
