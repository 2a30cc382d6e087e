import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchWithBfcache } from '../../tools/browsers/launch.ts';
import {
  fillForm,
  formMessages,
  formNotice,
  formValues,
  formWords,
  newPage,
  openedMails,
  reachForm,
  send,
  sendButton,
  typedMessage,
} from './contact-form.ts';
import { goInHistory, startSite } from './site.ts';

const site = startSite();
const siteWithBfcache = startSite(launchWithBfcache);
const path = '/fr/services/chauffage-par-le-sol#contact';

/** Where a visitor finds what was typed: in the fields, in the notice, or in the notice that a button shows again. */
type Place = 'fields' | 'notice' | 'button';
type Step = (page: Page) => Promise<unknown>;

/** One way through the form. How odd characters are encoded is tested in src/islands/contact-form/mailto.test.ts. */
interface Journey {
  what: string;
  fill?: Partial<typeof typedMessage>;
  steps: Step[];
  found: Place;
  mails?: number;
}

const labels = formWords.labels.fr;
const showAgainButton = (page: Page) => page.getByRole('button', { name: labels.showAgain });
const clickSendFiveTimes: Step = (page) => sendButton(page).click({ clickCount: 5 });
const close: Step = (page) => page.getByRole('button', { name: labels.close }).last().click();
const fill =
  (values: Partial<typeof typedMessage>): Step =>
  (page) =>
    fillForm(page, values);
const waitForRefusal: Step = (page) => page.getByText(formMessages.fixErrors).waitFor();
const goBack: Step = async (page) => {
  await goInHistory(page, -1);
  await page.waitForURL('**/fr/services/*#contact');
  await reachForm(page);
};
const openBlog: Step = (page) => page.goto(new URL('/fr/blog', page.url()).href);
const copyInVain: Step = async (page) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await send(page);
  await page.getByRole('button', { name: labels.copy }).click();
  await expect.poll(() => formNotice(page).locator('textarea').inputValue()).toContain(typedMessage.message);
};

const secondMessage = { ...typedMessage, message: 'Et une seconde question.' };

const journeys: Journey[] = [
  { what: 'five fast clicks', steps: [clickSendFiveTimes], found: 'notice', mails: 1 },
  { what: 'Send, spaces, Send', steps: [send, fill({ name: '   ' }), send], found: 'notice', mails: 1 },
  { what: 'closed, and the empty form is sent', steps: [send, close, send, waitForRefusal], found: 'button' },
  {
    what: 'a second message with an error',
    steps: [send, fill({ ...typedMessage, message: 'x' }), send, waitForRefusal],
    found: 'button',
  },
  { what: 'a second message', steps: [send, fill(secondMessage), send], found: 'notice', mails: 2 },
  { what: 'not sent: another page and back', steps: [openBlog, goBack], found: 'fields', mails: 0 },
  { what: 'wrong, toast closed', fill: { name: '' }, steps: [send, close], found: 'fields', mails: 0 },
  { what: 'the clipboard refuses: the text can be selected', steps: [copyInVain], found: 'notice' },
];

/** Bodies of the mails that the notice offers to open again. */
const bodiesInNotice = (page: Page): Promise<string[]> =>
  formNotice(page)
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? ''),
    );

/** The places in which a visitor finds a text. */
const placesOf = async (page: Page, text: string): Promise<Place[]> => {
  const places: Place[] = [];
  if (Object.values(await formValues(page)).some((value) => value.includes(text))) places.push('fields');
  const has = async () => (await bodiesInNotice(page)).some((body) => body.includes(text));
  if (await has()) places.push('notice');
  else if (await showAgainButton(page).isVisible()) {
    await showAgainButton(page).click();
    if (await has()) places.push('button');
  }
  return places;
};

const walkJourney = async ({ steps, fill, found, mails }: (typeof journeys)[number]): Promise<void> => {
  const { page, errors } = await newPage(site);
  await page.goto(site.origin + path);
  await reachForm(page);
  await fillForm(page, { ...typedMessage, ...fill });
  for (const step of steps) await step(page);
  await expect.poll(() => placesOf(page, typedMessage.message)).toEqual([found]);
  const opened = await openedMails(page);
  if (mails !== undefined) expect(opened).toHaveLength(mails);
  for (const mail of opened) expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(errors).toEqual([]);
  await page.context().close();
};

test.each(journeys)('TR-4: what was typed is never lost: $what', walkJourney);

test('TR-4: a page that comes back from the page cache has closed its menu and kept what was typed', async () => {
  const { page } = await newPage(siteWithBfcache);
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cached = String(persisted);
    }),
  );
  const visit = async (): Promise<boolean> => {
    await page.goto(`${siteWithBfcache.origin}/fr`);
    await reachForm(page);
    await fillForm(page, typedMessage);
    await page.locator('[popovertarget="nav"]').click();
    await page.locator('#nav a[href="/fr/blog"]').click();
    await page.waitForURL('**/fr/blog');
    await goInHistory(page, -1);
    await page.waitForURL('**/fr', { waitUntil: 'commit' });
    await page.locator('html[data-cached]').waitFor();
    return page.evaluate(() => document.documentElement.dataset.cached === 'true');
  };
  // A busy browser drops pages from its cache, and a visit without the cache tells nothing.
  let isCached = false;
  for (let visits = 0; visits < 10 && !isCached; visits += 1) isCached = await visit();
  expect(isCached, 'The browser never took the page from its cache.').toBe(true);
  expect(await page.locator('#nav').isVisible()).toBe(false);
  expect(await formValues(page)).toEqual(typedMessage);
});
