/**
 * Runs the tests in stages, one after the other: `npm test` what every change has to pass, up to the first stage that
 * fails; `npm run test:release` (`--release`) also what takes longer and seldom breaks, and all of it, because a second
 * run takes long. Prints one line a stage, a point every five seconds, the output of what fails, and as its last line how
 * many tests passed and failed.
 */
import { spawn } from 'node:child_process';
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
  { name: 'browser', command: 'vitest run --project browser --project accessibility --project visual' },
];

const beforeRelease: Stage[] = [
  { name: 'editor', command: 'vitest run --project editor-browser' },
  { name: 'three engines', command: 'node scripts/test-engines.ts' },
  { name: 'hosts', command: 'node scripts/test-hosts.ts' },
  { name: 'audit', command: 'node scripts/audit.ts' },
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

/** Runs a command, with a point every five seconds. @returns its status and what it printed. */
const run = (command: string, environment: Record<string, string>) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ...environment } });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += String(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const points = setInterval(() => process.stdout.write('.'), 5000);
    child.once('close', (status) => {
      clearInterval(points);
      resolve({ status: status ?? 1, output });
    });
  });

const reports = mkdtempSync(`${tmpdir()}/test-reports-`);
const total = { passed: 0, failed: 0 };
const failed: string[] = [];
const start = performance.now();
const secondsSince = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(0)} s`;

for (const [index, { name, command, environment }] of stages.entries()) {
  process.stdout.write(`${index + 1}/${stages.length} ${name.padEnd(16)} `);
  const report = `${reports}/${index}.json`;
  const begun = performance.now();
  const { status, output } = await run(command, {
    SITE_DATE: siteDate,
    ASTRO_TELEMETRY_DISABLED: '1',
    TEST_REPORT: report,
    TEST_EXTENT: isRelease ? 'release' : 'sample',
    ...environment,
  });
  let tests = '';
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
    tests = `, ${numPassedTests + numFailedTests} tests`;
  }
  console.log(` ${status === 0 ? 'passed' : 'FAILED'}, ${secondsSince(begun)}${tests}`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`\n${output}\n`);
  // Without a build there is nothing to test.
  if (!isRelease || name === 'build') break;
}
rmSync(reports, { recursive: true, force: true });

console.log(
  `Together ${secondsSince(start)}: ${failed.length === 0 ? 'passed' : `failed: ${failed.join(', ')}`}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
