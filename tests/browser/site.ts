import type { Page } from 'playwright-core';
import { type RunningServer, serve } from '../../tools/server/static-server.ts';

/** The built site on a free port. */
export const serveSite = (): Promise<RunningServer> => serve('dist', 0);

/** What a page did that no page may do: console messages, and requests that leave the origin. */
export interface Watch {
  messages: string[];
  foreign: string[];
}

/** Watches a page from before its first request. */
export const watch = (page: Page, origin: string): Watch => {
  const seen: Watch = { messages: [], foreign: [] };
  page.on('console', (message) => seen.messages.push(message.text()));
  page.on('pageerror', (error) => seen.messages.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) seen.foreign.push(url);
  });
  return seen;
};

/** Widths at which every page is looked at: the narrowest phone, a common phone, a tablet, a laptop. */
export const widths = { narrow: 320, phone: 360, tablet: 768, laptop: 1280 } as const;

/** Waits until the browser has drawn what it knows by now: two frames, as the first may have begun before. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Waits until the page has loaded, has its fonts, and has had time for whatever it does by itself: what it asks for
 * by then has been asked, because a request of ours, made last, has been answered.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await frames(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
  await frames(page);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};
