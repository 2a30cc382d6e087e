/** WCAG 1.4.10: at 320 px, as at 400 % zoom, every text of a wide screen is still there (pictures, and what the call bar says, apart). */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clippedContent } from '../layout/clipping.ts';
import { typesIn } from './pages.ts';
import { frames, settled, startSite, widths } from './site.ts';

const site = startSite();
/** Texts that are shown, in the order of the page. */
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

/** Where the skip link ends that is not focused. */
const lowestSkipLink = (page: Page): Promise<number> =>
  page
    .locator('.skip')
    .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)));

/** True where a region is a stop of the keyboard and does not scroll, or the other way round. */
const hasIdleRegion = (page: Page): Promise<boolean> =>
  page
    .locator('main [role="region"]')
    .evaluateAll((regions) =>
      regions.some(
        (region) =>
          region.checkVisibility() &&
          ((region as HTMLElement).tabIndex === 0) !== region.scrollWidth > region.clientWidth,
      ),
    );

const lost: string[] = [];
const idle: string[] = [];
const overflowing: string[] = [];

beforeAll(async () => {
  const page = await site.newPage();
  for (const { path } of typesIn('fr')) {
    await page.setViewportSize({ width: widths.laptop, height: 800 });
    await page.goto(site.origin + path);
    await settled(page);
    const wide = await textsOf(page);
    if (await hasIdleRegion(page)) idle.push(`${path}, ${widths.laptop} px`);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await settled(page);
    if (await hasIdleRegion(page)) idle.push(`${path}, ${widths.phone} px`);
    await page.setViewportSize({ width: widths.narrow, height: 600 });
    // What is folded on narrow screens only is still there.
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) {
        fold.name = '';
        fold.open = true;
      }
    });
    const narrow = (await textsOf(page)).join(' ');
    lost.push(...wide.filter((text) => !narrow.includes(text)).map((text) => `${path}: ${text}`));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await frames(page);
    overflowing.push(...(await clippedContent(page)).map((fault) => `${path}: ${fault}`));
    if ((await lowestSkipLink(page)) > 0) overflowing.push(`${path}: the skip link is seen`);
  }
}, 600_000);

test('at 320 px no text of a wide screen is lost', () => {
  expect(lost).toEqual([]);
});

test('with letters twice as large the skip link stays hidden until it has the focus, and nothing is cut off or beside the screen', () => {
  expect(overflowing).toEqual([]);
});

test('a region is a stop of the keyboard only where it scrolls', () => {
  expect(idle).toEqual([]);
});
