// Makes a fresh clone ready: installs the packages of the lockfile once, and what the tests need besides: a browser
// (--browser), Debian's nginx (--nginx), its load generator (--wrk), the heavy packages of a folder of tools/
// (--tools=hosts). Plain JavaScript without imports of packages, because it runs before anything is installed, on Node
// 20 too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installDebian } from '../tools/programs/debian.mjs';
import { chromiumPath, debianPackages, hasNginx, hasWrk, howToInstall } from '../tools/programs/programs.mjs';

// Commands are called by their POSIX names and paths are read with slashes; on Windows the build would go wrong halfway.
if (process.platform === 'win32') {
  console.error(
    'This project runs on Linux and macOS, not on Windows itself: its scripts and paths are those of Linux and macOS. Install WSL (https://learn.microsoft.com/windows/wsl/install), clone the repository inside it, and run the same command there.',
  );
  process.exit(1);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command, in the project folder or below it, with its output shown; ends this process where it fails. */
function run(command, args, folder = root) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    `\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. Nothing after it can work; mend that first.`,
  );
  process.exit(status ?? 1);
}

/** Installs the packages of a lockfile once, until it changes. */
function installPackages(folder, options) {
  const stamp = resolve(folder, 'node_modules/.lockfile-hash');
  const hash = createHash('sha256')
    .update(readFileSync(resolve(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once, until the lockfile changes) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function installBrowser() {
  if (chromiumPath() !== null) return;
  installDebian(debianPackages.chromium, run);
  if (chromiumPath() !== null) return;
  console.error(
    `No browser found: install Chromium or Chrome (${howToInstall('chromium')}), or set CHROMIUM_PATH to one.`,
  );
  process.exit(1);
}

function installNginx() {
  if (hasNginx()) return;
  installDebian(debianPackages.nginx, run);
  if (!hasNginx())
    console.warn(
      `nginx with its brotli module was not found, so what needs it is left out (${howToInstall('nginx')}).`,
    );
}

const asks = (option) => process.argv.includes(option);

installPackages(root, []);
if (asks('--browser')) installBrowser();
if (asks('--nginx')) installNginx();
if (asks('--wrk') && !hasWrk()) installDebian(debianPackages.wrk, run);
// Their install scripts are not needed: binaries come as packages of their own.
for (const name of ['hosts', 'audit'])
  if (asks(`--tools=${name}`)) installPackages(resolve(root, 'tools', name), ['--ignore-scripts']);
