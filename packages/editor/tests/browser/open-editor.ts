import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { launch } from '../../../../tools/browsers/launch.ts';
import { serveSite } from './served-site.ts';

/**
 * Starts a browser for the tests of a file, which share the module with those of others.
 * @returns what opens an editor of its own in it. A script that fails there fails the test.
 */
export const startBrowser = () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  return async (query: string) => {
    const site = await serveSite();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(30_000);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    onTestFinished(async () => {
      await page.close();
      site.close();
      expect(faults).toEqual([]);
    });
    await page.goto(site.url + query);
    const shown = page.frameLocator('#page');
    await shown.locator('h1[data-edit]').waitFor();
    return { site, page, shown };
  };
};

/** The part of a URL that opens the panel of a value. */
export const locationQuery = (file: string, ...path: (string | number)[]): string =>
  `&panel=field&location=${encodeURIComponent(JSON.stringify({ file, path }))}`;
