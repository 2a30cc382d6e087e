/** The price tool in a browser: what a household reads (TL-8). Amounts were computed by hand from content/facts. */

import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { expectText, settled, startSite, watch } from './site.ts';

const site = startSite();

/** Households: their address of the tool, the number in the amount (no separators), and what else they must read. */
const households = [
  ['work=repair&age=older&q=1770', '168,54', ['2']],
  ['work=repair&age=younger&q=1300', '192,39', ['24']],
  ['work=repair&age=new&q=1000', '192,39', ['2']],
  ['work=maintenance&energy=gas&age=older&q=9400', '168,54', ['48', '20 kW']],
  ['work=maintenance&energy=gas&age=younger&q=1080', '192,39', ['48']],
  ['work=maintenance&energy=oil&age=older&q=9300', '263,94', ['20 kW']],
  ['work=maintenance&energy=oil&age=younger&q=1740', '301,29', ['48']],
  ['work=sweeping&age=older&q=1790', '104,94', ['48']],
  ['work=sweeping&age=younger&q=1200', '119,79', ['48']],
  ['work=check&energy=gas&age=older&q=1000', '168,54', ['PEB|EPB']],
  ['work=check&energy=oil&age=older&q=9470', '263,94', ['20 kW']],
  ['work=check&energy=gas&age=younger&q=1420', '192,39', ['100 kW']],
  ['work=boiler&energy=gas&age=older&q=1790', '3025', ['keuring']],
  ['work=boiler&energy=gas&age=younger&q=1050', '3025', ['PEB|EPB']],
  ['work=boiler&energy=gas&age=new&q=1400', '3025', ['30 km']],
  ['work=boiler&energy=oil&age=older&q=1410', '4235', ['30 km']],
  ['work=heat-pump&age=older&q=9320', '11130', ['14840', '200']],
  ['work=heat-pump&age=younger&q=1300', '11130', ['2030']],
  ['work=underfloor&age=older&q=1760', '65', ['85', '80']],
  ['work=underfloor&age=new&q=1500', '65', ['95', '120']],
] as const;

/** What is not allowed, not served or not known: an address, and the key of the heading. */
const refused = [
  ['work=boiler&energy=oil&age=older&q=1000', /2025/],
  ['work=boiler&energy=gas&age=new&q=9300', /2025/],
  ['work=repair&age=older&q=8400', /053|054/],
] as const;

const digits = (text: string) => text.replace(/[\s.\u00a0\u202f]/g, '');

describe.each(testedLanguages('nl'))('TL-8 in %s', (lang) => {
  const path = href('my-price', lang);

  test('TL-8, WD-2: twenty households read their price, what it covers, how soon, and what the Region asks', async () => {
    const faults: string[] = [];
    const page = await site.open(path);
    const watched = watch(page, site.origin);
    for (const [query, amount, others] of households) {
      await page.goto(`${site.origin}${path}?${query}`);
      await page.locator('[data-island="my-price"]').scrollIntoViewIfNeeded();
      const article = page.locator('#answer article');
      await article.waitFor();
      const read = await article.textContent();
      const [shown] = await article.locator('strong').allTextContents();
      const missing = others.filter(
        (other) => !other.split('|').some((one) => digits(read ?? '').includes(digits(one))),
      );
      if (!digits(shown ?? '').includes(amount)) faults.push(`${query}: ${shown}, not ${amount}`);
      if (missing.length > 0) faults.push(`${query}: nothing of ${missing.join(', ')}`);
    }
    expect(faults).toEqual([]);
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('what the law forbids, and where nobody comes, has a reason and a number to call', async () => {
    const faults: string[] = [];
    for (const [query, reason] of refused) {
      const page = await site.open(`${path}?${query}`);
      await page.locator('[data-island="my-price"]').scrollIntoViewIfNeeded();
      const article = page.locator('#answer article');
      await article.waitFor();
      const read = (await article.textContent()) ?? '';
      if (!reason.test(read) || (await article.locator('a[href^="tel:"]').count()) !== 1)
        faults.push(`${query}: ${read}`);
      if ((await article.locator('strong').count()) > 0) faults.push(`${query}: shows a price`);
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });

  test('the questions by keyboard: what is wrong is told, then the answer has the focus', async () => {
    const page = await site.open(path);
    await settled(page);
    await page.locator('[name="q"]').press('Enter');
    await expect.poll(() => page.locator('[data-island] [id$="-error"]').count()).toBe(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('work');
    expect(await page.locator('[name="energy"]').first().isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[name="energy"]').first().isVisible()).toBe(true);
    await page.locator('[name="energy"][value="gas"]').press('Space');
    await page.locator('[name="age"][value="older"]').press('Space');
    await page.locator('[name="q"]').fill('9470');
    await page.locator('[name="q"]').press('Enter');
    await expectText(page.locator('#answer article'), '9470');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('on a phone the price is in the window after the button', async () => {
    const page = await site.open(path, { viewport: { width: 360, height: 740 } });
    await settled(page);
    for (const [name, value] of [
      ['work', 'repair'],
      ['age', 'older'],
    ] as const)
      await page.locator(`[name="${name}"][value="${value}"]`).check();
    await page.locator('[name="q"]').fill('1770');
    const button = page.locator('[data-island="my-price"] [type="submit"]');
    // Low in the window, where most people tap it.
    await button.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - 600, behavior: 'instant' }),
    );
    await button.click();
    const price = page.locator('#answer article strong').first();
    await expect
      .poll(() =>
        price.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top > 60 && bottom < innerHeight - 80;
        }),
      )
      .toBe(true);
  });

  test('writing carries the work and the place into the form', async () => {
    const page = await site.open(`${path}?work=sweeping&age=older&q=1790`);
    await page.locator('#answer article a[href="#contact"]').click();
    await expect.poll(() => page.locator('#contact textarea').inputValue()).toContain('1790 Affligem');
  });
});
