import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { speculationPath } from '../../integrations/hosts/response-headers.ts';
import { launch } from '../../tools/browsers/launch.ts';
import { pageOfEachPolicy } from './expected.ts';

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
  test('no page needs what its policy forbids', async () => {
    for (const path of pageOfEachPolicy.filter((one) => one !== '/')) {
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

  test('islands hydrate with trusted types required: the form shows its errors', async () => {
    const { page, complaints } = await openPage(origin, '/fr');
    await page.locator('#contact form').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.locator('#contact form button[type="submit"]').first().click();
    await page.locator('#contact form [aria-invalid="true"]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('TR-4: under the policy no form leaves the site, neither to a mail program nor to another origin', async () => {
    const { page } = await openPage(origin, '/fr');
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        document.body.append(`violation: ${effectiveDirective} ${blockedURI};`),
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
    await submit('https://elsewhere.example/');
    const violations = async () => {
      const text = (await page.locator('body').textContent()) ?? '';
      return [...text.matchAll(/violation: ([^;]*);/g)].map(([, violation]) => violation);
    };
    await expect.poll(violations).toEqual(['form-action mailto', 'form-action https://elsewhere.example/']);
  });

  test('TL-2: under the policy a postal code typed on the home page leads to its answer', async () => {
    const { page, complaints } = await openPage(origin, '/nl');
    const box = page.locator('form[action^="/nl/werkgebied"]').first();
    await box.locator('input').fill('9400');
    await box.locator('button').click();
    await page.waitForURL(/\/nl\/werkgebied\?.*9400/);
    expect(complaints).toEqual([]);
  });

  test('a script that is not part of the built page does not run', async () => {
    const { page } = await openPage(origin, '/fr');
    const violation = await page
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
    expect(violation).toMatch(/script-src|require-trusted-types-for|TrustedScript/);
    expect(await page.title()).not.toBe('changed');
  });

  test('the browser requests the speculation rules', async () => {
    const page = await browser.newPage();
    const rules = page.waitForResponse((response) => response.url() === origin + speculationPath);
    await page.goto(`${origin}/fr`);
    expect((await rules).ok()).toBe(true);
  });
});
