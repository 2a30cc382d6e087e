/** PG-5, NV-3: the number is at hand wherever one has scrolled to, in every window, and leaves room to read. */

import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { startSite } from './site.ts';

const site = startSite();

/** Phones upright and on their side, a laptop at 400 %, tablets, and both sides of every step of the layout. */
const windows = [
  [320, 256],
  [320, 568],
  [360, 740],
  [539, 419],
  [540, 360],
  [568, 320],
  [844, 390],
  [639, 479],
  [639, 480],
  [640, 360],
  [640, 800],
  [860, 390],
  [1024, 768],
  [1179, 800],
  [1180, 800],
  [1280, 720],
  [1920, 1080],
] as const;

test.each(windows)(
  'PG-5: %i × %i: one touches the number anywhere on the page, and what stays in place leaves seven tenths of the window',
  async (width, height) => {
    const page = await site.open(href('service/boiler-repair', 'fr'), { viewport: { width, height } });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const { numbers, covered } = await page.evaluate(() => {
      const stays = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement));
      const met = (link: Element): boolean => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const links = [...document.querySelectorAll('a[href^="tel:"]')];
      const bars = [...document.querySelectorAll('*')].filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return position === 'fixed' && visibility === 'visible' && element.clientWidth === innerWidth;
      });
      return {
        numbers: links.filter((link) => stays(link) && met(link)).length,
        covered: bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight,
      };
    });
    expect(numbers).toBeGreaterThan(0);
    expect(covered).toBeLessThan(0.3);
  },
);

test.each([320, 360])(
  'SV-3: on a phone %i px wide the picture of a safety step fills its cell',
  async (width) => {
    const page = await site.open(href('service/boiler-repair', 'nl'), { viewport: { width, height: 740 } });
    const doors = page.locator('[aria-labelledby="safety-title"] details');
    const gaps: number[] = [];
    for (const door of await doors.all()) {
      if ((await door.getAttribute('open')) === null) await door.locator('summary').click();
      gaps.push(
        ...(await door
          .locator('li:has(img)')
          .evaluateAll((steps) =>
            steps.map((step) => step.clientHeight - (step.querySelector('img')?.offsetHeight ?? 0)),
          )),
      );
    }
    expect(gaps).toEqual(Array.from({ length: 12 }, () => 0));
  },
);
