import { expect, test } from 'vitest';
import { minDesktopWidth } from '../support/breakpoints.ts';
import { startSite, waitForTwoFrames } from './site.ts';

const site = startSite();

/** Phones upright and on their side, a laptop at 400 %, tablets, and both sides of every step of the layout. */
const windowSizes = [
  [320, 256],
  [360, 740],
  [539, 419],
  [540, 360],
  [568, 320],
  [844, 390],
  [639, 480],
  [640, 360],
  [1024, 768],
  [minDesktopWidth - 1, 800],
  [minDesktopWidth, 800],
] as const;

test('PG-5, NV-3: in every window the number is at hand anywhere on the page, and fixed elements leave seven tenths of the window', async () => {
  const page = await site.open('/fr/services/depannage-chaudiere');
  const problems: string[] = [];
  for (const [width, height] of windowSizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await waitForTwoFrames(page);
    const { numbers, covered } = await page.evaluate(() => {
      const stays = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement));
      const isOnTop = (link: Element): boolean => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const links = [...document.querySelectorAll('a[href^="tel:"]')];
      const bars = [...document.querySelectorAll('*')].filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return position === 'fixed' && visibility === 'visible' && element.clientWidth === innerWidth;
      });
      return {
        numbers: links.filter((link) => stays(link) && isOnTop(link)).length,
        covered: bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight,
      };
    });
    if (numbers === 0) problems.push(`${width} × ${height}: no number`);
    if (covered >= 0.3) problems.push(`${width} × ${height}: ${covered} of the window is covered`);
  }
  expect(problems).toEqual([]);
});
