/** The file of an island does not load: what was typed stays, and the page leads on without it. */

import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { holdFiles, settled, startSite } from './site.ts';

const site = startSite();

test('TL-1: the file of the island does not load: what was typed stays, and the form leads to the list', async () => {
  const page = await site.open('/robots.txt');
  await page.route('**/FaultFinder*.js', (route) => route.abort());
  await page.goto(site.origin + href('fault-finder', 'fr'));
  await page.locator('#fault-code').fill('F.28');
  await page.locator('input[value="vaillant"]').check();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#fault-code').inputValue()).toBe('F.28');
  await page.locator('[data-island="fault-finder"] button').click();
  await page.waitForURL(/code=F\.28#codes$/);
  expect(await page.locator('#codes').isVisible()).toBe(true);
});

test('TL-2: the file of the island fails: what was typed stays, and the list is there', async () => {
  const page = await site.open('/fr');
  const release = await holdFiles(page, '**/ServiceArea*.js');
  await page.goto(site.origin + href('service-area', 'fr'), { waitUntil: 'commit' });
  await page.locator('#place').fill('1790 Affligem');
  release('abort');
  await page.locator('[data-state="failed-with-text"]').first().waitFor();
  await settled(page);
  expect(await page.locator('#place').inputValue()).toBe('1790 Affligem');
  expect(await page.locator('#communes').isVisible()).toBe(true);
});

test('TL-2: the loader fails: the form stays, with the way to the list and the number', async () => {
  const page = await site.open('/fr');
  await page.route('**/Island*.js', (route) => route.abort());
  await page.goto(site.origin + href('service-area', 'fr'));
  await page.locator('[data-state="failed-with-text"]').first().waitFor();
  expect(await page.locator('#place').isVisible()).toBe(true);
  expect(await page.locator('[data-state="failed-with-text"] + div a[href$="#communes"]').isVisible()).toBe(
    true,
  );
});
