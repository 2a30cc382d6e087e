import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Site, widths } from './site.ts';

export const fieldNames = ['name', 'email', 'phone', 'message'] as const;

/** A message that the form accepts. */
export const validMessage = {
  name: 'Zoé & Émile De Smet',
  email: 'zoe@example.be',
  phone: '+32 470 12 34 56',
  message: 'Chaudière froide ? 100 % oui & non #1\nMerci 🙂',
};
type Message = typeof validMessage;

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
      if (link === null) return;
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
export const hydrated = (page: Page): Promise<void> => page.locator('#contact form[novalidate]').waitFor();

/** Opens the form of the home page in a language, and waits for its script. */
export const openForm = async (
  site: Site,
  lang: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const { page } = await newPage(site, options);
  await page.goto(`${site.origin}/${lang}#contact`);
  await scrollToForm(page);
  await hydrated(page);
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

export const send = (page: Page): Promise<void> => page.locator('#contact form button[type="submit"]').click();

/** Addresses of the mails that were opened. */
export const openedMails = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.mails ?? '[]'));

/** The one mail that was opened. */
export const openedMail = async (page: Page): Promise<URL> => {
  await expect.poll(() => openedMails(page)).toHaveLength(1);
  return new URL((await openedMails(page))[0] ?? '');
};

/** Keeps files on their way until the returned function is called. */
export const holdFiles = async (page: Page, files: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
