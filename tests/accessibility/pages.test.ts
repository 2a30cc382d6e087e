/**
 * `npm run test:release` (and `npm run test:accessibility`) looks at every page, and at one page of each type in every mode.
 * `npm test` looks at one page of each type, in the modes that differ most.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchAtDoubleZoom } from '../../tools/browsers/launch.ts';
import { allPaths, quickSamplePaths, samplePaths, unknownPath } from '../browser/pages.ts';
import { addSiteFont, collectPageErrors, startSite, widths } from '../browser/site.ts';
import { isRelease } from '../support/test-scope.ts';
import { openAuditPage } from './audit-page.ts';
import { problemsOf } from './axe.ts';
import { type Mode, modeOf, modes } from './modes.ts';

const site = startSite();
const zoomedSite = startSite(launchAtDoubleZoom);

/** The modes in which a page is looked at, and the widths at which letters are twice as large. */
const modesOf = (path: string): { modes: Mode[]; zoomedWidths: number[] } => {
  const light = modeOf('light', widths.phone);
  if (!isRelease && !quickSamplePaths.includes(path)) return { modes: [light], zoomedWidths: [] };
  if (!isRelease) return { modes: [light, modeOf('dark', widths.laptop)], zoomedWidths: [widths.narrow] };
  if (samplePaths.includes(path)) return { modes, zoomedWidths: [widths.narrow, widths.laptop] };
  return { modes: [light, modeOf('text spacing', widths.narrow)], zoomedWidths: [widths.narrow] };
};

/** Animations that run although the visitor asks for no motion. */
const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 0,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['scrolling']),
  ]);

const problemsByTest = {
  'no motion for who asks for none': [] as string[],
  'WCAG 2.2 AA, AAA for contrast, and nothing cut off, in every mode': [] as string[],
  'the same with letters twice as large': [] as string[],
  'no message in the console, no request elsewhere': [] as string[],
};

beforeAll(async () => {
  const [page, zoomedPage] = [await openAuditPage(site), await openAuditPage(zoomedSite)];
  await addSiteFont(zoomedPage);
  const violations = collectPageErrors(page, site.origin);
  for (const path of isRelease ? ['/', unknownPath, ...allPaths] : samplePaths) {
    const add = (rule: keyof typeof problemsByTest, problems: string[]) =>
      problemsByTest[rule].push(...problems.map((problem) => `${path}: ${problem}`));
    const variants = modesOf(path);
    await page.goto(site.origin + path);
    add('no motion for who asks for none', await runningAnimations(page));
    add(
      'WCAG 2.2 AA, AAA for contrast, and nothing cut off, in every mode',
      await problemsOf(page, variants.modes),
    );
    if (variants.zoomedWidths.length > 0) await zoomedPage.goto(zoomedSite.origin + path);
    const zoomedModes = variants.zoomedWidths.map((width) => modeOf('double letters', width));
    add('the same with letters twice as large', await problemsOf(zoomedPage, zoomedModes));
    // The not-found page logs its URL, and browsers log its status.
    const noises = [...violations.messages.splice(0), ...violations.foreign.splice(0)];
    if (path !== unknownPath) add('no message in the console, no request elsewhere', noises);
  }
}, 3_600_000);

test.each(Object.keys(problemsByTest))('%s', (rule) => {
  expect(problemsByTest[rule as keyof typeof problemsByTest]).toEqual([]);
});
