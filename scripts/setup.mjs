// Makes a fresh clone ready: installs the packages of the lockfile once, and finds or installs a browser for the
// tests. Plain JavaScript without imports of packages, because it runs before anything is installed, on Node 20 too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = resolve(root, 'node_modules/.lockfile-hash');

/** Runs a command in the project folder with its output shown; ends this process where it fails. */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    `\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. Nothing after it can work; mend that first.`,
  );
  process.exit(status ?? 1);
}

function installPackages() {
  const hash = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once, until the lockfile changes) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const hasBrowser = () => browsers.some((path) => path !== undefined && existsSync(path));

function installBrowser() {
  if (hasBrowser()) return;
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests (once) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (hasBrowser()) return;
  console.error(
    'No browser found: install Chromium or Chrome (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

installPackages();
if (process.argv.includes('--browser')) installBrowser();
