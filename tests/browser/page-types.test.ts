/** Rules for a page of each type, on a laptop, a phone and at 400 % zoom, which is 320 px (WCAG 1.4.10). */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clippedContent } from '../layout/clipping.ts';
import { paleLetters } from './drawing-letters.ts';
import { misleadingLooks } from './misleading-looks.ts';
import { samplePageOfEachType } from './pages.ts';
import { startSite, waitForTwoFrames, waitUntilIdle, widths } from './site.ts';

const site = startSite();
const paths = [
  ...samplePageOfEachType('fr').map(({ path }) => path),
  // Tools with an answer.
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

/** Regions that are a stop of the keyboard and do not scroll, or the other way round. */
const idleRegions = (page: Page): Promise<string[]> =>
  page.locator('main [role="region"]').evaluateAll((regions) =>
    regions
      .filter((region) => region.checkVisibility())
      .filter(
        (region) => ((region as HTMLElement).tabIndex === 0) !== region.scrollWidth > region.clientWidth,
      )
      .map((region) => `${region.getAttribute('aria-labelledby')} at ${innerWidth} px`),
  );

/** Collects the problems of the page. */
type Note = (problems: string[]) => void;

const found = {
  'what looks like a button can be pressed, what is red calls, and every ground is seen': [] as string[],
  'every letter of a drawing is read, in the light and in the dark scheme': [] as string[],
  'a region is a stop of the keyboard only where it scrolls': [] as string[],
  'at 320 px no text of a wide screen is lost': [] as string[],
  'with letters twice as large nothing is cut off or beside the screen, and the skip link stays hidden':
    [] as string[],
};

beforeAll(async () => {
  const page = await site.newPage();
  for (const path of paths) {
    const [signs, letters, regions, lost, large] = Object.values(found).map(
      (problems) => (more: string[]) => {
        problems.push(...more.map((problem) => `${path}: ${problem}`));
      },
    ) as [Note, Note, Note, Note, Note];
    await page.setViewportSize({ width: widths.laptop, height: 800 });
    await page.goto(site.origin + path);
    await waitUntilIdle(page);
    signs(await misleadingLooks(page));
    regions(await idleRegions(page));
    const wide = await textsOf(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForTwoFrames(page);
      letters(await paleLetters(page));
    }
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await waitForTwoFrames(page);
    signs(await misleadingLooks(page));
    regions(await idleRegions(page));
    await page.setViewportSize({ width: widths.narrow, height: 600 });
    // Texts that are folded on narrow screens only are still there.
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) {
        fold.name = '';
        fold.open = true;
      }
    });
    const narrow = (await textsOf(page)).join(' ');
    lost(wide.filter((text) => !narrow.includes(text)));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await waitForTwoFrames(page);
    large(await clippedContent(page));
    const skip = await page
      .locator('.skip')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    if (Math.max(...skip) > 0) large(['the skip link is seen']);
  }
}, 600_000);

test.each(Object.entries(found))('%s', (_, problems) => {
  expect(problems).toEqual([]);
});
