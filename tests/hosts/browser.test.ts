import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { speculationPath } from '../../deploy/policy.ts';
import { launch } from '../../tools/browsers/launch.ts';
import { frames } from '../browser/site.ts';
import { site } from './site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** One page of each policy: pages of a kind carry the same inline styles and scripts. */
const pages = [...new Map(site.pages.map(({ path, policy }) => [policy, path])).values()].filter(
  (path) => path !== '/',
);

/** Opens a page, and collects what the policies refuse and whatever else the browser complains about. */
const opened = async (origin: string, path: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin + path, { waitUntil: 'load' });
  return { page, complaints };
};

/** Brings everything into view once, so that every island and every picture has loaded. */
const walk = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600)
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForLoadState('networkidle');
};

describe.each(inject('hosts'))('$name', ({ origin }) => {
  test.each(pages)('nothing on %s asks for what its policy refuses', async (path) => {
    const { page, complaints } = await opened(origin, path);
    await walk(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('RT-1: the entrance leads on under its policy', async () => {
    const { page, complaints } = await opened(origin, '/');
    await page.waitForURL(/\/(?:fr|nl)$/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('RT-9: the not-found page keeps its style and its message under its policy', async () => {
    const { page, complaints } = await opened(origin, '/fr/blog/nothing');
    expect(complaints.filter((text) => /policy|refused|violat/i.test(text))).toEqual([]);
    expect(complaints.some((text) => text.startsWith('404 Error: User attempted'))).toBe(true);
    await page.close();
  });

  test('islands come alive with trusted types required: the form answers', async () => {
    const { page, complaints } = await opened(origin, '/fr');
    await page.locator('form').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.locator('form button[type="submit"]').first().click();
    await page.locator('form [aria-invalid="true"]').first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a mail form may open a mail under the policy, and no form may send anything elsewhere', async () => {
    const { page } = await opened(origin, '/fr');
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        document.body.append(`refused: ${effectiveDirective} ${blockedURI};`),
      );
    });
    const submit = (action: string) =>
      page.evaluate((address) => {
        const form = document.createElement('form');
        form.action = address;
        form.method = 'post';
        document.body.append(form);
        form.submit();
      }, action);
    await submit('mailto:someone@example.com');
    await frames(page);
    // The second form is refused for certain: once that is said, the first has had its answer.
    await submit('https://elsewhere.example/');
    const refusals = async () => {
      const text = (await page.locator('body').textContent()) ?? '';
      return [...text.matchAll(/refused: ([^;]*);/g)].map(([, what]) => what);
    };
    await expect.poll(refusals).toContain('form-action https://elsewhere.example/');
    const refused = await refusals();
    expect(refused).toEqual(['form-action https://elsewhere.example/']);
    await page.close();
  });

  test('a script that was not built into the page does not run', async () => {
    const { page } = await opened(origin, '/fr');
    const refused = await page
      .evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const script = document.createElement('script');
            script.append('document.title = "changed"');
            document.body.append(script);
          }),
      )
      .catch((error: unknown) => String(error));
    expect(refused).toMatch(/script-src|require-trusted-types-for|TrustedScript/);
    expect(await page.title()).not.toBe('changed');
    await page.close();
  });

  test('the browser asks for the rules by which it fetches ahead', async () => {
    const page = await browser.newPage();
    const asked = page.waitForResponse((response) => response.url() === origin + speculationPath);
    await page.goto(`${origin}/fr`);
    expect((await asked).ok()).toBe(true);
    await page.close();
  });
});
