/** SH-1: how long the pages are on a phone 360 px wide. Articles and legal pages are as long as their text. */
import { expect, test } from 'vitest';
import { kindsIn } from '../browser/page-kinds.ts';
import { startSite } from '../browser/site.ts';
import { builtPages } from '../support/built-pages.ts';
import { isRelease } from '../support/extent.ts';

const site = startSite();

const longest = { home: 15_000, 'service/boiler-repair': 8_500 };
/** The pages that come nearest to their limit. */
const sample = [...Object.keys(longest), 'brand/viessmann'];
const pages = builtPages()
  .filter(({ id }) => !/^(article|legal|accessibility)/.test(id) && (isRelease || sample.includes(id)))
  .map(({ id, path }) => ({ path, most: longest[id as keyof typeof longest] ?? 10_000 }));

test.each(pages)('SH-1: $path is at most $most px long', async ({ path, most }) => {
  const page = await site.openWithFont(path, { viewport: { width: 360, height: 740 } });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});

test.each(['home', 'service/boiler-repair'])(
  'SH-1: the first screen of %s has a price that leads to the prices, the response time and the number',
  async (kind) => {
    for (const { path } of [...kindsIn('fr'), ...kindsIn('nl')].filter((page) => page.kind === kind)) {
      const page = await site.open(path, { viewport: { width: 360, height: 740 } });
      const shown = await page.evaluate(() => {
        const bar = [...document.querySelectorAll('body *')].find(
          (element) =>
            getComputedStyle(element).position === 'fixed' && getComputedStyle(element).bottom === '0px',
        );
        const edge = bar?.getBoundingClientRect().top ?? innerHeight;
        const texts = [...document.querySelectorAll('section:has(h1) :is(p, a)')]
          .filter((element) => element.getBoundingClientRect().bottom <= edge)
          .map((element) => ({ text: element.textContent ?? '', href: element.getAttribute('href') }));
        return {
          price:
            texts.some(({ href }) => href?.endsWith('#prices')) && texts.some(({ text }) => /€/.test(text)),
          time: texts.some(({ text }) => /\d\s(heures|uur)/.test(text)),
          number: texts.some(({ href }) => href?.startsWith('tel:')),
        };
      });
      expect(shown, path).toEqual({ price: true, time: true, number: true });
    }
  },
);
