import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { ui } from '#src/copy/ui.ts';
import { languages } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { serveSite, widths } from './site.ts';

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = async (path: string, width: number = widths.laptop, locale = 'fr-BE'): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale,
    reducedMotion: 'reduce',
  });
  // Whatever lies elsewhere, booking pages above all, is not asked from a test.
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ body: 'elsewhere' }),
  );
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
};

describe('RT-1: the language gate', () => {
  test.each([
    ['nl-BE', '/nl'],
    ['fr-BE', '/fr'],
    ['de-DE', '/fr'],
  ])('a browser in %s goes to %s, and back leaves the site', async (locale, path) => {
    const page = await open('/', widths.phone, locale);
    await page.waitForURL(`${site.origin}${path}`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.context().close();
  });
});

test('ER-1, RT-9: an unknown path answers 404 with the page, and logs the path', async () => {
  const page = await open('/fr', widths.phone);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto(`${site.origin}/fr/nulle-part`);
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(logged.join(' ')).toContain('/fr/nulle-part');
  await page.context().close();
});

describe.each(languages)('home page in %s', (lang) => {
  const twin = lang === 'fr' ? 'nl' : 'fr';

  test.each([widths.phone, widths.laptop])(
    'five files at most, before the visitor scrolls, %i px wide',
    async (width) => {
      const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await page.goto(`${site.origin}/${lang}`, { waitUntil: 'networkidle' });
      // The sign in the browser's tab is fetched when everything else is there.
      asked.delete('/favicon.svg');
      expect([...asked].length, [...asked].join(', ')).toBeLessThanOrEqual(5);
      await page.context().close();
    },
  );

  test('HM-1 to HM-12: the sections stand in the specified order, with the four ids', async () => {
    const page = await open(`/${lang}`);
    const order = await page.evaluate(() => {
      const ids = [
        'home',
        'services',
        'why',
        'certifications',
        'brands',
        'coverage',
        'regions',
        'prices',
        'formulas',
        'about',
        'questions',
        'contact',
      ];
      return ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? null);
    });
    expect(order).not.toContain(null);
    expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)));
    await page.context().close();
  });

  test('PG-6: the language is kept in local storage', async () => {
    const page = await open(`/${lang}`);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(lang);
    await page.context().close();
  });

  test('NV-3: the switch leads to the twin and back', async () => {
    const page = await open(`/${lang}/marques`);
    await page.locator(`header a[hreflang="${twin}-BE"], header a[hreflang="${twin}"]`).first().click();
    await page.waitForURL(`${site.origin}/${twin}/marques`);
    await page.locator(`header a[hreflang="${lang}-BE"], header a[hreflang="${lang}"]`).first().click();
    await page.waitForURL(`${site.origin}/${lang}/marques`);
    await page.context().close();
  });

  test('NV-1: the drop-down opens by keyboard and lists five services; Escape closes it', async () => {
    const page = await open(`/${lang}`);
    const drop = page.locator('header nav details');
    await drop.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await drop.getByRole('link').count()).toBe(5);
    expect(await drop.getByRole('link').first().isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await drop.getByRole('link').first().isVisible()).toBe(false);
    expect(await drop.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    );
    await page.context().close();
  });

  test('NV-2: the mobile menu lists the services, closes by its button, and after navigation', async () => {
    const page = await open(`/${lang}`, widths.phone);
    const menu = page.locator('#nav');
    const button = page.locator('[popovertarget="nav"]');
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    expect(await menu.locator('li').filter({ visible: true }).count()).toBe(5);
    await button.click();
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    await menu.locator(`a[href="/${lang}#contact"]`).first().click();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.context().close();
  });

  test('NV-1, NV-2: the mobile menu has every entry of the bar', async () => {
    const page = await open(`/${lang}`);
    const entries = () =>
      page
        .locator('header :is(a, summary)')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])).sort(),
        );
    await page.locator('header nav summary').click();
    const wide = new Set(await entries());
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.locator('[popovertarget="nav"]').click();
    // Services leads to the services of the home page there.
    expect(new Set(await entries())).toEqual(new Set([...wide, `${site.origin}/${lang}#services`]));
    await page.context().close();
  });

  test('NV-2: a browser without popover has a menu, closed until it is pointed at', async () => {
    const context = await browser.newContext({ viewport: { width: widths.phone, height: 800 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript('delete HTMLElement.prototype.hidePopover');
    // What it does not know it takes for a mistake in the style sheet, and for an attribute without meaning.
    await context.route(/\.css$|\/(?:fr|nl)$/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        response: answer,
        body: body.replaceAll(':popover-open', ':unheard-of').replace(' popover="auto"', ''),
      });
    });
    await page.goto(`${site.origin}/${lang}`);
    await page.waitForLoadState('load');
    const menu = page.locator('#nav');
    expect(await menu.isVisible()).toBe(false);
    await page.locator('[popovertarget="nav"]').hover();
    await expect.poll(() => menu.isVisible()).toBe(true);
    await menu.locator(`a[href="/${lang}/blog"]`).click();
    await page.waitForURL(`${site.origin}/${lang}/blog`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('NV-4: the bar knows that the page is scrolled', async () => {
    const page = await open(`/${lang}`);
    expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator('html').getAttribute('data-scrolled')).toBe('');
    await page.context().close();
  });

  test('PG-4: the Contact entry scrolls to the contact section', async () => {
    const page = await open(`/${lang}`);
    await page.locator(`header nav a[href="/${lang}#contact"]`).first().click();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.abs(document.getElementById('contact')?.getBoundingClientRect().top ?? 9999),
        ),
      )
      .toBeLessThan(200);
    expect(page.url()).toBe(`${site.origin}/${lang}#contact`);
    await page.context().close();
  });

  test('HM-11: at most one question is open, and the open one can be closed', async () => {
    const page = await open(`/${lang}`);
    const questions = page.locator('section[aria-labelledby="questions"] details');
    expect(await questions.count()).toBeGreaterThanOrEqual(10);
    await questions.nth(3).locator('summary').click();
    await questions.nth(4).locator('summary').click();
    expect(await page.locator('section[aria-labelledby="questions"] details[open]').count()).toBe(1);
    await questions.nth(4).locator('summary').click();
    expect(await page.locator('section[aria-labelledby="questions"] details[open]').count()).toBe(0);
    await page.context().close();
  });

  test('HM-8: a click on a price card marks it and opens the booking page in a new tab', async () => {
    const page = await open(`/${lang}`);
    const cards = page.locator('#prices article');
    expect(await cards.count()).toBe(8);
    const choose = async (index: number) => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        cards.nth(index).getByRole('link').click(),
      ]);
      expect(tab.url()).toContain(new URL(company.bookingUrl[lang]).host);
      await tab.close();
    };
    const { selected } = ui(lang).price;
    const stamps = page.locator('#prices').getByText(selected, { exact: true }).filter({ visible: true });
    expect(await stamps.count()).toBe(0);
    for (const index of [2, 5]) {
      await choose(index);
      expect(await stamps.count()).toBe(1);
      expect(await cards.nth(index).getByText(selected, { exact: true }).isVisible()).toBe(true);
      expect(await cards.nth(index).getByRole('link').getAttribute('aria-current')).toBe('true');
    }
    await page.context().close();
  });

  test('HM-1: call and quote lead to the phone and, in a new tab, to the booking page of the language', async () => {
    const page = await open(`/${lang}`);
    expect(await page.locator(`#home a[href="tel:${company.phones[lang].number}"]`).count()).toBeGreaterThan(
      0,
    );
    expect(await page.locator(`#home a[href="${company.bookingUrl[lang]}"][target="_blank"]`).count()).toBe(
      1,
    );
    await page.context().close();
  });

  test('PG-5: the footer shows the year', async () => {
    const page = await open(`/${lang}`, widths.phone);
    expect(await page.locator('footer').textContent()).toContain(String(today().getUTCFullYear()));
    await page.context().close();
  });
});

test('HM-13: the French home page has two sections more', async () => {
  const french = await open('/fr');
  const dutch = await open('/nl');
  const sections = (page: Page) => page.locator('main > section').count();
  expect(await sections(french)).toBe((await sections(dutch)) + 2);
  expect(await french.locator('#subsidies, #payment').count()).toBe(2);
  await french.context().close();
  await dutch.context().close();
});
