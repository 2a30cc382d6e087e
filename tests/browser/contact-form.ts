import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readContentFile } from '../support/content-files.ts';
import { toPlainText } from '../support/plain-text.ts';
import { addSiteFont, type Site } from './site.ts';

/** Texts of the form, as they stand in the content. */
export const formWords = readContentFile('ui/form');
/** Messages are English by the specification, in both languages (CF-4). */
export const formMessages = formWords.messages.en;

/** A message that the form accepts, with what could break a URL. */
export const validMessage = {
  name: 'Zoé & Émile De Smet',
  email: 'zoe@example.be',
  phone: '+32 470 12 34 56',
  message: 'Chaudière froide ? 100 % oui & non #1\nMerci 🙂',
};
type Message = typeof validMessage;

/** A message that the form accepts, in one line. */
export const typedMessage: Message = { ...validMessage, message: 'La chaudière est froide depuis hier.' };

/** A page with nothing in it yet, on which mails are noted (`openedMails`) instead of opened; its errors are collected. */
export const newPage = async (site: Site, options: BrowserContextOptions = {}) => {
  const page = await site.newPage({ locale: 'nl-BE', ...options });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      const mails = JSON.parse(document.documentElement.dataset.mails ?? '[]');
      document.documentElement.dataset.mails = JSON.stringify([...mails, link.getAttribute('href')]);
    });
  });
  return { page, errors };
};

/** Scrolls to the form; not by Playwright, which gives up where React writes the form anew meanwhile. */
export const scrollToForm = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#contact form')?.scrollIntoView());

export const sendButton = (page: Page) => page.locator('#contact form button[type="submit"]');
export const formField = (page: Page, name: string) => page.locator(`#contact form [name="${name}"]`);
export const formNotice = (page: Page) => page.locator('#contact form [role="status"]');
/** The link that stands in for the form: a mail with a subject. */
export const mailLink = (page: Page) => page.locator('#contact a[href*="?subject="]');

/** Waits until the form has its script: from then on it validates the fields itself. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('#contact form button[type="submit"]:enabled').waitFor();

/** Scrolls to the form of the open page, and waits for its script. */
export const reachForm = async (page: Page): Promise<void> => {
  await scrollToForm(page);
  await waitForHydration(page);
};

/** Opens the form of the home page in a language, and waits for its script. */
export const openForm = async (site: Site, lang: string, options: BrowserContextOptions = {}) => {
  const opened = await newPage(site, options);
  await addSiteFont(opened.page);
  await opened.page.goto(`${site.origin}/${lang}#contact`);
  await reachForm(opened.page);
  return opened;
};

export const fillForm = async (page: Page, values: Partial<Message>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
};

/** The values of the fields. */
export const formValues = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('#contact form :is(input, textarea)[name]')
    .evaluateAll((fields) =>
      Object.fromEntries((fields as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );

/** The description of a field for screen readers: its message first, then its hint. */
export const readDescriptions = async (page: Page, name: string): Promise<string[]> => {
  const texts = await formField(page, name).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );
  return texts.map(toPlainText);
};

export const send = (page: Page): Promise<void> => sendButton(page).click();

/** `mailto:` URLs of the mails that were opened. */
export const openedMails = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.mails ?? '[]'));

/** The one mail that was opened. */
export const openedMail = async (page: Page): Promise<URL> => {
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  return new URL((await openedMails(page))[0] ?? '');
};

/** Expects that one mail was opened, and that it holds all of the texts. */
export const expectMail = async (page: Page, texts: readonly string[]): Promise<void> => {
  const body = (await openedMail(page)).searchParams.get('body');
  for (const text of texts) expect(body).toContain(text);
};
