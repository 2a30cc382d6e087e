/** Without script, or without one of its files, a mail link and the phone stand where the form would. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { withoutFormProps } from '#src/page-props/contact-form.ts';
import { content } from '#src/site.ts';
import {
  fillForm,
  formValues,
  islandFiles,
  newPage,
  openWithoutIsland,
  reachForm,
  typed,
} from './contact-form.ts';
import { layoutShifts, openRecordingShifts } from './layout-shifts.ts';
import { frames, holdFiles, settled, startSite, watch } from './site.ts';

const site = startSite();

const mailLink = '#contact a[href*="?subject="]';
const sendButton = '#contact form button[type="submit"]';

/** The mail link opens a mail with address and subject, the phone link calls. */
const expectFallback = async (page: Page, lang: 'fr' | 'nl') => {
  await page.locator(mailLink).waitFor();
  const mail = new URL((await page.locator(mailLink).getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', content.company.email]);
  expect(mail.searchParams.get('subject')).not.toBe('');
  const phone = page.locator(`#contact p a[href="tel:${content.company.phones[lang].number}"]`);
  expect(await phone.isVisible()).toBe(true);
  expect(await page.locator(sendButton).isVisible()).toBe(false);
};

describe.each(languages)('in %s', (lang) => {
  test('CF-3, TR-4: without script', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    const { messages } = watch(page, site.origin);
    await page.goto(`${site.origin}/${lang}`);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expectFallback(page, lang);
    expect(await page.locator('#contact form').isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test.each([
    ['the loader', '**/Island*.js'],
    ['the form', islandFiles],
    ['React', '**/hydrate*.js'],
    ['the texts', '**/contact-form.*.json'],
  ])('CF-3, TR-4: when the file of %s does not load', async (_, files) => {
    const { page, errors } = await newPage(site);
    const { messages } = watch(page, site.origin);
    await page.route(files, (route) => route.abort());
    await page.goto(`${site.origin}/${lang}`);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#contact form').isVisible()).toBe(false);
    await expectFallback(page, lang);
    expect(errors).toEqual([]);
    // The browser itself reports the file.
    expect(messages.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });
});

test('TR-4: what was typed before the form failed to load stays, with a word about it', async () => {
  const { page } = await newPage(site);
  const release = await holdFiles(page, islandFiles);
  await page.goto(`${site.origin}/fr#contact`);
  await fillForm(page, typed);
  expect(await page.locator(sendButton).isDisabled()).toBe(true);
  await page.locator('[name="name"]').press('Enter');
  release('abort');
  await expectFallback(page, 'fr');
  expect(await formValues(page)).toEqual(typed);
  expect(await page.locator('[name="message"]').isVisible()).toBe(true);
  await page.getByText(withoutFormProps('fr').keptText).waitFor();
});

test.each(languages)(
  'TR-4: with script the console stays empty, and no form in %s goes to an address',
  async (lang) => {
    const { page } = await newPage(site);
    const { messages, foreign } = watch(page, site.origin);
    await page.goto(`${site.origin}/${lang}`);
    await reachForm(page);
    await settled(page);
    expect(await page.locator('#contact :is(form[action], form[method], [formaction])').count()).toBe(0);
    expect(await page.locator(mailLink).isVisible()).toBe(false);
    expect({ messages, foreign }).toEqual({ messages: [], foreign: [] });
  },
);

test('nothing moves when the form takes the place of mail and phone', async () => {
  const page = await openRecordingShifts(site.browser);
  const release = await openWithoutIsland(site, page);
  await settled(page);
  release();
  await reachForm(page);
  await frames(page);
  expect(await layoutShifts(page)).toEqual([]);
});
