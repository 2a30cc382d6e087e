import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillForm, send, typed } from '../contact-form.ts';
import { goInHistory } from '../site.ts';
import {
  closeNotice,
  goBack,
  labels,
  leaveAndReturn,
  messages,
  type Row,
  returnToForm,
} from './visitor-actions.ts';

const twice = async (page: Page) => {
  await send(page);
  await send(page);
};

/** Further messages, other pages, and refused values. */
export const leaveAndCorrect: Row[] = [
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
      await leaveAndReturn(page);
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, close, go to another page, back, forward, back',
    act: async (page) => {
      await send(page);
      await closeNotice(page);
      await leaveAndReturn(page);
      await goInHistory(page, 1);
      await page.waitForURL('**/fr/blog');
      await leaveAndReturn(page);
    },
    found: ['behind the button'],
  },
  {
    what: 'Send, switch the language and back',
    act: async (page) => {
      await send(page);
      await page.locator('header a[hreflang], header a[lang]').first().click();
      await page.waitForURL('**/nl');
      await returnToForm(page);
    },
    found: ['behind the button'],
  },
  {
    what: 'no Send: go to another page and back',
    act: (page) => leaveAndReturn(page),
    found: ['fields'],
    mails: 0,
  },
  {
    what: 'no Send: go to another section and back',
    act: async (page) => {
      await page.goto(new URL('/fr#about', page.url()).href);
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
