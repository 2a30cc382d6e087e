import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, launchTwiceAsLarge } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { allPaths, nowhere } from '../browser/page-kinds.ts';
import { serveSite } from '../browser/site.ts';
import { faultsOf, modes, openAuditPage, plainModes } from './modes.ts';

/* Every page in every mode at every width: `npm run test:accessibility`. A slice of it is in `npm test`. */

let browser: Browser;
let site: RunningServer;
let page: Page;
let large: Browser;
let largePage: Page;
beforeAll(async () => {
  [browser, large, site] = await Promise.all([launch(), launchTwiceAsLarge(), serveSite()]);
  page = await openAuditPage(browser, site.origin);
  largePage = await openAuditPage(large, site.origin);
});
afterAll(async () => {
  await browser.close();
  await large.close();
  await site.close();
});

test.each(['/', nowhere, ...allPaths])('WCAG 2.2 AA, AAA for contrast: %s in all modes', async (path) => {
  await page.goto(site.origin + path);
  expect(await faultsOf(page, modes)).toEqual([]);
  await largePage.goto(site.origin + path);
  expect(await faultsOf(largePage, plainModes), 'letters twice as large').toEqual([]);
});
