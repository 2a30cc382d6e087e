import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillForm, formWords, messages, notice, reachForm, send, sendButton, typed } from './contact-form.ts';
import { goInHistory } from './site.ts';

/** Where a visitor finds what was typed. */
export type Place = 'fields' | 'notice' | 'behind the button';
type Step = (page: Page) => Promise<unknown>;

/** A sequence of clicks. What hostile texts become is a rule of src/islands/contact-form/mailto.test.ts. */
interface Row {
  what: string;
  fill?: Partial<typeof typed>;
  steps: Step[];
  found: Place;
  mails?: number;
}

const labels = formWords.labels.fr;
export const showAgain = (page: Page) => page.getByRole('button', { name: labels.showAgain });
const clicks =
  (clickCount: number): Step =>
  (page) =>
    sendButton(page).click({ clickCount });
const close: Step = (page) => page.getByRole('button', { name: labels.close }).last().click();
const fill =
  (values: Partial<typeof typed>): Step =>
  (page) =>
    fillForm(page, values);
const refused: Step = (page) => page.getByText(messages.fixErrors).waitFor();
const back: Step = async (page) => {
  await goInHistory(page, -1);
  await page.waitForURL('**/fr/services/*#contact');
  await reachForm(page);
};
const blog: Step = (page) => page.goto(new URL('/fr/blog', page.url()).href);
const otherLanguage: Step = async (page) => {
  await page.locator('header a[hreflang="nl"]').click();
  await page.waitForURL('**/nl/**');
};
const copyRefused: Step = async (page) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await send(page);
  await page.getByRole('button', { name: labels.copy }).click();
  await expect.poll(() => notice(page).locator('textarea').inputValue()).toContain(typed.message);
};

const behind = 'behind the button';
const second = { ...typed, message: 'Et une seconde question.' };

export const rows: Row[] = [
  { what: 'five fast clicks', steps: [clicks(5)], found: 'notice', mails: 1 },
  {
    what: 'Send, then spaces in a field and Send',
    steps: [send, fill({ name: '   ', message: ' \n ' }), send],
    found: 'notice',
    mails: 1,
  },
  { what: 'closed, and the empty form is sent', steps: [send, close, send, refused], found: behind },
  {
    what: 'a second message with an error',
    steps: [send, fill({ ...typed, message: 'x' }), send, refused],
    found: behind,
  },
  { what: 'a second message', steps: [send, fill(second), send], found: 'notice', mails: 2 },
  { what: 'the other language and back', steps: [send, otherLanguage, back], found: behind },
  { what: 'not sent: another page and back', steps: [blog, back], found: 'fields', mails: 0 },
  { what: 'wrong, toast closed', fill: { name: '' }, steps: [send, close], found: 'fields', mails: 0 },
  { what: 'the clipboard refuses: the text can be selected', steps: [copyRefused], found: 'notice' },
];
