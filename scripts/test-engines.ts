/**
 * Walks the visitor journeys (tests/engines) in Chromium, Firefox and WebKit: `npm run test:engines`, or
 * `npm run test:engines -- firefox` for one. Installs what is missing where that is possible, and says what it could
 * not find. Ends with the status of the journeys; with 1 where no engine was found at all.
 */
import { spawnSync } from 'node:child_process';
import { type EngineName, engineNames, missingOf } from '../tools/browsers/engines.ts';
import { installDebian } from '../tools/programs/debian.mjs';
import { debianPackages, howToInstall } from '../tools/programs/programs.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !engineNames.some((engine) => engine === name));
if (unknown.length > 0) {
  console.error(`Unknown engine ${unknown.join(', ')}: journeys are walked in ${engineNames.join(', ')}.`);
  process.exit(1);
}
const wanted = engineNames.filter((name) => asked.length === 0 || asked.includes(name));

const run = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env): number =>
  spawnSync(program, args, { stdio: 'inherit', env }).status ?? 1;

const describeMissing = (name: EngineName) =>
  `${name} was not tested: no ${missingOf(name).join(', no ')} on this machine. ${howToInstall(name)}`;

const lacking = wanted.filter((name) => missingOf(name).length > 0);
// Where it cannot be installed, the engine is named below as not tested.
if (lacking.length > 0)
  installDebian(
    lacking.flatMap((name) => debianPackages[name]),
    run,
  );
const found = wanted.filter((name) => missingOf(name).length === 0);
const absent = wanted.filter((name) => !found.includes(name));
if (found.length === 0) {
  console.error(`${absent.map(describeMissing).join('\n')}\nNo engine, no journey.`);
  process.exit(1);
}
const status = run('vitest', ['run', '--project', 'engines'], { ...process.env, ENGINES: found.join(' ') });
console.log(`\nJourneys walked in: ${found.join(', ')}.`);
for (const name of absent) console.log(describeMissing(name));
process.exit(status);
