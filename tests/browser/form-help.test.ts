/** TR-4: messages of the form about values that it refuses, and values that programs of the visitor fill in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compactText } from '../support/plain-text.ts';
import {
  expectMail,
  fillForm,
  formField,
  formMessages,
  formValues,
  formWords,
  openForm,
  readDescriptions,
  send,
  typedMessage,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();
const suggestion = (page: Page) => page.locator('#contact form button').filter({ hasText: /0\d+ \d\d/ });

test('TR-4: a Belgian spelling is refused, said beforehand, and corrected with one tap, but not once it is typed anew', async () => {
  const { page } = await openForm(site, 'fr');
  const hint = formWords.labels.fr.phoneHint;
  expect((await readDescriptions(page, 'phone')).map(compactText)).toEqual([compactText(hint)]);
  const expectRefusal = async () => {
    await fillForm(page, { ...typedMessage, phone: '053/12.34.56' });
    await send(page);
    await suggestion(page).waitFor();
  };
  await expectRefusal();
  await fillForm(page, { phone: '0470 12 34 57' });
  await expect.poll(() => suggestion(page).count()).toBe(0);
  await expectRefusal();
  const [message, remedy] = await readDescriptions(page, 'phone');
  expect(message).toBe(formMessages.phoneFormat);
  expect(remedy).toContain('053 12 34 56');
  await suggestion(page).click();
  expect(await formValues(page)).toEqual({ ...typedMessage, phone: '053 12 34 56' });
  expect(await page.getByText(formMessages.phoneFormat).count()).toBe(0);
  await send(page);
  await expectMail(page, ['053 12 34 56']);
});

test('TR-4: a notice says that a pasted text was cut, only if it was, and no number is suggested from a cut one', async () => {
  const { page } = await openForm(site, 'fr');
  const liveRegion = page.locator('#contact form [aria-live="polite"]', {
    hasText: formWords.labels.fr.full.split('.')[0],
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (name: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await formField(page, name).focus();
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('message', `${'mot '.repeat(300)}fin`);
  await liveRegion.waitFor();
  expect((await formValues(page)).message).toHaveLength(1000);
  await fillForm(page, { message: '' });
  await expect.poll(() => liveRegion.count()).toBe(0);
  await paste('message', 'm'.repeat(1000));
  await paste('name', 'Zoé\nDe Smet');
  await expect.poll(async () => (await formValues(page)).name).toMatch(/Smet/);
  expect(await liveRegion.count()).toBe(0);
  // The field cuts the second number off. What is left of it, joined to the first, would be a number that nobody has.
  await paste('phone', '+32 53 12 34 56 / 0470 12 34 56');
  await liveRegion.waitFor();
  await send(page);
  await page.getByText(formMessages.phoneFormat).waitFor();
  expect(await page.locator('#contact-phone-suggestion').count()).toBe(0);
});

test('autofill: the fields say what they are for, and a value without any key pressed is sent', async () => {
  const { page } = await openForm(site, 'fr');
  for (const [name, purpose] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
  ] as const)
    expect(await formField(page, name).getAttribute('autocomplete')).toBe(purpose);
  // As browsers fill in a field: they set its value, without a key event.
  await page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input !== null) input.value = value;
    }
  }, typedMessage);
  await send(page);
  await expectMail(page, Object.values(typedMessage));
});
