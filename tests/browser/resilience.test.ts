/** Whatever goes wrong on the visitor's side, the page stays usable. */
import { expect, test } from 'vitest';
import { clippedContent } from '../layout/clipping.ts';
import { newPage } from './contact-form.ts';
import { problemsOn, quickSamplePaths } from './pages.ts';
import { startSite, widths } from './site.ts';

const site = startSite();

test('JavaScript off: a page shows its words, and all but the language gate a telephone number', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  const problems = await problemsOn(['/', ...quickSamplePaths], async (path) => {
    await page.goto(site.origin + path);
    const { length } = await page.locator('main').ariaSnapshot();
    const numbers = await page.locator('a[href^="tel:"]').filter({ visible: true }).count();
    return [...(length > 10 ? [] : ['no words']), ...(path === '/' || numbers > 0 ? [] : ['no number'])];
  });
  expect(problems).toEqual([]);
});

test.each(['blocked', 'full'])(
  'storage %s: the language gate leads to the home page, and pages work without an error',
  async (state) => {
    const { page, errors } = await newPage(site);
    await page.addInitScript((how) => {
      const throwRefusal = () => {
        throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = throwRefusal;
      else Object.defineProperty(window, 'localStorage', { get: throwRefusal });
    }, state);
    await page.goto(site.origin);
    await page.waitForURL(`${site.origin}/nl`);
    await page.locator('[popovertarget="nav"]').click();
    await page.locator('#nav a[href="/nl/blog"]').click();
    await page.waitForURL(`${site.origin}/nl/blog`);
    expect(errors).toEqual([]);
  },
);

test('fonts and images blocked: every word is there at 320 px, and each image says what it shows or is decoration', async () => {
  const { page } = await newPage(site, { viewport: { width: widths.narrow, height: 800 } });
  await page.route('**/*.{woff2,svg,png,jpg,webp,avif}', (route) => route.abort());
  const problems = await problemsOn(quickSamplePaths, async (path) => {
    await page.goto(site.origin + path);
    const imagesWithoutAlt = await page.locator('img:not([alt])').count();
    return [
      ...(imagesWithoutAlt > 0 ? [`${imagesWithoutAlt} images without alt`] : []),
      ...(await clippedContent(page)),
    ];
  });
  expect(await page.evaluate(() => document.fonts.check('16px Jost'))).toBe(false);
  expect(problems).toEqual([]);
});
