/** Programs of the visitor that change the page, and with it the form. */
import { expect, test } from 'vitest';
import {
  expectMail,
  field,
  fillForm,
  formValues,
  hydrated,
  newPage,
  openedMail,
  openForm,
  openWithoutIsland,
  send,
  typed,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

/** True unless it is React's #418: the page was not as written, React writes it anew and says so. Nothing is lost by it. */
const isLoss = (error: string) => !error.includes('#418');

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

test('IS-3, TR-4: the script comes late, after a password manager has changed the form, and the network is gone: what was typed is sent, and nothing foreign', async () => {
  const { page, errors } = await newPage(site);
  const release = await openWithoutIsland(site, page);
  await fillForm(page, typed);
  await page.evaluate(() => {
    const form = document.querySelector('#contact form');
    const secret = document.createElement('input');
    secret.type = 'password';
    secret.name = 'password';
    secret.value = 'geheim';
    secret.hidden = true;
    form?.append(secret);
    for (const field of form?.querySelectorAll('input') ?? []) {
      field.setAttribute('data-manager', 'filled');
      field.style.backgroundImage = 'none';
      field.after(document.createElement('manager-icon'));
    }
  });
  release();
  await hydrated(page);
  expect(await formValues(page)).toMatchObject(typed);
  // The mail needs no network of ours.
  await page.context().setOffline(true);
  await send(page);
  const address = (await openedMail(page)).href;
  expect(address).toContain(encodeURIComponent(typed.message));
  expect(address).not.toContain('geheim');
  expect(errors.filter(isLoss)).toEqual([]);
});
