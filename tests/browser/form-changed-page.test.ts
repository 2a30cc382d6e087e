/** What programs of the visitor fill into the form. */
import { expect, test } from 'vitest';
import { expectMail, field, fillForm, openedMail, openForm, send, typed } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

test('autofill: the fields say what they are for, and a value without any key pressed is sent', async () => {
  const { page } = await openForm(site, 'fr');
  for (const [name, purpose] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
  ] as const)
    expect(await field(page, name).getAttribute('autocomplete')).toBe(purpose);
  // As browsers fill in: the value, without the keys and without React's tracking.
  await page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input !== null) input.value = value;
    }
  }, typed);
  await send(page);
  await expectMail(page, Object.values(typed));
});

test('pasted with emoji and marks of direction: numbers and addresses lose the marks, the message keeps its words', async () => {
  const { page } = await openForm(site, 'fr');
  await fillForm(page, {
    name: '\u202eZoé 👩🏽‍🔧 ليلى',
    email: '\u200fzoe@example.be\u200b',
    phone: '\u202a+32 470 12 34 56\u202c',
    message: 'Chaudière 🥶 froide\u200f שלום 👨‍👩‍👧 merci',
  });
  await send(page);
  await expectMail(page, ['zoe@example.be', '+32 470 12 34 56', 'Chaudière 🥶 froide', 'שלום 👨‍👩‍👧 merci']);
  const { searchParams } = await openedMail(page);
  expect(searchParams.get('subject')).toBe('Contact form - Zoé 👩🏽‍🔧 ليلى');
  expect(searchParams.get('body')).not.toMatch(/[\u202a-\u202e\u200b]/);
});
