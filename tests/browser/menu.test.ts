/** NV-2: the collapsed menu of a phone. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countRestyledElements, interactionLimits } from '../../tools/audit/interactions.ts';
import { readContentFile } from '../support/content-files.ts';
import { startSite } from './site.ts';

const site = startSite();
const words = readContentFile('ui/fr');
const openPhone = (options: BrowserContextOptions = {}) => site.open('/fr', options);
const menuOf = (page: Page) => page.locator('#nav');
const buttonOf = (page: Page) => page.locator('[popovertarget="nav"]');

test('NV-2: by keyboard the menu opens, Escape closes it and the focus is on its button again', async () => {
  const page = await openPhone();
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  expect(await menuOf(page).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => menuOf(page).locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await menuOf(page).isVisible()).toBe(false);
  await expect.poll(() => page.locator('[popovertarget="nav"]:focus').count()).toBe(1);
});

test('NV-1, NV-2: menu and drop-down close when the focus leaves them', async () => {
  const page = await openPhone();
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await menuOf(page).locator('a').last().focus();
  await page.locator('main a').filter({ visible: true }).first().focus();
  await expect.poll(() => menuOf(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  const dropDown = page.locator('#nav details');
  await dropDown.locator('summary').click();
  await page.locator('main a').filter({ visible: true }).first().focus();
  await expect.poll(() => dropDown.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false);
});

test.each([true, false])(
  'NV-2: by touch the menu opens and closes, and its button says which, with JavaScript %s',
  async (javaScriptEnabled) => {
    const page = await openPhone({ javaScriptEnabled, hasTouch: true });
    for (const [label, isOpen] of [
      [words.menu, false],
      [words.close, true],
      [words.menu, false],
    ] as const) {
      expect(await menuOf(page).isVisible()).toBe(isOpen);
      expect(await buttonOf(page).locator('span').filter({ visible: true }).textContent()).toBe(label);
      await buttonOf(page).tap();
    }
  },
);

test('NV-2: a browser without popover has a menu, closed until its button is pointed at', async () => {
  const page = await site.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript('delete HTMLElement.prototype.hidePopover');
  // An unknown pseudo-class makes its rule invalid, and an unknown attribute means nothing.
  await page.route(/\.css$|\/fr$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':popover-open', ':unheard-of')
      .replace(' popover="auto"', '');
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.origin}/fr`);
  await page.waitForLoadState('load');
  // At first the pointer is in the upper left corner, on the header, where it would open the menu.
  await page.mouse.move(-10, -10);
  await expect.poll(() => menuOf(page).isVisible()).toBe(false);
  await buttonOf(page).hover();
  await expect.poll(() => menuOf(page).isVisible()).toBe(true);
  await menuOf(page).locator('a[href="/fr/blog"]').click();
  await page.waitForURL(`${site.origin}/fr/blog`);
  expect(errors).toEqual([]);
});

// How long an interaction takes is measured by `npm run audit`; what makes it long on a large page is this number.
test('SH-3: the menu and a question restyle few elements, however large the page', async () => {
  const page = await openPhone({ hasTouch: true });
  for (const control of ['[popovertarget="nav"]', 'details[name]:nth-of-type(2) summary']) {
    await page.locator(control).first().scrollIntoViewIfNeeded();
    expect(await countRestyledElements(site.browser, page, control), control).toBeLessThanOrEqual(
      interactionLimits.elements,
    );
    await page.keyboard.press('Escape');
  }
});
