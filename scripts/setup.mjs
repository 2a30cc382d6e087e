// Installs what the commands need: the packages of the lockfile, and on request a browser (--browser), Firefox and WebKit
// (--engines), or the packages of a folder of tools/ (--tools=hosts). Plain JavaScript without
// imports of packages, because it runs before anything is installed, and on Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  chromiumPath,
  debianPackages,
  hasEngines,
  headlessShellPath,
  howToInstall,
} from '../tools/system-programs/system-programs.mjs';

/** Says why nothing can be installed here, and ends. */
function stop(why) {
  console.error(why);
  process.exit(1);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;
const [node = ''] = process.versions.node.split('.');

// The scripts call POSIX commands and expect slashes in paths, so on Windows the build would fail halfway.
if (process.platform === 'win32')
  stop(
    'This project runs on Linux and macOS, not on Windows: its scripts need their commands and paths. Install WSL (https://learn.microsoft.com/windows/wsl/install), clone the repository inside it, and run the same command there.',
  );
if (Number(node) < oldestNode)
  stop(
    `This is Node ${process.versions.node}, and the packages need Node ${oldestNode} or newer to be installed. Nothing was changed. Install a newer Node (https://nodejs.org), and run the same command again.`,
  );
// Vite reads paths as URLs: it cuts them at `#` or `?`. With the other characters the build fails later, with another error.
const [unfit] = /[#?"*\\]/.exec(root) ?? [];
if (unfit !== undefined)
  stop(
    `The folder ${root} has a ${unfit} in its path, which the build cannot read. Rename the folder or move the project, and run the same command again.`,
  );

/** Runs a command in a folder of the project and shows its output; exits if it fails. */
function run(command, args, folder = root) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    `\n${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. It needs the network the first time: ENOTFOUND, ETIMEDOUT and ECONNREFUSED above mean that there is none, or a proxy in between. The next steps depend on it; fix that first, and run the same command again.`,
  );
  process.exit(status ?? 1);
}

/** Installs the packages of a lockfile if it has changed since the last time, or the folder comes from another machine. */
function installPackages(folder, options) {
  const stamp = resolve(folder, 'node_modules/.lockfile-hash');
  const hash = createHash('sha256')
    .update(readFileSync(resolve(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once, until the lockfile changes) …');
  run('npm', ['ci', '--no-audit', '--no-fund', ...options], folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * Installs packages of Debian where this is Debian and the rights are there.
 * `execute` runs a command, and decides what to do if it fails.
 */
function installDebian(packages, execute) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} (once) …`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  execute('apt-get', ['update', '-qq']);
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function installBrowser() {
  if (chromiumPath() === null) installDebian(debianPackages.chromium, run);
  // Older releases of Debian lack the package. A failure is ignored, because the tests also pass without it, only more slowly.
  if (process.env.CHROMIUM_PATH === undefined && headlessShellPath() === null)
    installDebian(debianPackages.headlessShell, spawnSync);
  if (chromiumPath() !== null) return;
  console.error(
    `No browser found: install Chromium or Chrome (${howToInstall('chromium')}), or set CHROMIUM_PATH to one.`,
  );
  process.exit(1);
}

const hasOption = (option) => process.argv.includes(option);

installPackages(root, []);
if (hasOption('--browser')) installBrowser();
// Where they cannot be installed, the tests name the engine as not tested.
if (hasOption('--engines') && !hasEngines())
  installDebian([...debianPackages.firefox, ...debianPackages.webkit], spawnSync);
// Install scripts are not needed: the binaries are packages of their own.
for (const name of ['hosts', 'audit'])
  if (hasOption(`--tools=${name}`)) installPackages(resolve(root, 'tools', name), ['--ignore-scripts']);
