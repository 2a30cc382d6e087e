import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsOn, quickSamplePaths } from './pages.ts';
import { startSite, waitUntilIdle, widths } from './site.ts';

const site = startSite();
/** The language gate leads on at once. The others are tools with an answer. */
const paths = [
  ...quickSamplePaths.filter((path) => path !== '/'),
  '/fr/codes-erreur?marque=vaillant&code=F.28',
  '/fr/zone-intervention?q=1770',
  '/fr/zone-intervention?q=99',
];

/** Texts that are shown, in the order of the page; pictures, and what the call bar says, apart. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const inCallBar = [...document.querySelectorAll<HTMLAnchorElement>('aside a')].map(({ href }) => href);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (
        text === '' ||
        parent === null ||
        parent.closest('header, svg, script, style, noscript, aside, [href^="tel:"]') ||
        inCallBar.includes(parent.closest('a')?.href ?? '')
      )
        continue;
      if (parent.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });

test('at 320 px, which is 400 % zoom (WCAG 1.4.10), no text of a wide screen is lost', async () => {
  const page = await site.newPage();
  const lost = await problemsOn(paths, async (path) => {
    await page.setViewportSize({ width: widths.laptop, height: 800 });
    await page.goto(site.origin + path);
    await waitUntilIdle(page);
    const wide = await textsOf(page);
    await page.setViewportSize({ width: widths.narrow, height: 600 });
    // Texts that are folded on narrow screens only are still there.
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) {
        fold.name = '';
        fold.open = true;
      }
    });
    const narrow = (await textsOf(page)).join(' ');
    return wide.filter((text) => !narrow.includes(text));
  });
  expect(lost).toEqual([]);
}, 3_600_000);
