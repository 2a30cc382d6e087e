/** Whatever goes wrong on the visitor's side, nothing that was typed is lost. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { contactFormProps } from '#src/copy/form.ts';
import {
  fillForm,
  formValues,
  holdFiles,
  hydrated,
  newPage,
  openedMail,
  openedMails,
  scrollToForm,
  send,
  validMessage,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();
let context: BrowserContext;
afterEach(() => context.close());

const visitor = async (browser?: Browser) => {
  const opened = await newPage(site, {}, browser);
  context = opened.context;
  return opened;
};

const typed = { ...validMessage, message: 'La chaudière est froide depuis hier.' };

const { labels, messages } = contactFormProps('fr');
const holdScripts = (page: Page) => holdFiles(page, '**/*.js');
/** Opens the home page whose script files are held back, and with them its `load` event. */
const openWithoutScripts = async (page: Page) => {
  await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
};

test('the scripts fail to load: the form stays a mail form, with the browser’s own checks, and keeps what is typed', async () => {
  const { page } = await visitor();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  await fillForm(page, { ...typed, email: 'zoe' });
  await send(page);
  expect(await page.locator('[name="email"]').evaluate((field) => field.matches(':invalid'))).toBe(true);
  expect(await formValues(page)).toEqual({ ...typed, email: 'zoe' });
  const form = page.locator('#contact form');
  expect(await form.getAttribute('action')).toBe(`mailto:${company.email}`);
  expect(await form.getAttribute('method')).toBe('post');
  expect(await form.getAttribute('enctype')).toBe('text/plain');
  await page.locator('[popovertarget="nav"]').click();
  expect(await page.locator('#nav').isVisible()).toBe(true);
});

test('offline while sending: the mail opens all the same, it needs no network of ours', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr#contact`);
  await scrollToForm(page);
  await hydrated(page);
  await context.setOffline(true);
  await fillForm(page, typed);
  await send(page);
  expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
});

test('the script comes late: what was typed before it is still there after it, and is sent', async () => {
  const { page } = await visitor();
  const release = await holdScripts(page);
  await openWithoutScripts(page);
  await scrollToForm(page);
  await fillForm(page, typed);
  release();
  await hydrated(page);
  expect(await formValues(page)).toEqual(typed);
  await send(page);
  expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
});

test('a double click on Send opens one mail, and the notice says that it is ready', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  await hydrated(page);
  await fillForm(page, typed);
  await page.locator('#contact form button[type="submit"]').dblclick();
  await page.getByText(labels.sentTitle).waitFor();
  expect(await openedMails(page)).toHaveLength(1);
  expect(await page.getByText(messages.fixErrors).count()).toBe(0);
});

test('pasted with emoji and marks of direction: numbers and addresses lose the marks, the message keeps its words', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  await hydrated(page);
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
