/** Header and first section are painted before the style sheet and the font have come, and neither moves anything. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutShifts, openRecordingShifts } from './layout-shifts.ts';
import { testedKinds } from './page-kinds.ts';
import { frames, holdFiles, settled, startSite } from './site.ts';

const site = startSite();

/** How the heading of the page is set. */
const headingStyle = (page: Page): Promise<string> =>
  page.locator('h1').evaluate((heading) => {
    const { fontSize, fontWeight, lineHeight, color, margin } = getComputedStyle(heading);
    const { x, y, width, height } = heading.getBoundingClientRect();
    return JSON.stringify({ fontSize, fontWeight, lineHeight, color, margin, x, y, width, height });
  });

describe('the first section is painted without style sheet and font, and nothing moves when they come', () => {
  test.each(testedKinds)('$kind', async ({ path }) => {
    const page = await openRecordingShifts(site.browser);
    const releaseStyleSheet = await holdFiles(page, '**/*.css');
    const releaseFont = await holdFiles(page, '**/*.woff2');
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const early = await headingStyle(page);

    releaseStyleSheet();
    await page.waitForLoadState('domcontentloaded');
    await frames(page);
    expect(await headingStyle(page)).toBe(early);

    releaseFont();
    await settled(page);
    expect(await headingStyle(page)).toBe(early);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
