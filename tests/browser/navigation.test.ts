import { describe, expect, test } from 'vitest';
import { otherLanguage } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { minDesktopWidth } from '../support/breakpoints.ts';
import { isRelease, testedLanguages } from '../support/test-scope.ts';
import { unknownPath } from './pages.ts';
import { startSite, widths } from './site.ts';

const site = startSite();
const laptopWindow = { viewport: { width: widths.laptop, height: 800 } };

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
  const response = await page.goto(site.origin + unknownPath);
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(logged.join(' ')).toContain(unknownPath);
});

describe.each(testedLanguages('nl'))('in %s', (lang) => {
  test('NV-3, PG-6: the switch leads to the twin and back, and the language is stored', async () => {
    const page = await site.open(`/${lang}/marques`, laptopWindow);
    for (const to of [otherLanguage[lang], lang]) {
      await page.locator(`header a[hreflang^="${to}"]`).first().click();
      await page.waitForURL(`${site.origin}/${to}/marques`);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(to);
    }
  });

  test('NV-1: the drop-down opens by keyboard and lists the services; Escape closes it', async () => {
    const page = await site.open(`/${lang}`, laptopWindow);
    const drop = page.locator('header nav details');
    await drop.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await drop.getByRole('link').count()).toBe(5);
    expect(await drop.getByRole('link').first().isVisible()).toBe(true);
    expect(await violationsOf(page, 'header')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await drop.getByRole('link').first().isVisible()).toBe(false);
    await expect.poll(() => drop.locator('summary:focus').count()).toBe(1);
  });

  test('NV-1, NV-2: the mobile menu has every entry of the bar, and closes after navigation', async () => {
    const page = await site.open(`/${lang}`, laptopWindow);
    const entries = async () => {
      const links = page.locator('header a').filter({ visible: true });
      return new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
    };
    await page.locator('header nav summary').click();
    const wide = await entries();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: widths.narrow, height: 800 });
    await page.locator('[popovertarget="nav"]').click();
    expect(await violationsOf(page, 'header')).toEqual([]);
    // The menu has two links more: Services is no drop-down there, but a link, and the bar has no room for the price tool.
    expect(await entries()).toEqual(new Set([...wide, `/${lang}#services`, href('my-price', lang)]));
    const menu = page.locator('#nav');
    await menu.locator(`a[href="/${lang}#contact"]`).first().click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  test('NV-4: the bar knows that the page is scrolled', async () => {
    const page = await site.open(`/${lang}`, laptopWindow);
    const shadow = () => page.locator('header').evaluate((bar) => getComputedStyle(bar).boxShadow);
    const before = await shadow();
    await page.mouse.wheel(0, 300);
    await expect.poll(shadow).not.toBe(before);
  });
});

test('NV-1: in a font 15 % wider the bar stays one row at every width of a desktop', async () => {
  const viewport = { width: widths.laptop, height: 800 };
  const page = await site.open('/fr', { viewport, bypassCSP: true });
  await page.addStyleTag({ content: ':root { --font: Arial, sans-serif } * { letter-spacing: 0.075em }' });
  const heights: number[] = [];
  for (const width of [minDesktopWidth, minDesktopWidth + 40, widths.laptop, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    heights.push(await page.evaluate(() => document.querySelector('header')?.clientHeight ?? 0));
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(12);
});

test.each(testedLanguages('fr'))(
  'NV-1: %s: from 320 to 1600 px the links of the header are in the window, in one line',
  async (lang) => {
    const page = await site.open(`/${lang}`, { viewport: { width: widths.laptop, height: 800 } });
    const failures: string[] = [];
    for (let width = 320; width <= 1600; width += isRelease ? 20 : 80) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.locator('header a, header button, header summary').evaluateAll((links) =>
        links.flatMap((link) => {
          const { left, right, height } = link.getBoundingClientRect();
          const isCut = left < 0 || right > innerWidth;
          return link.checkVisibility() && (isCut || height > 52)
            ? [`${link.textContent} (${right}, ${height})`]
            : [];
        }),
      );
      failures.push(...found.map((words) => `${width} px: ${words}`));
    }
    expect(failures).toEqual([]);
  },
);

test.each(['no-preference', 'reduce'] as const)(
  'pages fade into each other unless less motion is wanted: %s',
  async (reducedMotion) => {
    const page = await site.newPage({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.fades = String(viewTransition !== null);
      }),
    );
    await page.goto(`${site.origin}/fr/marques`);
    await page.locator('main a[href="/fr/marques/vaillant"]').first().click();
    await page.waitForURL(`${site.origin}/fr/marques/vaillant`);
    await page.locator(`[data-fades="${reducedMotion !== 'reduce'}"]`).waitFor({ state: 'attached' });
  },
);
