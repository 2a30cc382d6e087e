import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const { scripts: commands, allowScripts } = z
  .object({ scripts: z.record(z.string(), z.string()), allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** True where a line begins with the installation, or with another line that does. */
const installsFirst = (line: string): boolean => {
  const called = line.match(/^npm run ([\w:-]+)/)?.[1];
  return called !== undefined && (called === 'setup' || installsFirst(commands[called] ?? ''));
};

/**
 * In a fresh clone, which has neither the project’s Node nor a package. A shell looks a program up once and keeps its
 * place: where `node` installs and other steps follow in that line, these run on the machine’s Node, and one older than
 * 22 cannot read TypeScript.
 */
test('every command begins with the installation, in a line of its own', () => {
  const wrong = Object.entries(commands).filter(
    ([name, line]) =>
      (name !== 'setup' && !installsFirst(line)) || /^node scripts\/setup\.mjs.*&&/.test(line),
  );
  expect(wrong).toEqual([]);
});

/** What the installation prints to a machine that it cannot work on; `script` runs before it. */
const stoppedOn = (script: string, folder = '.') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${script}`, `${folder}/scripts/setup.mjs`, '--no-such-option'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
};

test('a machine on which nothing works is told why before anything is installed', () => {
  const onWindows = stoppedOn('Object.defineProperty(process, "platform", { value: "win32" })');
  expect(onWindows).toContain('Linux and macOS');
  expect(onWindows).toContain('WSL');
  const onOldNode = stoppedOn('Object.defineProperty(process.versions, "node", { value: "18.20.4" })');
  expect(onOldNode).toContain('This is Node 18.20.4');
  const outer = mkdtempSync(`${tmpdir()}/path-`);
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = `${outer}/chauffage #2`;
  cpSync('scripts', `${folder}/scripts`, { recursive: true });
  cpSync('tools/programs', `${folder}/tools/programs`, { recursive: true });
  expect(stoppedOn('', folder)).toContain('has a # in its path');
});

test('no command of the project reports its use to the makers of a tool', () => {
  const wrong = Object.entries(commands).filter(([, line]) =>
    line
      .split('&&')
      .some((part) => /\bastro (?:build|dev|check)\b/.test(part) && !part.includes('TELEMETRY_DISABLED=1')),
  );
  expect(wrong).toEqual([]);
});

test('the packages that may run a script when they are installed are those that have one', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([path]) => path.replace(/^.*node_modules\//, '')).sort()).toEqual(
    Object.keys(allowScripts).sort(),
  );
});
