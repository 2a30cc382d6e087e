/** SH-2: at every width nothing is too small to read or touch, covered, cut off, broken or over something else. */
import { href } from '#src/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { clippedContent } from '../accessibility/clipping.ts';
import { kindsIn, nowhere } from '../browser/page-kinds.ts';
import { startSite } from '../browser/site.ts';
import { isRelease } from '../support/extent.ts';
import { renderedBoxes } from './boxes.ts';
import { brokenWords } from './broken-words.ts';
import { coveredByCallBar } from './call-bar.ts';
import { smallDrawingTexts } from './drawing-texts.ts';
import { cutOff, overlappingTexts, smallTargets, smallTexts } from './faults.ts';
import { wrongLineLengths } from './line-lengths.ts';

/** `npm test` looks at a few pages at the widths that differ most, `npm run test:release` at all of them. */
const windows = [
  [320, 640],
  [360, 740],
  [412, 915],
  [700, 1120],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
].filter(([width]) => isRelease || width === 360 || width === 1280);

/** Pages that are no kind of their own elsewhere, and tools with an answer. */
const morePages = (lang: Language): string[] => [
  href('grants', lang),
  href('region/flemish-brabant', lang),
  href('region/walloon-brabant', lang),
  `${href('service-area', lang)}?q=1790`,
  `${href('service-area', lang)}?q=8400`,
  `${href('fault-finder', lang)}?marque=vaillant&code=F.28`,
  `${href('maintenance-due', lang)}?region=brussels&appliance=gas&power=24&last=2025-10-01`,
];

const paths = [
  ...languages.flatMap((lang) => [...kindsIn(lang).map(({ path }) => path), ...morePages(lang)]),
  nowhere,
].filter((path) => isRelease || /^\/(fr|nl)\/?$|^\/fr\/[^?]*(depannage|vaillant|liedekerke)/.test(path));

const site = startSite();

const faultsOf = async (page: Page): Promise<Record<string, string[]>> => {
  const boxes = await renderedBoxes(page);
  const faults = {
    'text under 12 px': [...smallTexts(boxes), ...(await smallDrawingTexts(page))],
    'texts over each other': overlappingTexts(boxes),
    'cut off': [...cutOff(boxes), ...(await clippedContent(page))],
    'broken words': await brokenWords(page),
    'targets under 24 px': smallTargets(boxes),
    'lines too long or short': await wrongLineLengths(page),
    // An answer of a tool is as long as it is: what a visitor reads of it first lies above the bar, the rest is scrolled to.
    'covered by the call bar': page.url().includes('?') ? [] : await coveredByCallBar(page),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
};

/** After dark only drawings and colours differ: a phone and a laptop show what there is to find. */
const screens = windows.flatMap(([width = 0, height = 0]) => [
  { width, height, colorScheme: 'light' as const },
  ...(isRelease && [360, 1280].includes(width) ? [{ width, height, colorScheme: 'dark' as const }] : []),
]);

describe.each(screens)('SH-2: $width × $height, $colorScheme', ({ width, height, colorScheme }) => {
  test.each(paths)('%s', async (path) => {
    const options = { viewport: { width, height }, colorScheme, bypassCSP: true };
    const page = await site.openWithFont(path, options);
    // An island reads the address and answers.
    if (path.includes('?')) await page.waitForLoadState('networkidle');
    expect(await faultsOf(page)).toEqual({});
  });
});
