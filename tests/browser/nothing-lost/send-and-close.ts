import type { Page } from 'playwright-core';
import { fillForm, send } from '../contact-form.ts';
import { closeNotice, enterInName, messages, type Row, sendButton, showAgain } from './visitor-actions.ts';

const twice = async (page: Page) => {
  await send(page);
  await send(page);
};

/** Clicks on Send, Enter, and on what closes the notice. */
export const sendAndClose: Row[] = [
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
];
