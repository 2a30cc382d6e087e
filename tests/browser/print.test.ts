import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { serveSite } from './site.ts';

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(languages)('SV-3: what to do in danger prints on one sheet of A4 in %s', async (lang) => {
  const page = await browser.newPage();
  await page.goto(site.origin + href('service/boiler-repair', lang));
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('section[aria-labelledby="safety-title"]').isVisible()).toBe(true);
  await page.close();
});
