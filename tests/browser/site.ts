import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import { filesOf, type RunningServer, serveHttps } from '../../tools/server/static-server.ts';
import { compactText } from '../support/plain-text.ts';

/** Widths at which pages are looked at: the narrowest phone, a common phone, a tablet, a laptop. */
export const widths = { narrow: 320, phone: 360, tablet: 768, laptop: 1280 } as const;

/**
 * Sets every page in the site's font, however late it comes: a busy machine may fetch it after the first paint, and a page
 * then keeps its fallback, whose widths differ from machine to machine.
 */
export const addSiteFont = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(() => {
    const jost = new FontFace('Jost', 'url(/fonts/jost.woff2)', { weight: '100 900' });
    document.fonts.add(jost);
    jost.load();
  });

/** Browser and server, which the files of one worker share because a start takes a second. Both end with the worker. */
let sharedBrowser: Promise<Browser> | null = null;
let sharedServer: Promise<RunningServer> | null = null;
const launchShared = (): Promise<Browser> => {
  sharedBrowser ??= launch();
  return sharedBrowser;
};

/** A browser and the built site over HTTPS. */
export interface Site {
  browser: Browser;
  origin: string;
  /** A page in a context of its own: a phone whose visitor asks for no motion, where `options` do not say otherwise. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a path in such a page. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a path in the site's font, for tests of sizes and places. */
  openWithFont: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * A browser and the built site for the tests of a file: the browser that all share, or one of its own from `start`. What a
 * test has opened is closed after it, the rest after the file.
 */
export const startSite = (start = launchShared): Site => {
  let shared: BrowserContext[] = [];
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const viewport = { width: widths.phone, height: 800 };
    const context = await site.browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
    // A busy machine takes longer than the 30 seconds that Playwright waits.
    context.setDefaultTimeout(100_000);
    return context.newPage();
  };
  const site = {
    newPage,
    open: async (path: string, options: BrowserContextOptions = {}) => {
      const page = await newPage(options);
      await page.goto(site.origin + path);
      return page;
    },
    openWithFont: async (path: string, options: BrowserContextOptions = {}) => {
      const page = await newPage(options);
      await addSiteFont(page);
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
  } as Site;
  beforeAll(async () => {
    sharedServer ??= serveHttps(filesOf('dist'));
    site.browser = await start();
    site.origin = (await sharedServer).origin;
  });
  beforeEach(() => {
    shared = site.browser.contexts();
  });
  afterEach(async () => {
    for (const context of site.browser.contexts()) if (!shared.includes(context)) await context.close();
  });
  afterAll(async () => {
    for (const context of site.browser.contexts()) await context.close();
    if (start !== launchShared) await site.browser.close();
  });
  return site;
};

/** What no page may do: write messages to the console, or send requests to another origin. */
interface PageErrors {
  messages: string[];
  foreign: string[];
}

/** Watches a page from before its first request. */
export const collectPageErrors = (page: Page, origin: string): PageErrors => {
  const pageErrors: PageErrors = { messages: [], foreign: [] };
  page.on('console', (message) => pageErrors.messages.push(message.text()));
  page.on('pageerror', (error) => pageErrors.messages.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) pageErrors.foreign.push(url);
  });
  return pageErrors;
};

/** Expects that an element comes to hold a text of the content, however it is typeset. */
export const expectText = (where: Locator, text: string): Promise<void> =>
  expect.poll(async () => compactText((await where.textContent()) ?? '')).toContain(compactText(text));

/** Id of the element that has the focus. */
export const focusedId = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id ?? '');

/** Waits until the browser has drawn all changes made so far: two frames, because the first may have begun before them. */
export const waitForTwoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Waits until a page has its fonts and whatever it does by itself: a request of ours, made last, is then answered. */
export const waitUntilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForTwoFrames(page);
  // With a limit: a page that draws no frame more is never told that it is idle.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(undefined), { timeout: 2000 })),
  );
  await waitForTwoFrames(page);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};

/** Keeps files on their way until the returned function says whether they arrive. */
export const holdRequests = async (page: Page, files: string) => {
  let release = (_result: 'continue' | 'abort' = 'continue') => {};
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = (result = 'continue') => resolve(result);
  });
  await page.route(files, async (route) => route[await released]());
  return release;
};

/** Goes `steps` back (below zero) or forward in the history, once the script has answered: navigation ends its context. */
export const goInHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => {
    setTimeout(() => history.go(by));
  }, steps);
