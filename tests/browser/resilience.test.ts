/** Whatever goes wrong on the visitor's side, the page stays usable. */
import { expect, test } from 'vitest';
import { newPage } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

test.each(['blocked', 'full'])(
  'storage %s: the language gate leads to the home page, and pages work without an error',
  async (state) => {
    const { page, errors } = await newPage(site);
    await page.addInitScript((how) => {
      const throwRefusal = () => {
        throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = throwRefusal;
      else Object.defineProperty(window, 'localStorage', { get: throwRefusal });
    }, state);
    await page.goto(site.origin);
    await page.waitForURL(`${site.origin}/nl`);
    await page.locator('[popovertarget="nav"]').click();
    await page.locator('#nav a[href="/nl/blog"]').click();
    await page.waitForURL(`${site.origin}/nl/blog`);
    expect(errors).toEqual([]);
  },
);
