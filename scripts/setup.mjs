// Makes a fresh clone ready: installs the packages of the lockfile once, and what the tests need besides: a browser
// (--browser), Debian's nginx (--nginx), its load generator (--wrk), the heavy tools of a test folder (--tools=hosts). Plain JavaScript without imports of packages, because it runs before anything is installed, on Node 20 too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installDebian } from './debian.mjs';

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
  installDebian(['chromium'], run);
  if (hasBrowser()) return;
  console.error(
    'No browser found: install Chromium or Chrome (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

const nginxParts = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];
const isMissing = (path) => !existsSync(path);

function installNginx() {
  if (!nginxParts.some(isMissing)) return;
  installDebian(['nginx-light', 'libnginx-mod-http-brotli-static'], run);
  if (nginxParts.some(isMissing))
    console.warn(
      'nginx with its brotli module was not found, so what needs it is left out (Debian: sudo apt-get install nginx-light libnginx-mod-http-brotli-static).',
    );
}

const asks = (option) => process.argv.includes(option);

installPackages(root, []);
if (asks('--browser')) installBrowser();
if (asks('--nginx')) installNginx();
if (asks('--wrk') && isMissing('/usr/bin/wrk')) installDebian(['wrk'], run);
// Their install scripts are not needed: binaries come as packages of their own.
for (const name of ['hosts', 'audit'])
  if (asks(`--tools=${name}`)) installPackages(resolve(root, 'tests', name), ['--ignore-scripts']);
