import { type Browser, chromium } from 'playwright-core';
import { certificate } from '../server/certificate.ts';
import { chromiumPath, testBrowserPath } from '../system-programs/system-programs.mjs';

/** Arguments of a browser that measures or tests: no sandbox where the user is root, no traffic of its own. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Arguments of a browser that visits what this project serves. It also trusts the certificate of this run. */
export const browserArguments = async (): Promise<string[]> => {
  const { publicKeyHash } = await certificate();
  return [...quietArguments, `--ignore-certificate-errors-spki-list=${publicKeyHash}`];
};

const start = async (
  executablePath: string | null,
  extraArguments: string[] = [],
  withoutArguments: string[] = [],
): Promise<Browser> => {
  if (executablePath === null) {
    throw new Error(
      'No browser found for the tests. Run `npm test`, which installs one, or set CHROMIUM_PATH.',
    );
  }
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: withoutArguments,
    args: [...(await browserArguments()), ...extraArguments],
  });
};

/** A browser on the system, for tests and measurements. */
export const launch = (): Promise<Browser> => start(testBrowserPath());

/** The full browser that visitors have, for tests in which the browser without windows behaves differently. */
export const launchFullBrowser = (): Promise<Browser> => start(chromiumPath());

/** The browser of a visitor who has set letters to twice the usual size (WCAG 1.4.4). */
export const launchAtDoubleZoom = (): Promise<Browser> =>
  start(testBrowserPath(), ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'], []);

/** A browser with the back/forward cache, which Playwright turns off. */
export const launchWithBfcache = (): Promise<Browser> =>
  start(chromiumPath(), ['--enable-features=BackForwardCache'], ['--disable-back-forward-cache']);
