/** WCAG 1.4.10: at 320 px, as at 400 % zoom, every text of a wide screen is still there (pictures, and what the call bar says, apart). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typesIn } from './pages.ts';
import { frames, settled, startSite, widths } from './site.ts';

const site = startSite();
/** Texts that are shown, in the order of the page. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (
        text === '' ||
        parent === null ||
        parent.closest('header, svg, script, style, noscript, aside, [href^="tel:"]')
      )
        continue;
      if (parent.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });

test('at 320 px no text of a wide screen is lost', async () => {
  const lost: string[] = [];
  const page = await site.newPage();
  for (const { path } of typesIn('fr')) {
    await page.setViewportSize({ width: widths.laptop, height: 800 });
    await page.goto(site.origin + path);
    const wide = await textsOf(page);
    await page.setViewportSize({ width: widths.narrow, height: 600 });
    const narrow = (await textsOf(page)).join(' ');
    lost.push(...wide.filter((text) => !narrow.includes(text)).map((text) => `${path}: ${text}`));
  }
  expect(lost).toEqual([]);
});

test('with letters twice as large the skip link stays hidden until it has the focus, and no text ends beside the screen', async () => {
  const faults: string[] = [];
  const page = await site.newPage({ viewport: { width: widths.narrow, height: 600 } });
  for (const { path } of typesIn('fr')) {
    await page.goto(site.origin + path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await frames(page);
    const seen = await page.evaluate(() => {
      const lowest = Math.max(
        ...[...document.querySelectorAll('.skip')].map((link) => link.getBoundingClientRect().bottom),
      );
      const isInScroller = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
      const beside: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (parent === null || !parent.checkVisibility() || parent.closest('svg, thead, .visually-hidden'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if (range.getBoundingClientRect().right > innerWidth + 1 && !isInScroller(parent))
          beside.push(textContent?.trim().slice(0, 40) ?? '');
      }
      return { lowest, beside: beside.filter((text) => text !== '') };
    });
    if (seen.lowest > 0 || seen.beside.length > 0) faults.push(`${path}: ${JSON.stringify(seen)}`);
  }
  expect(faults).toEqual([]);
});

test('a region is a stop of the keyboard only where it scrolls', async () => {
  const idle: string[] = [];
  const page = await site.newPage();
  for (const { path } of typesIn('fr'))
    for (const width of [widths.laptop, widths.phone]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.origin + path);
      await settled(page);
      const wrong = await page
        .locator('main [role="region"]')
        .evaluateAll(
          (regions) =>
            regions.filter(
              (region) =>
                region.checkVisibility() &&
                ((region as HTMLElement).tabIndex === 0) !== region.scrollWidth > region.clientWidth,
            ).length,
        );
      if (wrong > 0) idle.push(`${path}, ${width} px`);
    }
  expect(idle).toEqual([]);
});
