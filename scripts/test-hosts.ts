/**
 * Runs the host tests against servers with the built site: `npm run test:hosts` against nginx and Cloudflare's runtime,
 * `npm run test:hosts -- nginx` against one of them. Fails where one is not installed, but with `--where-installed`, so
 * that `npm test` passes on a machine without any server.
 */
import { spawnSync } from 'node:child_process';
import { hasWrangler } from '../tools/hosts/workers.ts';
import { hasNginx } from '../tools/programs/programs.mjs';

const hosts = new Map([
  ['nginx', { isInstalled: hasNginx, setup: '--nginx' }],
  ['workers', { isInstalled: hasWrangler, setup: '--tools=hosts' }],
]);

const options = process.argv.slice(2);
const named = options.filter((option) => option !== '--where-installed');
const unknown = named.filter((name) => !hosts.has(name));
if (unknown.length > 0) {
  console.error(
    `Unknown host ${unknown.join(', ')}: nothing was tested. Name ${[...hosts.keys()].join(' or ')}.`,
  );
  process.exit(1);
}

const run = (program: string, args: string[], environment: Record<string, string> = {}): number =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1;

const asked = [...hosts].filter(([name]) => named.length === 0 || named.includes(name));
const status = run(process.execPath, [
  'scripts/setup.mjs',
  '--browser',
  ...asked.map(([, { setup }]) => setup),
]);
if (status !== 0) process.exit(status);

const found = asked.filter(([, { isInstalled }]) => isInstalled()).map(([name]) => name);
const missing = asked.map(([name]) => name).filter((name) => !found.includes(name));
for (const name of missing)
  console.log(`${name} was not tested: it is not installed here, and could not be installed.`);
if (missing.length > 0 && !options.includes('--where-installed')) process.exit(1);
if (found.length > 0) process.exit(run('vitest', ['run', '--project', 'hosts'], { HOSTS: found.join(' ') }));
