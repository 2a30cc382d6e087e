/**
 * SH-1, SH-2: at every width nothing is too small to read or touch, covered, cut off, broken or over something else, and
 * no page is longer than a visitor scrolls. `npm test` looks at a few pages at the widths that differ most.
 */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { allPaths, samplePages } from '../browser/pages.ts';
import { addSiteFont, startSite, waitForTwoFrames } from '../browser/site.ts';
import { isRelease } from '../support/test-scope.ts';
import { type Rendered, renderedBoxes } from './boxes.ts';
import { coveredByCallBar } from './call-bar.ts';
import { clippedContent } from './clipping.ts';
import { paleLetters } from './drawing-letters.ts';
import { smallDrawingTexts } from './drawing-texts.ts';
import { type LineFaults, lineFaults } from './lines.ts';
import { misleadingLooks } from './misleading-looks.ts';
import { pageTooLong } from './page-length.ts';
import { cutOff, overlappingTexts, smallTargets, smallTexts } from './problems.ts';

const commonWindows = [
  [360, 740],
  [1280, 800],
] as const;
const allWindows = [[320, 640], ...commonWindows, [700, 1120], [1024, 768], [2560, 1440]] as const;

/** Tools with an answer. */
const toolAnswers = [
  `${href('service-area', 'fr')}?q=1790`,
  `${href('service-area', 'nl')}?q=8400`,
  `${href('fault-finder', 'nl')}?marque=vaillant&code=F.28`,
  `${href('maintenance-due', 'fr')}?region=brussels&appliance=gas&power=24&last=2025-10-01`,
];
const samplePaths = [...samplePages('fr'), ...samplePages('nl')].map(({ path }) => path);
const paths = [...allPaths, '/fr/nulle-part', ...toolAnswers].filter(
  (path) =>
    isRelease ||
    /^\/(fr|nl)$|^\/fr\/.*(depannage|par-le-sol$|viessmann|liedekerke|obligatoire$)|q=8400/.test(path),
);
/** A page of each type at every width; pages that differ from it only in their words, on a phone. */
const windowsFor = (path: string) => {
  if (!isRelease) return commonWindows;
  return samplePaths.includes(path) || path.includes('?') ? allWindows : commonWindows.slice(0, 1);
};

/** Regions that are a stop of the keyboard and do not scroll, or the other way round. */
const idleRegions = (page: Page): Promise<string[]> =>
  page.locator('main [role="region"]').evaluateAll((regions) =>
    regions
      .filter((region) => region.checkVisibility())
      .filter(
        (region) => ((region as HTMLElement).tabIndex === 0) !== region.scrollWidth > region.clientWidth,
      )
      .map((region) => String(region.getAttribute('aria-labelledby'))),
  );

/** A page in its present window. */
interface View {
  page: Page;
  path: string;
  boxes: readonly Rendered[];
  lines: LineFaults;
}

const rules: Record<string, (view: View) => string[] | Promise<string[]>> = {
  'SH-1: length': ({ page, path }) => pageTooLong(page, path),
  'SH-2: no text under 12 px': async ({ page, boxes }) => [
    ...smallTexts(boxes),
    ...(await smallDrawingTexts(page)),
  ],
  'SH-2: no texts over each other': ({ boxes }) => overlappingTexts(boxes),
  'SH-2: nothing cut off, no sideways scroll': async ({ page, boxes }) => [
    ...cutOff(boxes),
    ...(await clippedContent(page)),
  ],
  'no broken words': ({ lines }) => lines.brokenWords,
  'no lines too long or too short': ({ lines }) => lines.lengthFaults,
  'no target under 24 px, no button under 48 px': ({ boxes }) => smallTargets(boxes),
  // A page with an answer of a tool has scrolled to the answer, so that the bar may cover other parts.
  'SH-2: nothing covered by the call bar': ({ page, path }) =>
    path.includes('?') ? [] : coveredByCallBar(page),
  'what looks like a button can be pressed, what is red calls, and every ground is seen': ({ page }) =>
    misleadingLooks(page),
  'every letter of a drawing is read, in the light and in the dark scheme': ({ page }) => paleLetters(page),
  'a region is a stop of the keyboard only where it scrolls': ({ page }) => idleRegions(page),
};
const problemsByRule = new Map<string, string[]>(Object.keys(rules).map((rule) => [rule, []]));

const site = startSite();
beforeAll(async () => {
  const page = await site.newPage({ bypassCSP: true });
  await addSiteFont(page);
  for (const path of paths) {
    await page.goto(site.origin + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (path.includes('?')) await page.waitForLoadState('networkidle');
    for (const [width, height] of windowsFor(path)) {
      await page.setViewportSize({ width, height });
      await waitForTwoFrames(page);
      const view = { page, path, boxes: await renderedBoxes(page), lines: await lineFaults(page) };
      for (const [rule, check] of Object.entries(rules))
        problemsByRule
          .get(rule)
          ?.push(...(await check(view)).map((problem) => `${path}, ${width} px: ${problem}`));
    }
  }
}, 3_600_000);

test.each([...problemsByRule.keys()])('%s', (rule) => {
  expect(problemsByRule.get(rule)).toEqual([]);
});

test.each(['home', 'service/boiler-repair'] as const)(
  'SH-1: the first screen of %s has a price that leads to the prices or the own one, the response time and the number',
  async (id) => {
    for (const path of [href(id, 'fr'), href(id, 'nl')]) {
      const page = await site.open(path, { viewport: { width: 360, height: 740 } });
      const bar = await page.locator('body > aside').boundingBox();
      const texts = await page
        .locator('section:has(h1) :is(p, a)')
        .evaluateAll(
          (elements, edge) =>
            elements
              .filter((element) => element.getBoundingClientRect().bottom <= edge)
              .map((element) => `${element.getAttribute('href') ?? ''} ${element.textContent}`),
          bar?.y ?? 740,
        );
      for (const wanted of [/#prices |\/(mon-prix|mijn-prijs)\?/, /€/, /\d\s(heures|uur)/, /tel:/])
        expect(texts.join('\n'), path).toMatch(wanted);
    }
  },
);
