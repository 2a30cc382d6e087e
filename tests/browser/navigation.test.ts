import { describe, expect, test } from 'vitest';
import { languages, otherLanguage } from '#src/lib/language.ts';
import { startSite, widths } from './site.ts';

const site = startSite();
const laptop = { viewport: { width: widths.laptop, height: 800 } };

test.each([
  ['nl-BE', '/nl'],
  ['fr-BE', '/fr'],
  ['de-DE', '/fr'],
])('RT-1: a browser in %s goes from / to %s, and back leaves the site', async (locale, path) => {
  const page = await site.open('/', { locale });
  await page.waitForURL(`${site.origin}${path}`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('ER-1, RT-9: an unknown path answers 404 with the page, and logs the path', async () => {
  const page = await site.open('/fr');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto(`${site.origin}/fr/nulle-part`);
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(logged.join(' ')).toContain('/fr/nulle-part');
});

describe.each(languages)('in %s', (lang) => {
  const twin = otherLanguage[lang];

  test('NV-3, PG-6: the switch leads to the twin and back, and the language is stored', async () => {
    const page = await site.open(`/${lang}/marques`, laptop);
    for (const to of [twin, lang]) {
      await page.locator(`header a[hreflang^="${to}"]`).first().click();
      await page.waitForURL(`${site.origin}/${to}/marques`);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(to);
    }
  });

  test('NV-1: the drop-down opens by keyboard and lists the services; Escape closes it', async () => {
    const page = await site.open(`/${lang}`, laptop);
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
  });

  test('NV-1, NV-2: the mobile menu has every entry of the bar, and closes after navigation', async () => {
    const page = await site.open(`/${lang}`, laptop);
    const entries = () =>
      page
        .locator('header :is(a, summary)')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])),
        );
    await page.locator('header nav summary').click();
    const wide = new Set(await entries());
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.locator('[popovertarget="nav"]').click();
    // Services leads to the services of the home page there.
    expect(new Set(await entries())).toEqual(new Set([...wide, `${site.origin}/${lang}#services`]));
    const menu = page.locator('#nav');
    await menu.locator(`a[href="/${lang}#contact"]`).first().click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  test('NV-4: the bar knows that the page is scrolled', async () => {
    const page = await site.open(`/${lang}`, laptop);
    expect(await page.locator('html').getAttribute('data-scrolled')).toBeNull();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator('html').getAttribute('data-scrolled')).toBe('');
  });
});

test('NV-2: a browser without popover has a menu, closed until it is pointed at', async () => {
  const context = await site.browser.newContext({ viewport: { width: widths.phone, height: 800 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript('delete HTMLElement.prototype.hidePopover');
  // An unknown pseudo-class makes its rule invalid, and an unknown attribute means nothing.
  await context.route(/\.css$|\/fr$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replaceAll(':popover-open', ':unheard-of').replace(' popover="auto"', ''),
    });
  });
  await page.goto(`${site.origin}/fr`);
  await page.waitForLoadState('load');
  const menu = page.locator('#nav');
  // A browser without windows has the pointer in the upper left corner, on the header.
  await page.mouse.move(-10, -10);
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.locator('[popovertarget="nav"]').hover();
  await expect.poll(() => menu.isVisible()).toBe(true);
  await menu.locator('a[href="/fr/blog"]').click();
  await page.waitForURL(`${site.origin}/fr/blog`);
  expect(errors).toEqual([]);
});
