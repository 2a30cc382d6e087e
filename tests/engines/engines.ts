import puppeteer from 'puppeteer-core';
import {
  type EngineName,
  engineNames,
  findPrograms,
  missingOf,
  requireProgram,
} from '../../tools/browsers/engines.ts';
import { howToInstall } from '../../tools/system-programs/system-programs.mjs';
import { type Start, screenSizes } from './tab.ts';
import { startWebkit } from './webkit.ts';

/** Playwright starts only its own Firefox. Puppeteer speaks WebDriver BiDi, which every Firefox understands. */
const startFirefox: Start = async (locale) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireProgram('firefox', 'browser', findPrograms.firefox().browser),
    acceptInsecureCerts: true,
    extraPrefsFirefox: { 'intl.accept_languages': `${locale}, ${locale.slice(0, 2)}` },
  });
  return {
    open: async (screen) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(screenSizes[screen]);
      return {
        goto: (url) => page.goto(url),
        evaluate: (run, argument) =>
          (page.evaluate as (...all: unknown[]) => never).call(page, run, argument),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};

/** The engines that ENGINES names and this machine has. Says which it lacks. */
export const testedEngines = engineNames.filter((name) => {
  if (!(process.env.ENGINES ?? '').split(' ').includes(name)) return false;
  const missing = missingOf(name);
  if (missing.length > 0)
    console.warn(`${name} is not tested: no ${missing.join(', no ')} on this machine. ${howToInstall(name)}`);
  return missing.length === 0;
});

export const startByEngine: Record<EngineName, Start> = {
  firefox: startFirefox,
  webkit: startWebkit,
};
