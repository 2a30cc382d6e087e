import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '../accessibility/axe.ts';
import { readContentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import {
  expectMail,
  fillForm,
  formField,
  formMessages,
  formNotice,
  openedMail,
  openForm,
  readDescriptions,
  send,
  sendButton,
  validMessage,
} from './contact-form.ts';
import { startSite, widths } from './site.ts';

const site = startSite();
const invalidMessage = { name: '', email: 'x', phone: '12', message: 'short' };
const toast = (page: Page) => page.getByText(formMessages.fixErrors);
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each(testedLanguages('nl'))('contact form in %s', (lang) => {
  test('CF-2, CF-4: invalid: a message at each field, the toast, focus on the first wrong field, nothing cleared', async () => {
    const { page } = await openForm(site, lang);
    // The live region is in the page before there is anything to announce, or screen readers miss the first time.
    expect(await formNotice(page).textContent()).toBe('');
    await fillForm(page, invalidMessage);
    await send(page);
    await toast(page).waitFor();
    expect(await violationsOf(page, '#contact')).toEqual([]);
    const { nameRequired, emailInvalid, phoneTooShort, messageTooShort } = formMessages;
    for (const [name, text] of [
      ['name', nameRequired],
      ['email', emailInvalid],
      ['phone', phoneTooShort],
      ['message', messageTooShort],
    ]) {
      expect(await formField(page, name).getAttribute('aria-invalid')).toBe('true');
      expect((await readDescriptions(page, name))[0]).toContain(text);
      expect(await page.locator(':lang(en)', { hasText: text }).count(), text).toBeGreaterThan(0);
    }
    expect(await focusedName(page)).toBe('name');
    expect(await formField(page, 'email').inputValue()).toBe('x');
    await formNotice(page).getByRole('button').last().click();
    await expect.poll(() => toast(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });

  test('CF-3: valid: the mail program gets the message, a toast says so, the form clears', async () => {
    const { page } = await openForm(site, lang);
    await fillForm(page, validMessage);
    await send(page);
    const { pathname, searchParams } = await openedMail(page);
    expect(pathname).toBe(readContentFile('company').email);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe(`Contact form - ${validMessage.name}`);
    const { name, email, phone } = validMessage;
    await expectMail(page, [name, email, phone, '100 % oui & non #1', '🙂']);
    await expect.poll(() => formField(page, 'message').inputValue()).toBe('');
    expect(await violationsOf(page, '#contact')).toEqual([]);
  });
});

/** The boxes, in the window, of the parts of the form that a person has to see now. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom };
    };
    const active = document.activeElement;
    return {
      toast: boxOf(document.querySelector('#contact form [role="status"] > div')),
      field: boxOf(active),
      message: boxOf(document.getElementById(active?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')),
      button: boxOf(document.querySelector('#contact form button[type="submit"]')),
      head: boxOf(document.querySelector('header')).bottom,
      foot: boxOf(document.querySelector('body > aside > :first-child')).top,
    };
  });
/** True where toast, field and message are below each other and below the header. */
const areSeen = async (page: Page): Promise<boolean> => {
  const { head, toast: above, field: middle, message } = await placesIn(page);
  return head <= above.top && above.bottom < middle.top && middle.bottom < message.top;
};

test('CF-2: the toast covers neither the field with the focus nor its message, the last one either', async () => {
  const { page } = await openForm(site, 'fr', { viewport: { width: widths.narrow, height: 740 } });
  await fillForm(page, invalidMessage);
  await send(page);
  await toast(page).waitFor();
  for (const name of ['name', 'email', 'phone', 'message']) {
    if (name !== 'name') await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(name);
    await expect.poll(() => areSeen(page), { message: name }).toBe(true);
  }
  await fillForm(page, { ...validMessage, message: 'short' });
  await send(page);
  await expect.poll(() => areSeen(page)).toBe(true);
  const { message, foot } = await placesIn(page);
  expect(message.bottom).toBeLessThanOrEqual(foot);
});

test('CF-3: the toast is below the button, and both are seen', async () => {
  const { page } = await openForm(site, 'nl', { viewport: { width: 412, height: 740 } });
  await fillForm(page, validMessage);
  await send(page);
  await formNotice(page).getByRole('button').first().waitFor();
  const isBelow = async () => {
    const { toast: shown, button, head, foot } = await placesIn(page);
    return button.top >= head && shown.top >= button.bottom && shown.bottom <= foot;
  };
  await expect.poll(isBelow).toBe(true);
  expect(await sendButton(page).isVisible()).toBe(true);
});
