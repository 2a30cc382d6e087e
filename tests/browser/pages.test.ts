import axe from 'axe-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../scripts/server.ts';
import { languages } from '../../src/site/language.ts';
import { routes, rowOf } from '../../src/site/routes.ts';
import { launch, serveSite, watch, widths } from './browser.ts';

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const paths = [...routes.keys()].flatMap((id) => languages.map((lang) => rowOf(id).path[lang]));

const opened = async (path: string, width: number, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const seen = watch(page, site.origin);
  await page.goto(site.origin + path);
  return { context, page, seen };
};

test.each(paths.flatMap((path) => [widths.phone, widths.laptop].map((width) => ({ path, width }))))(
  'axe finds nothing on $path at $width px; no console message, no foreign request',
  async ({ path, width }) => {
    const { context, page, seen } = await opened(path, width);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    });
    expect(violations).toEqual([]);
    expect(seen.messages).toEqual([]);
    expect(seen.foreign).toEqual([]);
    await context.close();
  },
);

test.each(paths)('%s has no horizontal scroll at 320 px', async (path) => {
  const { context, page } = await opened(path, widths.narrow);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});

test.each(['/', ...paths])('%s shows everything with JavaScript off', async (path) => {
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
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await context.close();
});
