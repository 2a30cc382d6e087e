/** Whatever goes wrong on the visitor's side, the page stays usable. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { clippedContent } from '../accessibility/clipping.ts';
import { newPage, scrollToForm } from './contact-form.ts';
import { holdFiles, startSite, widths } from './site.ts';

const site = startSite();

const noSidewaysScroll = async (page: Page) => expect(await clippedContent(page)).toEqual([]);

describe('storage', () => {
  test.each(['blocked', 'full'])(
    '%s: the entrance leads on, and pages work without a word',
    async (state) => {
      const { page, errors } = await newPage(site);
      await page.addInitScript((how) => {
        const refuse = () => {
          throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (how === 'full') Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, 'localStorage', { get: refuse });
      }, state);
      await page.goto(site.origin);
      await page.waitForURL(`${site.origin}/nl`);
      await page.locator('[popovertarget="nav"]').click();
      await page.locator('#nav a[href="/nl/blog"]').click();
      await page.waitForURL(`${site.origin}/nl/blog`);
      expect(errors).toEqual([]);
    },
  );
});

test('fonts blocked: every word is there, in the system’s letters, at 320 px too', async () => {
  const { page } = await newPage(site);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: widths.narrow, height: 800 });
  for (const path of ['/fr', '/nl/diensten/ketelherstelling', '/nl/marques/vaillant']) {
    await page.goto(site.origin + path);
    expect(await page.evaluate(() => document.fonts.check('16px Jost'))).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await noSidewaysScroll(page);
  }
});

test('images blocked: nothing collapses, each either says what it shows or is decoration', async () => {
  const { page } = await newPage(site);
  await page.route('**/*.{svg,png,jpg,webp,avif}', (route) => route.abort());
  for (const path of ['/fr', '/nl/projecten', '/nl/diensten/ketelherstelling']) {
    await page.goto(site.origin + path);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
    await noSidewaysScroll(page);
  }
});

test('offline after the page has come: questions open, mail and phone stand where the form cannot come', async () => {
  const { page, context, errors } = await newPage(site);
  await page.goto(`${site.origin}/fr`);
  await context.setOffline(true);
  await page.locator('#question-2 summary').click();
  expect(await page.locator('#question-2 p').isVisible()).toBe(true);
  await scrollToForm(page);
  await page.locator('#contact a[href*="?subject="]').waitFor();
  expect(errors).toEqual([]);
});

test('a very slow network: the first screen serves before the rest has come; then one reads, and writes a mail, without scripts, fonts and images', async () => {
  const { page } = await newPage(site);
  // Only the document comes at once, the style sheet late, and nothing else ever.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') await route.continue();
  });
  const styles = await holdFiles(page, '**/*.css');
  await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.locator(`#home a[href="tel:${content.company.phones.fr.number}"]`).first().waitFor();
  await page.locator('[popovertarget="nav"]').click();
  expect(await page.locator('#nav').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  styles();
  await page.locator('#contact a[href*="?subject="]').waitFor();
  await noSidewaysScroll(page);
});
