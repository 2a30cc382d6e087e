import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import { pageByCsp } from './expected.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** Opens a page and collects the errors and warnings of its console, violations of the policy included. */
const openPage = async (origin: string, path: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin + path, { waitUntil: 'load' });
  return { page, complaints };
};

/** Scrolls through the page, so that every island and every image loads. */
const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600)
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForLoadState('networkidle');
};

describe.each(inject('hosts'))('$name', ({ origin }) => {
  test('no page needs a resource that its policy forbids', async () => {
    for (const path of pageByCsp.filter((one) => one !== '/')) {
      const { page, complaints } = await openPage(origin, path);
      await scrollThrough(page);
      expect(complaints, path).toEqual([]);
      await page.context().close();
    }
  }, 3_600_000);

  test('RT-1: the language gate redirects under its policy', async () => {
    const { page, complaints } = await openPage(origin, '/');
    await page.waitForURL(/\/(?:fr|nl)$/);
    expect(complaints).toEqual([]);
  });

  test('RT-9: the styles and the script of the not-found page are allowed by its policy', async () => {
    const { complaints } = await openPage(origin, '/fr/blog/nothing');
    expect(complaints.filter((text) => /policy|refused|violat/i.test(text))).toEqual([]);
    expect(complaints.some((text) => text.startsWith('404 Error: User attempted'))).toBe(true);
  });
});
