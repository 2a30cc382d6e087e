/** Programs of the visitor that change the page, and with it the form. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectMail,
  field,
  fillForm,
  formValues,
  formWords,
  hydrated,
  messages,
  newPage,
  notice,
  openedMail,
  openForm,
  openWithoutIsland,
  send,
  typed,
} from './contact-form.ts';
import { expectText, startSite } from './site.ts';

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

test('a password manager changes the form before it is hydrated: nothing breaks, nothing foreign is sent', async () => {
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
  await send(page);
  const address = (await openedMail(page)).href;
  expect(address).toContain(encodeURIComponent(typed.email));
  expect(address).not.toContain('geheim');
  expect(errors.filter(isLoss)).toEqual([]);
});

/** As translators do: every text becomes two nested elements with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    // The element that translators insert; its own type is marked as deprecated.
    const translated = () => document.createElement('font' as string);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style') !== null) continue;
      const [outer, inner] = [translated(), translated()];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'en';
  });

test.each(['before', 'after'])(
  'IS-1: the browser translates the page %s the form is hydrated: it still validates and sends',
  async (when) => {
    const { page, errors } = await newPage(site);
    const release = await openWithoutIsland(site, page);
    if (when === 'before') await translate(page);
    await fillForm(page, { ...typed, email: 'zoe' });
    await field(page, 'message').focus();
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
    if (when === 'after') await translate(page);
    expect(await formValues(page)).toEqual({ ...typed, email: 'zoe' });
    await send(page);
    await page.getByText(messages.emailInvalid).waitFor();
    await translate(page);
    await fillForm(page, { email: typed.email });
    await send(page);
    await expectMail(page, [typed.message]);
    await expectText(notice(page), formWords.labels.fr.sentTitle);
    expect(errors.filter(isLoss)).toEqual([]);
  },
);
