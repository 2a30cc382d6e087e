/** The four doors of a cold house (TL-7), as a visitor uses them. */

import { expect, test } from 'vitest';
import { copyOf, href } from '#src/site.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite } from './site.ts';

const site = startSite();

test.each(testedLanguages('nl'))(
  'TL-7: the code door of the %s repair page leads to the finder with the code',
  async (lang) => {
    const page = await site.open(href('service/boiler-repair', lang));
    const doors = page.locator('details[name="door"]');
    await doors.nth(1).locator('summary').click();
    expect(await page.locator('details[name="door"][open]').count()).toBe(1);
    await page.locator('#door-code').fill('F.28');
    await doors.nth(1).locator('button').click();
    await page.waitForURL(/code=F\.28/);
    await page.getByText(copyOf('fault-finder', lang).form.brandMissing).waitFor();
    expect(await page.locator('#fault-code').inputValue()).toBe('F.28');
  },
);
