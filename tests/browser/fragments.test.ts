/** A fragment of a URL leads exactly to its place. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedId, startSite } from './site.ts';

const site = startSite();

/** A page on a phone, with motion. */
const openPhone = async (path: string): Promise<Page> =>
  site.openWithFont(path, { viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' });

/** Expects that the page scrolls the place below the bar, with the space that the style sheet asks for. */
const isReached = (page: Page, id: string): Promise<void> => {
  const distance = () =>
    page.evaluate((name) => {
      const place = document.getElementById(name) ?? document.body;
      const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
      return Math.abs(place.getBoundingClientRect().top - bar - margin);
    }, id);
  return expect.poll(distance, { timeout: 30_000 }).toBeLessThan(2);
};

test('a fragment of a URL is reached', async () => {
  for (const [path, id] of [
    ['/nl', 'services'],
    ['/fr/marques/vaillant', 'f-28'],
  ] as const)
    await isReached(await openPhone(`${path}#${id}`), id);
});

test('PG-4: a link leads to its section from the top of the page, and once more', async () => {
  const page = await openPhone('/fr');
  await page.waitForLoadState('load');
  const click = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr#contact"]')?.click());
  await click();
  await expect.poll(() => page.evaluate('location.hash')).toBe('#contact');
  await isReached(page, 'contact');
  expect(await focusedId(page)).toBe('contact');
  // After that a click between its fields must not focus the section.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await page.locator('#contact[tabindex]').count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await click();
  await isReached(page, 'contact');
});

test('TL-1: a question and a folded list are open where a fragment names them, the list also without script', async () => {
  const isOpen = (page: Page, id: string) =>
    page.evaluate((name) => document.getElementById(name)?.closest('details')?.open, id);
  const page = await openPhone('/fr#question-2');
  await expect.poll(() => isOpen(page, 'question-2')).toBe(true);
  // Also from a link of the page, after it was closed again.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = false;
    const link = document.createElement('a');
    link.href = '#question-2';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect.poll(() => isOpen(page, 'question-2')).toBe(true);
  const brand = await openPhone('/fr/marques/vaillant#f-22');
  await expect.poll(() => isOpen(brand, 'f-22')).toBe(true);
  const codes = await site.open('/fr/codes-erreur#vaillant-f-28', { javaScriptEnabled: false });
  await expect.poll(() => isOpen(codes, 'vaillant-f-28')).toBe(true);
});

test('BR-2: without script, too, the advice is in view where a fragment names its code, and where the code is dangerous', async () => {
  const page = await site.open('/fr/marques/viessmann#f-4', { javaScriptEnabled: false });
  const inView = () =>
    page
      .locator('details[id]')
      .evaluateAll((folds) =>
        folds.filter((fold) => fold.querySelector('ul')?.checkVisibility()).map(({ id }) => id),
      );
  await expect.poll(inView).toEqual(['f-2', 'f-4', 'f-5']);
});
