// Plain JavaScript without imports of packages, because scripts/setup.mjs needs it before anything is installed.
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Installs packages of Debian where this is Debian and the rights are there. Daemons among them are not started.
 * @param {readonly string[]} packages
 * @param {(command: string, args: string[]) => void} run Runs a command, and decides what to do if it fails.
 */
export function installDebian(packages, run) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} (once) …`);
  process.env.RUNLEVEL = '1';
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
