import process from 'node:process';
import { defineConfig } from 'vitest/config';

// Files of one worker share the browser and the server of tests/browser/site.ts.
const browser = { setupFiles: 'tests/support/trust-certificate.ts', isolate: false };

/** Set by scripts/test.ts, which sums the results of all runs. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which on two halves the speed.
    maxWorkers: 2,
    // On a busy machine a check of the whole content takes half a minute, and a browser starts slowly; a test that takes
    // longer than this hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest waits one second for what `expect.poll` expects, which a busy machine exceeds.
    expect: { poll: { timeout: 60_000 } },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'integrations/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/project/**/*.test.ts',
          ],
        },
      },
      // Files of one worker share the pages that tests/support/built-pages.ts has read and parsed.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // It builds the site a second time, and follows guides that seldom change: not in `npm test`.
          exclude: process.env.TEST_EXTENT === 'sample' ? ['tests/build/guides/**'] : [],
          isolate: false,
        },
      },
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
      {
        extends: true,
        test: {
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          env: { UPDATE_SCREENS: process.argv.includes('--update') ? 'yes' : 'no' },
          ...browser,
        },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['packages/editor/tests/**/*.test.ts'],
          exclude: ['packages/editor/tests/browser/**'],
        },
      },
      {
        extends: true,
        test: { name: 'editor-browser', include: ['packages/editor/tests/browser/**/*.test.ts'], ...browser },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          env: { ENGINES: process.env.ENGINES ?? 'firefox webkit' },
          ...browser,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          ...browser,
        },
      },
    ],
  },
});
