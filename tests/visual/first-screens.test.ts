import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { samplePages, unknownPath } from '../browser/pages.ts';
import { addSiteFont, startSite } from '../browser/site.ts';
import { isRelease } from '../support/test-scope.ts';
import { compareWithBaseline, isUpdate } from './compare-screenshot.ts';

/** `npm test` compares the screens of a few pages, `npm run test:visual` and `npm run test:release` all. */
const isCompared = (name: string) =>
  isUpdate || isRelease || /home|boiler-repair|town-liedekerke|trouver-chauffagiste/.test(name);

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

const pagesIn = (lang: 'fr' | 'nl') =>
  samplePages(lang)
    .map(({ id, path }) => ({ name: `${lang}-${id.replace('/', '-')}`, path }))
    .filter(({ name }) => isCompared(name));

/** A page of each type once on a phone and once on a laptop, and some after dark. */
const screenshots = [
  ...[...pagesIn('fr'), ...(isRelease || isUpdate ? [{ name: 'not-found', path: unknownPath }] : [])].map(
    (page) => ({ ...page, size: phone, scheme: 'light' as const }),
  ),
  ...pagesIn('nl').map((page) => ({ ...page, size: laptop, scheme: 'light' as const })),
  ...pagesIn('nl')
    .filter(({ name }) => /home|boiler-repair|brand-vaillant/.test(name))
    .map((page) => ({ ...page, size: laptop, scheme: 'dark' as const })),
];

const site = startSite();
let page: Page;
beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
  await addSiteFont(page);
});

test('first screens look like their baseline', async () => {
  const problems: string[] = [];
  for (const { name, path, size, scheme } of screenshots) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(site.origin + path);
    // The event `load` does not wait for images that load lazily.
    await page.evaluate(() => {
      const isSeen = (image: HTMLImageElement) =>
        image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
      const images = [...document.images].filter(isSeen).map((image) => image.decode());
      return Promise.all([document.fonts.ready, ...images]);
    });
    const screenshot = await page.screenshot({ animations: 'disabled' });
    problems.push(...(await compareWithBaseline(`${name}-${size.width}-${scheme}`, screenshot, size.width)));
  }
  expect(problems).toEqual([]);
}, 3_600_000);
