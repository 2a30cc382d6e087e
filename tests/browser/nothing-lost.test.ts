/**
 * Hostile inputs and sequences of clicks. Each line says where the visitor finds afterwards what was typed: in the
 * fields, in the notice, or behind the button that shows the notice again.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contactFormProps } from '#src/copy/form.ts';
import { fillForm, formValues, openedMails, reachForm, send, typed, visitorsOf } from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();
const visitor = visitorsOf(site);
const { labels, messages } = contactFormProps('fr');

type Place = 'fields' | 'notice' | 'behind the button';

const sendButton = 'form button[type="submit"]';
const showAgain = (page: Page) => page.getByRole('button', { name: labels.showAgain });
const closeNotice = (page: Page) => page.getByRole('button', { name: labels.close }).last().click();
const enterInName = (page: Page) => page.locator('[name="name"]').press('Enter');
const blog = async (page: Page, back: (page: Page) => Promise<unknown>) => {
  await page.goto(`${site.origin}/fr/blog`);
  await back(page);
  await page.waitForURL(`${site.origin}/fr#contact`);
  await reachForm(page);
};
const goBack = (page: Page) => page.evaluate(() => history.back());

/** Bodies of the mails that the notice offers to open again. */
const bodiesInNotice = (page: Page): Promise<string[]> =>
  page
    .locator('[role="status"] a[href^="mailto:"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? ''),
    );

/** Where a text is found. */
const placesOf = async (page: Page, text: string): Promise<Place[]> => {
  const places: Place[] = [];
  if (Object.values(await formValues(page)).some((value) => value.includes(text))) places.push('fields');
  const has = async () => (await bodiesInNotice(page)).some((body) => body.includes(text));
  if (await has()) places.push('notice');
  else if (await showAgain(page).isVisible()) {
    await showAgain(page).click();
    if (await has()) places.push('behind the button');
  }
  return places;
};

interface Row {
  what: string;
  fill?: Partial<typeof typed>;
  act: (page: Page) => Promise<unknown>;
  found: Place[];
  /** Part of the message that must be found; default: the whole message, on one line. */
  text?: string;
  mails?: number;
}

const twice = async (page: Page) => {
  await send(page);
  await send(page);
};

