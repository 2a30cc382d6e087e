import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import { content } from '#src/site.ts';
import { descriptions, fillForm, openedMail, openForm, send, validMessage } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

describe.each(languages)('contact form in %s', (lang) => {
  const { messages, messagesLang } = contactFormProps(lang);

  test('CF-2, CF-4: invalid: a message at each field, the toast, focus on the first wrong field', async () => {
    const page = await openForm(site, lang);
    await fillForm(page, { name: '', email: 'x', phone: '12', message: 'short' });
    await send(page);
    await page.getByText(messages.fixErrors).waitFor();
    const { nameRequired, emailInvalid, phoneTooShort, messageTooShort } = messages;
    for (const text of [nameRequired, emailInvalid, phoneTooShort, messageTooShort]) {
      expect(await page.getByText(text).count(), text).toBe(1);
    }
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(4);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect((await descriptions(page, 'phone'))[0]).toContain(phoneTooShort);
    expect(
      await page
        .getByText(nameRequired)
        .evaluate((node) => node.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)),
    ).toBe(messagesLang);
    expect(await page.locator('[name="email"]').inputValue()).toBe('x');
    await page.locator('[role="status"] button').last().click();
    await expect.poll(() => page.getByText(messages.fixErrors).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });

  test('CF-3: valid: the mail program gets the message, a toast says so, the form clears', async () => {
    const page = await openForm(site, lang);
    await fillForm(page, validMessage);
    await send(page);
    const mailto = await openedMail(page);
    expect(mailto.pathname).toBe(content.company.email);
    expect([...mailto.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(mailto.searchParams.get('subject')).toBe(`Contact form - ${validMessage.name}`);
    for (const value of [
      validMessage.name,
      validMessage.email,
      validMessage.phone,
      '100 % oui & non #1',
      '🙂',
    ]) {
      expect(mailto.searchParams.get('body')).toContain(value);
    }
    await expect.poll(() => page.locator('[name="message"]').inputValue()).toBe('');
  });
});

/** What of the form a person has to see now, and where it stands in the window. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom };
    };
    const field = document.activeElement;
    return {
      toast: boxOf(document.querySelector('#contact form [role="status"] > div')),
      field: boxOf(field),
      message: boxOf(document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')),
      button: boxOf(document.querySelector('#contact form button[type="submit"]')),
      head: boxOf(document.querySelector('header')).bottom,
      foot: boxOf(document.querySelector('a[href^="tel:"]:not(main *, header *, footer *)')?.parentElement)
        .top,
    };
  });

describe.each([320, 360, 412])('on a phone %i px wide', (width) => {
  const phone = { viewport: { width, height: 740 } };
  const coveredIn = (place: Awaited<ReturnType<typeof placesIn>>) =>
    place.head <= place.toast.top &&
    place.toast.bottom < place.field.top &&
    place.field.bottom < place.message.top
      ? 'nothing'
      : place;

  test('CF-2: the toast covers neither the field with the focus nor its message', async () => {
    const page = await openForm(site, 'fr', phone);
    await fillForm(page, { name: '', email: 'x', phone: '12', message: 'short' });
    await send(page);
    await page.getByText('Please fix the form errors').waitFor();
    for (const name of ['name', 'email', 'phone', 'message']) {
      if (name !== 'name') await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
      await expect.poll(async () => coveredIn(await placesIn(page)), { message: name }).toBe('nothing');
    }
  });

  test('CF-2: a wrong message is seen whole, with the toast above it and what is wrong below it', async () => {
    const page = await openForm(site, 'fr', phone);
    await fillForm(page, { ...validMessage, message: 'short' });
    await send(page);
    await page.getByText('Please fix the form errors').waitFor();
    await expect.poll(async () => coveredIn(await placesIn(page))).toBe('nothing');
    const { message, foot } = await placesIn(page);
    expect(message.bottom).toBeLessThanOrEqual(foot);
  });

  test('CF-3: the toast stands below the button, and both are seen', async () => {
    const page = await openForm(site, 'nl', phone);
    await fillForm(page, validMessage);
    await send(page);
    await page.locator('#contact form [role="status"] button').first().waitFor();
    await expect
      .poll(async () => {
        const { toast, button, head, foot } = await placesIn(page);
        return button.top >= head && toast.top >= button.bottom && toast.bottom <= foot;
      })
      .toBe(true);
  });
});
