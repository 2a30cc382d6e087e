/** TR-4: what the form says about values that it does not take. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compact } from '../support/plain-text.ts';
import { testedLanguages } from '../support/test-scope.ts';
import {
  descriptions,
  expectMail,
  field,
  fillForm,
  formValues,
  formWords,
  messages,
  openForm,
  send,
  typed,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();
const suggestion = (page: Page) => page.locator('#contact form button').filter({ hasText: /0\d+ \d\d/ });

test.each(testedLanguages('fr'))(
  'TR-4: a Belgian spelling is refused, said beforehand, and corrected with one tap, in %s',
  async (lang) => {
    const { phoneHint } = formWords.labels[lang];
    const { page } = await openForm(site, lang);
    expect((await descriptions(page, 'phone')).map(compact)).toEqual([compact(phoneHint)]);
    await fillForm(page, { ...typed, phone: '053/12.34.56' });
    await send(page);
    await page.getByText(messages.phoneFormat).waitFor();
    const [message, remedy] = await descriptions(page, 'phone');
    expect(message).toBe(messages.phoneFormat);
    expect(remedy).toContain('053 12 34 56');
    await suggestion(page).click();
    expect(await formValues(page)).toEqual({ ...typed, phone: '053 12 34 56' });
    expect(await page.getByText(messages.phoneFormat).count()).toBe(0);
    await send(page);
    await expectMail(page, ['053 12 34 56']);
  },
);

test('TR-4: a number that is typed anew is not replaced by the former one', async () => {
  const { page } = await openForm(site, 'nl');
  await fillForm(page, { ...typed, phone: '053/12.34.56' });
  await send(page);
  await suggestion(page).waitFor();
  await fillForm(page, { phone: '0470 12 34 57' });
  await expect.poll(() => suggestion(page).count()).toBe(0);
});

test('TR-4: a paste that is cut says so, one that fits does not', async () => {
  const { page } = await openForm(site, 'fr');
  const told = page.locator('#contact form [aria-live="polite"]', {
    hasText: formWords.labels.fr.full.split('.')[0],
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (name: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, name).focus();
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('message', `${'mot '.repeat(300)}fin`);
  await told.waitFor();
  expect((await formValues(page)).message).toHaveLength(1000);
  await fillForm(page, { message: '' });
  await expect.poll(() => told.count()).toBe(0);
  await paste('message', 'm'.repeat(1000));
  await paste('name', 'Zoé\nDe Smet');
  await expect.poll(async () => (await formValues(page)).name).toMatch(/Smet/);
  expect(await told.count()).toBe(0);
  await paste('phone', '+32 (0)470 12 34 56 / +32 53 12 34 56');
  await told.waitFor();
});

test('TR-4: who types up to the limit of a field is told so, and no number is proposed from what was cut', async () => {
  const { page } = await openForm(site, 'fr');
  await field(page, 'phone').focus();
  // Two numbers; of the first, and of the second's beginning, a number could be made that nobody has.
  await page.keyboard.type('+32 53 12 34 56 / 0470 12 34 56');
  await page.getByText(formWords.labels.fr.full.split('.')[0] ?? '').waitFor();
  await send(page);
  await page.getByText(messages.phoneFormat).waitFor();
  expect(await page.locator('#contact-phone-suggestion').count()).toBe(0);
});
