// Programs of the system that the project uses, each path and package once. Plain JavaScript without imports of
// packages, because scripts/setup.mjs needs it before anything is installed, on Node 20 too.
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Packages of Debian that bring each program; `locales` gives WebKit the languages it greets the page with.
 * @satisfies {Record<string, readonly string[]>}
 */
export const debianPackages = {
  chromium: ['chromium'],
  headlessShell: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'locales'],
};

/**
 * The end of a message: the command that installs a missing program.
 * @param {keyof typeof debianPackages} name
 */
export const howToInstall = (name) => `Debian: sudo apt-get install ${debianPackages[name].join(' ')}`;

/**
 * The first of some paths that exists, or null.
 * @param {readonly (string | undefined)[]} paths Variables that are not set may stand among them.
 * @returns {string | null}
 */
export const firstExisting = (paths) => paths.find((path) => path !== undefined && existsSync(path)) ?? null;

/** Path of a Chromium or Chrome: the one in CHROMIUM_PATH, or else in the folders of Debian and macOS; null if there is none. */
export const chromiumPath = () =>
  firstExisting([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);

/**
 * Path of Debian's Chromium without windows, in which the browser tests take two thirds of the time; null where there is
 * none. It has no back/forward cache, and loads lazy images from further away than the browser of a visitor.
 */
export const headlessShellPath = () => firstExisting(['/usr/bin/chromium-headless-shell']);

/** Path of the browser for the tests: the one CHROMIUM_PATH names, else the faster of those that are installed. */
export const testBrowserPath = () =>
  process.env.CHROMIUM_PATH === undefined ? (headlessShellPath() ?? chromiumPath()) : chromiumPath();

/** True where Debian's Firefox and the driver of WebKit are installed. */
export const hasEngines = () =>
  ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver'].every((path) => existsSync(path));