const sequences: Row[] = [
  { what: 'one click on Send', act: send, found: ['notice'], mails: 1 },
  {
    what: 'a double click on Send',
    act: (page) => page.locator(sendButton).dblclick(),
    found: ['notice'],
    mails: 1,
  },
  { what: 'two slow clicks on Send', act: twice, found: ['notice'], mails: 1 },
  {
    what: 'five clicks on Send',
    act: (page) => page.locator(sendButton).click({ clickCount: 5 }),
    found: ['notice'],
    mails: 1,
  },
  {
    what: 'Enter twice in a field',
    act: async (page) => {
      await enterInName(page);
      await enterInName(page);
    },
    found: ['notice'],
    mails: 1,
  },
  {
    what: 'Send, then Enter in an empty field',
    act: async (page) => {
      await send(page);
      await enterInName(page);
    },
    found: ['notice'],
    mails: 1,
  },
  {
    what: 'Send, then spaces in a field and Send',
    act: async (page) => {
      await send(page);
      await fillForm(page, { name: '   ', message: ' \n ' });
      await send(page);
    },
    found: ['notice'],
    mails: 1,
  },
  {
    what: 'Send, close the notice',
    act: async (page) => {
      await send(page);
      await closeNotice(page);
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, close the notice, Send the empty form',
    act: async (page) => {
      await send(page);
      await closeNotice(page);
      await send(page);
      await page.getByText(messages.fixErrors).waitFor();
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, close, show again, close, Escape',
    act: async (page) => {
      await send(page);
      await closeNotice(page);
      await showAgain(page).click();
      await closeNotice(page);
      await page.keyboard.press('Escape');
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, then a second message with an error',
    act: async (page) => {
      await send(page);
      await fillForm(page, { ...typed, message: 'x' });
      await send(page);
      await page.getByText(messages.fixErrors).waitFor();
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, then a second message is sent',
    act: async (page) => {
      await send(page);
      await fillForm(page, { ...typed, message: 'Et une seconde question.' });
      await send(page);
    },
    found: ['notice'],
    mails: 2,
  },
  {
    what: 'the same message is sent twice',
    act: async (page) => {
      await send(page);
      await fillForm(page, typed);
      await send(page);
    },
    found: ['notice'],
    mails: 2,
  },
  {
    what: 'Send, go to another page and back',
    act: async (page) => {
      await send(page);
      await blog(page, goBack);
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, close, go to another page, back, forward, back',
    act: async (page) => {
      await send(page);
      await closeNotice(page);
      await blog(page, goBack);
      await page.evaluate(() => history.forward());
      await page.waitForURL(`${site.origin}/fr/blog`);
      await blog(page, goBack);
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, switch the language and back',
    act: async (page) => {
      await send(page);
      await page.locator('header a[hreflang], header a[lang]').first().click();
      await page.waitForURL(`${site.origin}/nl`);
      await goBack(page);
      await page.waitForURL(`${site.origin}/fr#contact`);
      await reachForm(page);
    },
    found: ['behind the button'],
  },
  {
    what: 'no Send: go to another page and back',
    act: (page) => blog(page, goBack),
    found: ['fields'],
    mails: 0,
  },
  {
    what: 'no Send: go to another section and back',
    act: async (page) => {
      await page.goto(`${site.origin}/fr#about`);
      await goBack(page);
    },
    found: ['fields'],
    mails: 0,
  },
  { what: 'one field is wrong: Send', fill: { email: 'zoe' }, act: send, found: ['fields'], mails: 0 },
  { what: 'one field is wrong: Send twice', fill: { email: 'zoe' }, act: twice, found: ['fields'], mails: 0 },
  {
    what: 'wrong, the toast is closed',
    fill: { name: '' },
    act: async (page) => {
      await send(page);
      await closeNotice(page);
    },
    found: ['fields'],
    mails: 0,
  },
  {
    what: 'no clipboard: Copy is refused, the text is shown to be selected',
    act: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await send(page);
      await page.getByRole('button', { name: labels.copy }).click();
      await expect.poll(() => page.locator('[role="status"] textarea').inputValue()).toContain(typed.message);
    },
    found: ['notice'],
  },
];

const long = 'm'.repeat(1000);
const inputs: Row[] = [
  { what: 'markup', fill: { message: '<script>alert(1)</script><b>' }, act: send, found: ['notice'] },
  { what: 'a second recipient', fill: { name: 'x&bcc=a@b.be?cc=c@d.be' }, act: send, found: ['notice'] },
  { what: 'line breaks in a name', fill: { name: 'Zoé\r\nBcc: a@b.be' }, act: send, found: ['notice'] },
  {
    what: 'emoji, Arabic and Hebrew',
    fill: { message: '🥶 froide ليلى שלום 👨‍👩‍👧' },
    act: send,
    found: ['notice'],
  },
  { what: '1,000 characters', fill: { message: long }, act: send, found: ['notice'] },
  { what: '% and + and #', fill: { message: '100 %41 a+b #1 &amp; \\ "' }, act: send, found: ['notice'] },
  {
    what: 'half an emoji',
    fill: { message: 'moitié \ud83e d’émoji' },
    act: send,
    found: ['notice'],
    text: 'moitié',
  },
  {
    what: 'a null and control characters',
    fill: { message: 'avant\u0007 après tout' },
    act: send,
    found: ['notice'],
    text: 'après tout',
  },
  { what: 'only spaces', fill: { message: ' '.repeat(40) }, act: send, found: ['fields'], mails: 0 },
  {
    what: 'a phone number without digits',
    fill: { phone: '(---)  ---' },
    act: send,
    found: ['fields'],
    mails: 0,
  },
  {
    what: 'a phone number with slash and dots',
    fill: { phone: '053/12.34.56' },
    act: send,
    found: ['fields'],
    mails: 0,
  },
];

describe('TR-4', () => {
  test.each([...sequences, ...inputs])('$what: the text is found in: $found', async (row) => {
    const { page, errors } = await visitor();
    await page.goto(`${site.origin}/fr#contact`);
    await reachForm(page);
    await fillForm(page, { ...typed, ...row.fill });
    await row.act(page);
    const text = row.text ?? row.fill?.message ?? typed.message;
    await expect.poll(() => placesOf(page, text)).toEqual(row.found);
    if (row.mails !== undefined) expect(await openedMails(page)).toHaveLength(row.mails);
    for (const mail of await openedMails(page))
      expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(errors).toEqual([]);
  });
});
