import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { alwaysWithFont, holdFiles, type Site, widths } from './site.ts';

export const fieldNames = ['name', 'email', 'phone', 'message'] as const;

/** A message that the form accepts. */
export const validMessage = {
  name: 'Zoé & Émile De Smet',
  email: 'zoe@example.be',
  phone: '+32 470 12 34 56',
  message: 'Chaudière froide ? 100 % oui & non #1\nMerci 🙂',
};
type Message = typeof validMessage;

/** Another one, with a message of one line. */
export const typed: Message = { ...validMessage, message: 'La chaudière est froide depuis hier.' };

/** A page with nothing in it yet, on which mails are noted (`openedMails`) instead of opened; its errors are collected. */
export const newPage = async (site: Site, options: BrowserContextOptions = {}, browser = site.browser) => {
  const context = await browser.newContext({
    viewport: { width: widths.phone, height: 800 },
    reducedMotion: 'reduce',
    locale: 'nl-BE',
    ...options,
  });
  const page = await context.newPage();
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
  return { context, page, errors };
};

/** Scrolls to the form; not by Playwright, which gives up where React writes the form anew meanwhile. */
export const scrollToForm = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#contact form')?.scrollIntoView());

/** Waits until the form has its script: from then on it validates the fields itself. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#contact form button[type="submit"]:enabled').waitFor();

/** Scrolls to the form of the open page, and waits for its script. */
export const reachForm = async (page: Page): Promise<void> => {
  await scrollToForm(page);
  await hydrated(page);
};

/** Opens the form of the home page in a language, and waits for its script. */
export const openForm = async (
  site: Site,
  lang: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const { page } = await newPage(site, options);
  await alwaysWithFont(page);
  await page.goto(`${site.origin}/${lang}#contact`);
  await reachForm(page);
  return page;
};

export const fillForm = async (page: Page, values: Partial<Message>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
};

/** What stands in the fields. */
export const formValues = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('#contact form [name]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [
          field.getAttribute('name'),
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null,
        ]),
      ),
    );

/** What describes a field to a screen reader: its message first, then its hint. */
export const descriptions = (page: Page, name: string): Promise<string[]> =>
  page
    .locator(`[name="${name}"]`)
    .evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? ''),
    );

export const send = (page: Page): Promise<void> =>
  page.locator('#contact form button[type="submit"]').click();

/** Addresses of the mails that were opened. */
export const openedMails = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.mails ?? '[]'));

/** The one mail that was opened. */
export const openedMail = async (page: Page): Promise<URL> => {
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  return new URL((await openedMails(page))[0] ?? '');
};

/** Files without which the form does not run; the loader is not among them. */
export const islandFiles = '**/ContactForm*.js';

/** Opens the home page while the form's own files are held back; the form takes what is typed. */
export const openWithoutIsland = async (site: Site, page: Page): Promise<() => void> => {
  const release = await holdFiles(page, islandFiles);
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  return release;
};
