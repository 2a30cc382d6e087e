import { expect, test } from 'vitest';
import {
  expectMail,
  fillForm,
  formField,
  formValues,
  formWords,
  openForm,
  send,
  typedMessage,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

test('TR-4: a notice says that a pasted text was cut, only if it was', async () => {
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
