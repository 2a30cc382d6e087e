import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { content, href } from '#src/site.ts';
import { elementsOf, interactionLimits } from '../../tools/audit/interactions.ts';
import { startSite } from './site.ts';

const site = startSite();

const labels = content.ui['fr'];

const openPhone = (options: BrowserContextOptions = {}) => site.open(href('home', 'fr'), options);
const menuOf = (page: Page) => page.locator('#nav');
const buttonOf = (page: Page) => page.locator('[popovertarget="nav"]');
const visibleLabel = (page: Page) => buttonOf(page).locator('span').filter({ visible: true }).textContent();

test('NV-2: by keyboard the menu opens, Escape closes it and the focus is on its button again', async () => {
  const page = await openPhone();
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  expect(await menuOf(page).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await menuOf(page).locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await menuOf(page).isVisible()).toBe(false);
  expect(await buttonOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('NV-2: by touch the menu opens and closes, and an entry leads to its page', async () => {
  const page = await openPhone({ hasTouch: true });
  await buttonOf(page).tap();
  expect(await menuOf(page).isVisible()).toBe(true);
  await buttonOf(page).tap();
  expect(await menuOf(page).isVisible()).toBe(false);
  await buttonOf(page).tap();
  await menuOf(page)
    .locator(`a[href="${href('brands', 'fr')}"]`)
    .tap();
  await page.waitForURL(site.origin + href('brands', 'fr'));
  expect(await menuOf(page).isVisible()).toBe(false);
});

test.each([true, false])(
  'NV-2: the button says what it does, with JavaScript %s',
  async (javaScriptEnabled) => {
    const page = await openPhone({ javaScriptEnabled });
    expect(await visibleLabel(page)).toBe(labels.menu);
    await buttonOf(page).click();
    expect(await menuOf(page).isVisible()).toBe(true);
    expect(await visibleLabel(page)).toBe(labels.close);
    await buttonOf(page).click();
    expect(await visibleLabel(page)).toBe(labels.menu);
  },
);

// How long an interaction takes is measured by `npm run audit`; what makes it long on a large page is this number.
test('SH-3: the menu and a question restyle few elements, however large the page', async () => {
  const page = await openPhone({ hasTouch: true });
  for (const control of ['[popovertarget="nav"]', 'details[name]:nth-of-type(2) summary']) {
    await page.locator(control).first().scrollIntoViewIfNeeded();
    expect(await elementsOf(site.browser, page, control), control).toBeLessThanOrEqual(
      interactionLimits.elements,
    );
    await page.keyboard.press('Escape');
  }
});
