/**
 * Runs the host tests against servers with the built site: `npm run test:hosts` against nginx and Cloudflare's
 * runtime, `npm run test:hosts -- nginx` against one of them. Fails with status 1 where a host that was named is not
 * installed, but with `--where-installed`.
 */
import { spawnSync } from 'node:child_process';
import { hostChoice } from '../tools/hosts/host-choice.ts';
import { hasWrangler } from '../tools/hosts/workers.ts';
import { hasNginx } from '../tools/programs/programs.mjs';

const options = process.argv.slice(2);

const run = (program: string, args: string[], environment: Record<string, string> = {}): number =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1;

const requested = hostChoice(options, () => true).found;
const setupOptions = [
  '--browser',
  ...(requested.includes('nginx') ? ['--nginx'] : []),
  ...(requested.includes('workers') ? ['--tools=hosts'] : []),
];
const status = run(process.execPath, ['scripts/setup.mjs', ...setupOptions]);
if (status !== 0) process.exit(status);

const isInstalled = { nginx: hasNginx, workers: hasWrangler } as const;
const { found, missing, isFailure } = hostChoice(options, (name) => isInstalled[name]());
for (const name of missing)
  console.log(`${name} was not tested: it is not installed here, and could not be installed.`);
if (isFailure || found.length === 0) process.exit(isFailure ? 1 : 0);
process.exit(run('vitest', ['run', '--project', 'hosts'], { HOSTS: found.join(' ') }));
