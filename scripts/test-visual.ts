/** Compares the first screens of all kinds of pages with their baseline; `--update` replaces the baseline. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const update = process.argv.includes('--update');
const { status } = spawnSync('vitest', ['run', '--project', 'visual'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_EXTENT: 'release', UPDATE_SCREENS: update ? 'yes' : 'no' },
});
process.exitCode = status ?? 1;
