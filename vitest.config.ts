import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** A browser starts, and a page loads, slowly on a busy machine; a test that waits longer than this hangs. */
const browser = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: 'tests/support/trust-certificate.ts',
};

/** Set by scripts/test.ts, which sums the results of all runs. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which on two halves the speed.
    maxWorkers: 2,
    testTimeout: 30_000,
    // Vitest waits one second for what `expect.poll` expects, which a busy machine exceeds.
    expect: { poll: { timeout: 60_000 } },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'integrations/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/project/**/*.test.ts',
            'tests/desk/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000 } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/layout/**/*.test.ts'],
          ...browser,
        },
      },
      {
        extends: true,
        test: { name: 'accessibility', include: ['tests/accessibility/**/*.test.ts'], ...browser },
      },
      { extends: true, test: { name: 'visual', include: ['tests/visual/**/*.test.ts'], ...browser } },
      { extends: true, test: { name: 'desk', include: ['tests/desk/**/*.test.ts'], ...browser } },
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], ...browser } },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/setup.ts',
          ...browser,
        },
      },
    ],
  },
});
