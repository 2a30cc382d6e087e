/** Compares the first screens of all kinds of pages with the kept ones; `--update` keeps the present ones. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const update = process.argv.includes('--update');
const { status } = spawnSync('vitest', ['run', '--project', 'visual'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_SCREENS: update ? 'yes' : 'no' },
});
process.exitCode = status ?? 1;
