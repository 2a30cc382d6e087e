import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { allPaths } from './page-kinds.ts';
import { serveSite, settled, widths } from './site.ts';

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const opened = async (path: string, width: number, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return { context, page };
};

test.each(['/', ...allPaths])('%s shows everything with JavaScript off', async (path) => {
  const { context, page } = await opened(path, widths.phone, { javaScriptEnabled: false });
  const text = await page.locator('body').textContent();
  expect(text?.length ?? 0).toBeGreaterThan(path === '/' ? 10 : 600);
  await context.close();
});

test('HM-8, CF-1: no script file is requested before the visitor scrolls to an island', async () => {
  const { context, page } = await opened('/fr', widths.phone);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload();
  await settled(page);
  expect(scripts).toEqual([]);
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await context.close();
});
