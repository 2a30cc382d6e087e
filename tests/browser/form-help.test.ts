/** What the form says about values that it does not take. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import { descriptions, fillForm, formValues, openedMail, openForm, send, typed } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

/** Pastes a text into a field, as from another program. */
const paste = async (page: Page, name: string, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(`[name="${name}"]`).focus();
  await page.keyboard.press('ControlOrMeta+V');
};

describe.each(languages)('in %s', (lang) => {
  const { labels, messages } = contactFormProps(lang);
  const suggestion = (page: Page) =>
    page.locator('#contact form button').filter({ hasText: labels.phoneInstead });

  test('TR-4: a Belgian spelling is refused, said beforehand, and corrected with one tap', async () => {
    const page = await openForm(site, lang);
    expect(await descriptions(page, 'phone')).toEqual([labels.phoneHint]);
    await fillForm(page, { ...typed, phone: '053/12.34.56' });
    await send(page);
    await page.getByText(messages.phoneFormat).waitFor();
    expect(await descriptions(page, 'phone')).toEqual([messages.phoneFormat, labels.phoneHint]);
    await suggestion(page).click();
    expect(await formValues(page)).toEqual({ ...typed, phone: '053 12 34 56' });
    expect(await page.getByText(messages.phoneFormat).count()).toBe(0);
    await send(page);
    expect((await openedMail(page)).searchParams.get('body')).toContain('053 12 34 56');
  });

  test('TR-4: a number that is typed anew is not replaced by the former one', async () => {
    const page = await openForm(site, lang);
    await fillForm(page, { ...typed, phone: '053/12.34.56' });
    await send(page);
    await suggestion(page).waitFor();
    await fillForm(page, { phone: '0470 12 34 57' });
    await expect.poll(() => suggestion(page).count()).toBe(0);
  });

  test('TR-4: a paste that is cut says so, one that fits does not', async () => {
    const page = await openForm(site, lang);
    const live = page.locator('#contact form [aria-live="polite"]').filter({ hasText: labels.pasteCut });
    await paste(page, 'message', `${'mot '.repeat(300)}fin`);
    await live.waitFor();
    expect((await formValues(page)).message).toHaveLength(1000);
    await page.locator('[name="message"]').fill('');
    await expect.poll(() => live.count()).toBe(0);
    await paste(page, 'message', 'm'.repeat(1000));
    await paste(page, 'name', 'Zoé\nDe Smet');
    await expect.poll(async () => (await formValues(page)).name).toMatch(/Smet/);
    expect(await live.count()).toBe(0);
    await paste(page, 'phone', '+32 (0)470 12 34 56 / +32 53 12 34 56');
    await live.waitFor();
  });
});
