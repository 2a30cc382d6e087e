/** Whatever goes wrong on the visitor's side, nothing that was typed is lost. */
import { expect, test } from 'vitest';
import {
  fillForm,
  formValues,
  hydrated,
  newPage,
  openedMail,
  openWithoutIsland,
  reachForm,
  send,
  typed,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

test('offline while sending: the mail opens all the same, it needs no network of ours', async () => {
  const { page, context } = await newPage(site);
  await page.goto(`${site.origin}/fr#contact`);
  await reachForm(page);
  await context.setOffline(true);
  await fillForm(page, typed);
  await send(page);
  expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
});

test('the script comes late: what was typed before it is still there after it, and is sent', async () => {
  const { page } = await newPage(site);
  const release = await openWithoutIsland(site, page);
  await fillForm(page, typed);
  release();
  await hydrated(page);
  expect(await formValues(page)).toEqual(typed);
  await send(page);
  expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
});

test('pasted with emoji and marks of direction: numbers and addresses lose the marks, the message keeps its words', async () => {
  const { page } = await newPage(site);
  await page.goto(`${site.origin}/fr`);
  await reachForm(page);
  await fillForm(page, {
    name: '\u202eZoé 👩🏽‍🔧 ليلى',
    email: '\u200fzoe@example.be\u200b',
    phone: '\u202a+32 470 12 34 56\u202c',
    message: 'Chaudière 🥶 froide\u200f שלום 👨‍👩‍👧 merci',
  });
  await send(page);
  const { searchParams } = await openedMail(page);
  expect(searchParams.get('subject')).toBe('Contact form - Zoé 👩🏽‍🔧 ليلى');
  const body = searchParams.get('body') ?? '';
  for (const line of ['zoe@example.be', '+32 470 12 34 56', 'Chaudière 🥶 froide', 'שלום 👨‍👩‍👧 merci']) {
    expect(body).toContain(line);
  }
  expect(body).not.toMatch(/[\u202a-\u202e\u200b]/);
});

test('CF-1: limits stand in the HTML', async () => {
  const page = await site.open('/fr');
  const limits = await page
    .locator('#contact form [name]')
    .evaluateAll((fields) =>
      fields.map((field) => [
        field.getAttribute('name'),
        field.getAttribute('maxlength'),
        field.hasAttribute('required'),
      ]),
    );
  expect(limits).toEqual([
    ['name', '100', true],
    ['email', '255', true],
    ['phone', '20', true],
    ['message', '1000', true],
  ]);
  expect(await page.locator('#contact form textarea').getAttribute('rows')).toBe('6');
});
