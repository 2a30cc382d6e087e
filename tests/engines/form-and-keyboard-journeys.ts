/** Visitors who write to the company, and visitors who use the keyboard alone. */
import { expect } from 'vitest';
import type { Language } from '#src/lib/language.ts';
import { readContentFile } from '../support/content-files.ts';
import { toPlainText } from '../support/plain-text.ts';
import { company, type Journey, uiTexts } from './journey.ts';
import type { Visitor } from './visitor.ts';

const labels = (lang: Language) => readContentFile('ui/form').labels[lang];
// content/company.yaml chooses the English messages for the pages of both languages (`form.messages`).
const messages = readContentFile('ui/form').messages.en;

/** Clicks the name field, and waits until the form is hydrated. */
const focusHydratedNameField = async (visitor: Visitor, lang: Language) => {
  await visitor.click('field', labels(lang).name);
  await visitor.waitUntil('the form is hydrated', () =>
    visitor.evaluate(() => document.querySelector('form button[type=submit]:enabled') !== null),
  );
};
const typedName = () => document.querySelector<HTMLInputElement>('#contact [name="name"]')?.value;

export const formAndKeyboardJourneys: Journey[] = [
  {
    name: 'CF-1 to CF-3: fills the form in wrong, corrects it, sends it',
    screen: 'phone',
    walk: async (visitor, lang) => {
      const { email, phone, message, send, sentTitle } = labels(lang);
      const status = async (text: string) =>
        (await visitor.read('#contact [role="status"]'))?.includes(toPlainText(text));
      await visitor.visit(`/${lang}`);
      await focusHydratedNameField(visitor, lang);
      await visitor.type('Zoé De Smet');
      await visitor.click('field', email);
      await visitor.type('zoe');
      await visitor.click('button', send, 'form');
      await visitor.waitUntil('the toast', () => status(messages.fixErrors));
      expect(await visitor.read('#contact-email-error')).toBe(messages.emailInvalid);
      expect(await visitor.focus()).toContain(email);
      await visitor.type('@example.be');
      await visitor.click('field', phone);
      await visitor.type('+32 470 12 34 56');
      await visitor.click('field', message);
      await visitor.type('La chaudière est froide.\nDe ketel is koud.');
      await visitor.click('button', send, 'form');
      await visitor.waitUntil('the mail', visitor.wayOut);
      const { pathname, searchParams } = new URL(String(await visitor.wayOut()));
      expect([pathname, searchParams.get('subject')]).toEqual([company.email, 'Contact form - Zoé De Smet']);
      for (const typed of ['zoe@example.be', '+32 470 12 34 56', 'froide.', 'De ketel is koud.'])
        expect(searchParams.get('body')).toContain(typed);
      await visitor.waitUntil('the toast says that the message is ready', () => status(sentTitle));
      expect(await visitor.evaluate(typedName)).toBe('');
    },
  },
  {
    name: 'TR-4: looks elsewhere while writing and comes back: what was typed is still there',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      await visitor.click('field', labels(lang).name);
      await visitor.type('Zoé De Smet');
      await visitor.click('button', uiTexts(lang).menu);
      await visitor.click('link', uiTexts(lang).blog, '#nav');
      await visitor.arrive(`/${lang}/blog`);
      await visitor.evaluate(() => history.back()).catch(() => null);
      await visitor.arrive(`/${lang}`);
      expect(await visitor.read('#nav')).toBeNull();
      await focusHydratedNameField(visitor, lang);
      expect(await visitor.evaluate(typedName)).toBe('Zoé De Smet');
    },
  },
  {
    name: 'NV-1: uses the drop-down with the keyboard alone',
    screen: 'laptop',
    walk: async (visitor, lang) => {
      const isOpen = async () => (await visitor.read('header details ul')) !== null;
      await visitor.visit(`/${lang}`);
      await visitor.tabTo(uiTexts(lang).services);
      await visitor.press('Enter');
      await visitor.press('Tab');
      const service = await visitor.focus();
      await visitor.press('Enter');
      await visitor.waitUntil('the page of the service', async () => (await visitor.read('h1 + *')) !== null);
      await visitor.waitUntil(`to leave by ${service}`, () =>
        visitor.evaluate(() => /services|diensten/.test(location.pathname)),
      );
      await visitor.tabTo(uiTexts(lang).services);
      await visitor.press(' ');
      await expect.poll(isOpen).toBe(true);
      await visitor.press('Escape');
      await expect.poll(isOpen).toBe(false);
    },
  },
  {
    name: 'NV-2: uses the menu with the keyboard alone',
    screen: 'phone',
    walk: async (visitor, lang) => {
      const { menu, brands } = uiTexts(lang);
      const isOpen = async () => (await visitor.read('#nav')) !== null;
      await visitor.visit(`/${lang}`);
      await visitor.tabTo(menu);
      await visitor.press('Enter');
      await visitor.waitUntil('the menu is open', isOpen);
      await visitor.press('Escape');
      await visitor.waitUntil('the menu is closed', async () => !(await isOpen()));
      expect(await visitor.focus()).toBe(menu);
      await visitor.press('Enter');
      await visitor.tabTo(brands);
      await visitor.press('Enter');
      await visitor.arrive(`/${lang}/marques`);
    },
  },
];
