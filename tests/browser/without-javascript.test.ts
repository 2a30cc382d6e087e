import { expect, test } from 'vitest';
import { kinds } from './page-kinds.ts';
import { settled, startSite } from './site.ts';

const site = startSite();

test.each(kinds)('$kind shows everything with JavaScript off', async ({ path }) => {
  const page = await site.open(path, { javaScriptEnabled: false });
  const { length } = await page.locator('body').ariaSnapshot();
  expect(length).toBeGreaterThan(path === '/' ? 10 : 100);
  await page.context().close();
});

test('CF-1: no script file is requested before the visitor scrolls to an island', async () => {
  const page = await site.open('/fr');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload();
  await settled(page);
  expect(scripts).toEqual([]);
  await page.locator('form').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.context().close();
});
