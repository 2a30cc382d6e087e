/** Nothing on a page moves by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { serveInChunks } from './chunked-server.ts';
import { layoutShifts, openRecordingShifts } from './layout-shifts.ts';
import { testedKinds } from './page-kinds.ts';
import { frames, holdFiles, settled, startSite } from './site.ts';

const site = startSite();
let chunked: RunningServer;
beforeAll(async () => {
  chunked = await serveInChunks();
});
afterAll(() => chunked.close());

test.each(testedKinds)(
  '$kind: while a visitor reads from top to bottom, with a late font',
  async ({ path }) => {
    const page = await openRecordingShifts(site.browser);
    const deliver = await holdFiles(page, '**/*.woff2');
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    deliver();
    await page.waitForLoadState('load');
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < length; y += 700) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await frames(page);
    }
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test.each(testedKinds)('$kind: while it arrives in chunks', async ({ path }) => {
  const page = await openRecordingShifts(site.browser);
  await page.goto(chunked.origin + path);
  // The words of a button that shares its row with another move by less, when that comes: nothing else may.
  expect((await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) > 0.0025)).toEqual([]);
});
