import { expect, test } from 'vitest';
import { kinds } from './page-kinds.ts';
import { settled, startSite } from './site.ts';

const site = startSite();

test.each(kinds)('$kind shows everything with JavaScript off', async ({ path }) => {
  const page = await site.open(path, { javaScriptEnabled: false });
  const { length } = await page.locator('body').ariaSnapshot();
  expect(length).toBeGreaterThan(path === '/' ? 10 : 100);
});

test('CF-1: of the form only a small loader is requested before the visitor scrolls to it', async () => {
  const page = await site.open('/fr');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload();
  await settled(page);
  expect(scripts.filter((url) => !/\/Island\./.test(url))).toEqual([]);
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some((url) => /\/ContactForm\./.test(url))).toBe(true);
});
