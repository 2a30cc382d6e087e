/** SH-2: at every width nothing is too small to read or touch, covered, cut off or over something else. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clippedContent } from '../accessibility/clipping.ts';
import { kindsIn, nowhere } from '../browser/page-kinds.ts';
import { startSite } from '../browser/site.ts';
import { isRelease } from '../support/extent.ts';
import { renderedBoxes } from './boxes.ts';
import { coveredByCallBar } from './call-bar.ts';
import { smallDrawingTexts } from './drawing-texts.ts';
import { cutOff, overlappingTexts, smallTargets, smallTexts } from './faults.ts';

/** `npm test` looks at a few pages at the widths that differ most, `npm run test:release` at all of them. */
const windows = [
  [320, 640],
  [360, 740],
  [412, 915],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
].filter(([width]) => isRelease || width === 360 || width === 1280);

const paths = [
  ...(['fr', 'nl'] as const).flatMap((lang) => kindsIn(lang).map(({ path }) => path)),
  nowhere,
  '/',
].filter((path) => isRelease || /^\/(fr|nl)\/?$|^\/fr\/.*(depannage|vaillant|liedekerke)/.test(path));

const site = startSite();

const faultsOf = async (page: Page): Promise<Record<string, string[]>> => {
  const boxes = await renderedBoxes(page);
  const faults = {
    'text under 12 px': [...smallTexts(boxes), ...(await smallDrawingTexts(page))],
    'texts over each other': overlappingTexts(boxes),
    'cut off': [...cutOff(boxes), ...(await clippedContent(page))],
    'targets under 24 px': smallTargets(boxes),
    'covered by the call bar': await coveredByCallBar(page),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
};

describe.each(windows)('SH-2: %i × %i', (width, height) => {
  test.each(paths)('%s', async (path) => {
    const page = await site.open(path, { viewport: { width, height }, bypassCSP: true });
    try {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await faultsOf(page)).toEqual({});
    } finally {
      await page.context().close();
    }
  });
});
