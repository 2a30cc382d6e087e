/** CF-3, TR-4: without script, or without one of its files, a mail link and the phone take the place of the form. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#src/lib/language.ts';
import { readContentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { mailLink, newPage, sendButton } from './contact-form.ts';
import { collectPageErrors, startSite } from './site.ts';

const site = startSite();
const company = readContentFile('company');
const form = (page: Page) => page.locator('#contact form');

/** The mail link opens a mail with address and subject, the phone link calls. */
const expectFallback = async (page: Page, lang: Language) => {
  await mailLink(page).waitFor();
  const mail = new URL((await mailLink(page).getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', company.email]);
  expect(mail.searchParams.get('subject')).not.toBe('');
  const phone = page.locator(`#contact p a[href="tel:${company.phones[lang].number}"]`);
  expect(await phone.isVisible()).toBe(true);
  expect(await sendButton(page).isVisible()).toBe(false);
};

test.each(testedLanguages('nl'))('CF-3, TR-4: without script, in %s', async (lang) => {
  const { page } = await newPage(site, { javaScriptEnabled: false });
  const { messages } = collectPageErrors(page, site.origin);
  await page.goto(`${site.origin}/${lang}`);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expectFallback(page, lang);
  expect(await form(page).isVisible()).toBe(false);
  expect(messages).toEqual([]);
});

test('CF-3, TR-4: when the loader of the form does not load', async () => {
  const { page, errors } = await newPage(site);
  const { messages } = collectPageErrors(page, site.origin);
  await page.route('**/Island*.js', (route) => route.abort());
  await page.goto(`${site.origin}/fr`);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => form(page).isVisible()).toBe(false);
  await expectFallback(page, 'fr');
  expect(errors).toEqual([]);
  // The browser itself reports the file.
  expect(messages.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});
