/** A fragment of an address leads exactly to its place, and a visitor who comes back finds the page where it was. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { articleOf } from '#src/routing/page-content.ts';
import { href } from '#src/site.ts';
import { launchWithPageCache } from '../../tools/browsers/launch.ts';
import { phone } from './layout-shifts.ts';
import { goInHistory, startSite } from './site.ts';

const site = startSite();

/** A page on a phone, with motion. */
const openPhone = async (): Promise<Page> => (await site.browser.newContext({ viewport: phone })).newPage();

/** Where the place stands, in CSS pixels below the upper edge of the window, once the page has come to rest. */
const restingPlaceOf = async (page: Page, id: string): Promise<number> => {
  const top = () =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
  for (let before = Number.NaN; ; await page.waitForTimeout(150)) {
    const now = await top();
    if (now === before || Number.isNaN(now)) return now;
    before = now;
  }
};

/** Where a place should stand: below the bar, with the space that the style sheet asks for. */
const wantedPlaceOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const place = document.getElementById(name);
    const margin = place === null ? 0 : Number.parseFloat(getComputedStyle(place).scrollMarginTop);
    return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + margin;
  }, id);

/** Expects that the page comes to rest with the place where it should be. A busy machine may begin to scroll late. */
const isReached = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => Math.abs((await restingPlaceOf(page, id)) - (await wantedPlaceOf(page, id))), {
      timeout: 30_000,
    })
    .toBeLessThan(2);

describe('a fragment is reached', () => {
  test.each([
    { path: '/fr', id: 'contact' },
    { path: '/nl', id: 'services' },
    { path: '/fr/marques/vaillant', id: 'f-28' },
    {
      path: '/nl/blog/subventions-chauffage',
      id: articleOf('subventions-chauffage', 'nl').toc.at(4)?.id ?? '',
    },
  ])('$path#$id', async ({ path, id }) => {
    const page = await openPhone();
    await page.goto(`${site.origin}${path}#${id}`);
    await isReached(page, id);
  });

  test('PG-4: from the top of the page, by a link', async () => {
    const page = await openPhone();
    await page.goto(`${site.origin}/fr`);
    await page.waitForLoadState('load');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr#contact"]')?.click());
    await expect.poll(() => page.evaluate('location.hash')).toBe('#contact');
    await isReached(page, 'contact');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
  });

  test('PG-4: by the same link once more', async () => {
    const page = await openPhone();
    await page.goto(`${site.origin}/fr#contact`);
    await isReached(page, 'contact');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr#contact"]')?.click());
    await isReached(page, 'contact');
  });

  /** Which heading stands in the window, and where. */
  const heading = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('h2, h3')].find(
        (element) => element.getBoundingClientRect().top > 100,
      );
      return `${seen?.textContent} ${Math.round((seen?.getBoundingClientRect().top ?? 0) / 4)}`;
    });
  const readOn = async (page: Page): Promise<string> => {
    for (let step = 0; step < 8; step += 1) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      await page.waitForFunction((place) => scrollY > place, before);
    }
    for (let before = ''; before !== (await heading(page)); await page.waitForTimeout(300))
      before = await heading(page);
    return heading(page);
  };

  test('after the page was loaded anew, the same heading stands where it stood', async () => {
    const page = await openPhone();
    await page.goto(`${site.origin}/fr`);
    const before = await readOn(page);
    await page.reload();
    await expect.poll(() => heading(page), { timeout: 30_000 }).toBe(before);
  });

  test.each(['without the page cache', 'with the page cache'])('after coming back, %s', async (cache) => {
    const own = cache.startsWith('with ') ? await launchWithPageCache() : site.browser;
    const page = await (await own.newContext({ viewport: phone })).newPage();
    await page.goto(`${site.origin}/nl`);
    const before = await readOn(page);
    await page.goto(site.origin + href('brands', 'nl'));
    await goInHistory(page, -1);
    await expect.poll(() => heading(page), { timeout: 30_000 }).toBe(before);
    if (own !== site.browser) await own.close();
  });
});

describe('what is read stays in its place', () => {
  /** Height of the whole page, in CSS pixels. */
  const lengthOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  test('when something above it grows', async () => {
    const page = await openPhone();
    await page.goto(`${site.origin}/fr`);
    await page.evaluate(() => document.getElementById('contact')?.scrollIntoView({ behavior: 'instant' }));
    const before = await restingPlaceOf(page, 'contact');
    const length = await lengthOf(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#services h2')?.style.setProperty('height', '900px'),
    );
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(length + 500);
    expect(Math.abs((await restingPlaceOf(page, 'contact')) - before)).toBeLessThan(2);
  });
});
