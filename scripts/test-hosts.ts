/**
 * Runs one suite against real servers with the built site: `npm run test:hosts` against nginx, Cloudflare's runtime
 * and, where it is installed, Caddy; `npm run test:hosts -- nginx` against some. Ends with the status of the suite.
 */
import { spawnSync } from 'node:child_process';
import { hasCaddy } from '../tests/hosts/caddy.ts';
import { hasNginx } from '../tests/hosts/nginx.ts';
import { hasObservatory } from '../tests/hosts/observatory.ts';
import { hasWrangler } from '../tests/hosts/workers.ts';

const known = ['nginx', 'workers', 'caddy'] as const;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.some((host) => host === name));
if (unknown.length > 0) {
  console.error(`Unknown host ${unknown.join(', ')}: the suite knows ${known.join(', ')}.`);
  process.exit(1);
}
const hosts = known.filter((name) => asked.length === 0 || asked.includes(name));

const run = (program: string, args: string[], environment: Record<string, string> = {}): number =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1;

const needs = [
  '--browser',
  ...(hosts.includes('nginx') ? ['--nginx'] : []),
  ...(hosts.includes('workers') ? ['--tools=hosts'] : []),
];
const status = run(process.execPath, ['scripts/setup.mjs', ...needs]);
if (status !== 0) process.exit(status);

const isThere = { nginx: hasNginx, workers: hasWrangler, caddy: hasCaddy } as const;
const found = hosts.filter((name) => isThere[name]());
for (const name of hosts.filter((host) => !found.includes(host)))
  console.log(`${name} was not tested: it is not installed here, and could not be.`);
// A machine without any server can still run every other test.
if (found.length === 0) process.exit(asked.length === 0 ? 1 : 0);
// The rules come with the heavy tools of `npm run test:hosts`; `npm test` asks for nginx alone.
const withoutTool = hasObservatory() ? [] : ['--exclude', 'tests/hosts/observatory.test.ts'];
process.exit(run('vitest', ['run', '--project', 'hosts', ...withoutTool], { HOSTS: found.join(' ') }));
