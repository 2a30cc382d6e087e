import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { startSite } from './site.ts';

const site = startSite();

/** Pages with amounts that hold beside amounts that no longer do. */
const pages = ['home', 'service/heat-pump', 'service/boiler-installation'] as const;
const cases = pages
  .flatMap((id) => languages.map((lang) => ({ id, lang })))
  .filter(({ id, lang }) => id !== 'home' || lang === 'fr')
  .flatMap((page) => [360, 1280].map((width) => ({ ...page, width })));

test.each(cases)(
  'TR-2: on $id in $lang at $width px no former amount is as large as one that holds, and each is struck out',
  async ({ id, lang, width }) => {
    const page = await site.open(href(id, lang), { viewport: { width, height: 800 } });
    const band = page.locator('section[aria-labelledby="subsidies"]');
    const sizes = (selector: string) =>
      band
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        );
    const [present, former] = [await sizes('dd'), await sizes('[role="note"] s')];
    expect(present.length).toBeGreaterThan(0);
    expect(former.length).toBeGreaterThan(0);
    expect(Math.max(...former)).toBeLessThan(Math.min(...present));
  },
);
