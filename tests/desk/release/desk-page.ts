import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../../tools/browsers/launch.ts';
import { type RunningDesk, startDesk } from './running-desk.ts';

/** What an element says; the desk sets no-break spaces (desk/ui/no-break.ts). */
export const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').replaceAll('\u00a0', ' ');

/** The page of a running desk, and what tests do with it. */
export interface DeskPage {
  desk: RunningDesk;
  page: Page;
  /** Errors of scripts and of the content security policy. */
  faults: string[];
  open: (file: string) => Promise<void>;
  openSection: (key: string) => Promise<void>;
  /** Opens an item of a list, which may be folded. */
  openItem: (key: string) => Promise<void>;
  field: (file: string, key: string) => Locator;
  save: () => Promise<void>;
  /** Lines of content/ that differ from the last commit, without names of files. */
  changedLines: () => string[];
}

/** Starts a desk and a browser before the tests of a file, and ends them afterwards. The tests get them as a function. */
export const startDeskPage = (): (() => DeskPage) => {
  let browser: Browser | undefined;
  let started: DeskPage | undefined;
  beforeAll(async () => {
    const desk = await startDesk();
    browser = await launch();
    // Without the fade between pages: Chromium reports one that ends because the preview changes its size as an error.
    const page = await browser.newPage({
      locale: 'fr-BE',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    started = deskPage(desk, page);
    await page.goto(desk.address);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    started?.desk.stop();
  });
  return () => {
    if (started === undefined) throw new Error('The desk has not been started.');
    return started;
  };
};

const deskPage = (desk: RunningDesk, page: Page): DeskPage => {
  const faults: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url.includes('/desk'))
      faults.push(`${message.text()} ${message.location().url.replace(/token.*/, '')}`);
  });
  return {
    desk,
    page,
    faults,
    open: async (file) => {
      await page.getByRole('searchbox').fill(file);
      await page.locator('nav.files li button').first().press('Enter');
      await page.locator(`section.form[data-file*="${file}"]`).waitFor();
      await page.locator('.form .node').first().waitFor();
    },
    openSection: async (key) => {
      const section = page.locator(`details.section[data-key="${key}"]`);
      if ((await section.getAttribute('open')) === null) await section.locator('> summary').press('Enter');
    },
    openItem: async (key) => {
      const item = page.locator(`[id="item:${key}"]:not([open]) > summary`);
      if ((await item.count()) > 0) await item.press('Enter');
    },
    field: (file, key) => page.locator(`[id="${file}:${key}"]`),
    save: async () => {
      await page.locator('.messages .good, .messages .bad').first().waitFor({ state: 'detached' });
      await page.keyboard.press('Control+s');
      await page.locator('.messages .good, .messages .bad').first().waitFor();
    },
    changedLines: () =>
      desk
        .git('diff', '--unified=0', '--', 'content')
        .split('\n')
        .filter((line) => /^[+-][^+-]/.test(line)),
  };
};
