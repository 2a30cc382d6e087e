/** The form and the menu after going back and forward. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { launchWithPageCache } from '../../tools/browsers/launch.ts';
import { fillForm, formValues, newPage, openedMail, reachForm, send, typed } from './contact-form.ts';
import { goInHistory, startSite } from './site.ts';

const site = startSite();

describe('back and forward', () => {
  test('without page cache: what was typed is there on return', async () => {
    const { page } = await newPage(site);
    await returnTo(page);
  });

  test('with page cache: the page comes back as it was, menus closed', async () => {
    const caching = await launchWithPageCache();
    const { page } = await newPage(site, {}, caching);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cached = String(persisted);
      }),
    );
    await returnTo(page);
    expect(await page.locator('html').getAttribute('data-cached')).toBe('true');
    await caching.close();
  });

  const returnTo = async (page: Page) => {
    await page.goto(`${site.origin}/fr`);
    await reachForm(page);
    await fillForm(page, typed);
    await page.locator('[popovertarget="nav"]').click();
    await page.locator('#nav a[href="/fr/blog"]').click();
    await page.waitForURL(`${site.origin}/fr/blog`);
    await goInHistory(page, -1);
    await page.waitForURL(`${site.origin}/fr`, { waitUntil: 'commit' });
    expect(await formValues(page)).toEqual(typed);
    expect(await page.locator('#nav').isVisible()).toBe(false);
    await reachForm(page);
    expect(await formValues(page)).toEqual(typed);
    await send(page);
    expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
  };
});
