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
 * In a fresh clone neither the packages nor the project’s own Node are installed. A shell remembers where it first found
 * `node`: after `node scripts/setup.mjs && …` the rest of the line would still run on the machine’s Node, and a Node older
 * than 22 cannot read TypeScript.
 */
test('every command begins with the installation, in a line of its own', () => {
  const wrong = Object.entries(commands).filter(
    ([name, line]) =>
      (name !== 'setup' && !installsFirst(line)) || /^node scripts\/setup\.mjs.*&&/.test(line),
  );
  expect(wrong).toEqual([]);
});

/** The error that the installation prints where it cannot work. `script` runs before it, and pretends such a machine. */
const setupErrorAfter = (script: string, folder = '.') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${script}`, `${folder}/scripts/setup.mjs`, '--no-such-option'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
};

test('a machine on which nothing works is told why before anything is installed', () => {
  const onWindows = setupErrorAfter('Object.defineProperty(process, "platform", { value: "win32" })');
  expect(onWindows).toContain('Linux and macOS');
  expect(onWindows).toContain('WSL');
  const onOldNode = setupErrorAfter('Object.defineProperty(process.versions, "node", { value: "18.20.4" })');
  expect(onOldNode).toContain('This is Node 18.20.4');
  const outer = mkdtempSync(`${tmpdir()}/path-`);
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = `${outer}/chauffage #2`;
  cpSync('scripts', `${folder}/scripts`, { recursive: true });
  cpSync('tools/system-programs', `${folder}/tools/system-programs`, { recursive: true });
  expect(setupErrorAfter('', folder)).toContain('has a # in its path');
});

test('every package with an installation script may run it, and no other package may', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([path]) => path.replace(/^.*node_modules\//, '')).sort()).toEqual(
    Object.keys(allowScripts).sort(),
  );
});
