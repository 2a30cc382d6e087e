import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/lib/language.ts';
import { content, day } from '#src/site.ts';
import { launchComplete } from '../../tools/browsers/launch.ts';
import { startSite, widths } from './site.ts';

const site = startSite(launchComplete);

const openHome = async (lang: Language): Promise<Page> => {
  const page = await site.open(`/${lang}`, { viewport: { width: widths.laptop, height: 800 } });
  // Booking pages are elsewhere, and not asked from a test.
  await page.context().route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ body: 'elsewhere' }),
  );
  return page;
};

test.each([widths.phone, widths.laptop])(
  'five files at most are asked for before the visitor scrolls, %i px wide',
  async (width) => {
    const page = await site.browser.newPage({ viewport: { width, height: 800 } });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/fr`, { waitUntil: 'networkidle' });
    // The icon of the browser's tab is fetched when everything else is there.
    asked.delete('/favicon.svg');
    expect([...asked].length, [...asked].join(', ')).toBeLessThanOrEqual(5);
  },
);

describe.each(languages)('the home page in %s', (lang) => {
  test('HM-1, PG-5: phone, booking page of the language in a new tab, and the year', async () => {
    const page = await openHome(lang);
    const phone = page.locator(`#home a[href="tel:${content.company.phones[lang].number}"]`);
    expect(await phone.count()).toBeGreaterThan(0);
    const booking = page.locator(`#home a[href="${content.company.bookingUrl[lang]}"][target="_blank"]`);
    expect(await booking.count()).toBe(1);
    expect(await page.locator('footer').textContent()).toContain(String(day.slice(0, 4)));
  });

  test('HM-11: at most one question is open, and the open one can be closed', async () => {
    const page = await openHome(lang);
    const questions = page.locator('section[aria-labelledby="questions"] details');
    const open = page.locator('section[aria-labelledby="questions"] details[open]');
    await questions.nth(1).locator('summary').click();
    await questions.nth(2).locator('summary').click();
    expect(await open.count()).toBe(1);
    await questions.nth(2).locator('summary').click();
    expect(await open.count()).toBe(0);
  });

  test('HM-8: a click on a price card marks it and opens the booking page in a new tab', async () => {
    const page = await openHome(lang);
    const cards = page.locator('#prices article');
    expect(await cards.count()).toBeGreaterThan(5);
    const choose = async (index: number) => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        cards.nth(index).getByRole('link').click(),
      ]);
      expect(tab.url()).toContain(new URL(content.company.bookingUrl[lang]).host);
      await tab.close();
    };
    const { selected } = content.ui[lang].price;
    const stamps = page.locator('#prices').getByText(selected, { exact: true }).filter({ visible: true });
    expect(await stamps.count()).toBe(0);
    for (const index of [2, 5]) {
      await choose(index);
      expect(await stamps.count()).toBe(1);
      expect(await cards.nth(index).getByText(selected, { exact: true }).isVisible()).toBe(true);
      expect(await cards.nth(index).getByRole('link').getAttribute('aria-current')).toBe('true');
    }
  });
});
