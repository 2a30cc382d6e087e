/**
 * Runs one suite against real servers with the built site: `npm run test:hosts` against nginx, Cloudflare's runtime
 * and, where it is installed, Caddy; `npm run test:hosts -- nginx` against some. Ends with the status of the suite, and
 * with 1 where a host that was named is not installed, but for `--where-installed`.
 */
import { spawnSync } from 'node:child_process';
import { hasCaddy } from '../tools/hosts/caddy.ts';
import { hostChoice } from '../tools/hosts/host-choice.ts';
import { hasObservatory } from '../tools/hosts/observatory.ts';
import { hasWrangler } from '../tools/hosts/workers.ts';
import { hasNginx } from '../tools/programs/programs.mjs';

const given = process.argv.slice(2);

const run = (program: string, args: string[], environment: Record<string, string> = {}): number =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1;

const asked = hostChoice(given, () => true).found;
const needs = [
  '--browser',
  ...(asked.includes('nginx') ? ['--nginx'] : []),
  ...(asked.includes('workers') ? ['--tools=hosts'] : []),
];
const status = run(process.execPath, ['scripts/setup.mjs', ...needs]);
if (status !== 0) process.exit(status);

const isThere = { nginx: hasNginx, workers: hasWrangler, caddy: hasCaddy } as const;
const { found, missing, isFailure } = hostChoice(given, (name) => isThere[name]());
for (const name of missing)
  console.log(`${name} was not tested: it is not installed here, and could not be.`);
if (isFailure || found.length === 0) process.exit(isFailure ? 1 : 0);
// The rules come with the heavy tools of `npm run test:hosts`; `npm test` asks for nginx alone.
const withoutTool = hasObservatory() ? [] : ['--exclude', 'tests/hosts/observatory.test.ts'];
process.exit(run('vitest', ['run', '--project', 'hosts', ...withoutTool], { HOSTS: found.join(' ') }));
