import { content, copyOf, href } from '#src/site.ts';
import { expect, test } from 'vitest';
import { serviceLinks } from '#src/page-props/navigation.ts';
import { plain } from '../support/plain-text.ts';
import type { Journeys } from './visitor.ts';

/** Visitors who use the keyboard alone. */
export const keyboardJourneys: Journeys = (lang, goes) => {
  const words = content.ui[lang];

  test('NV-1: uses the drop-down with the keyboard alone', () =>
    goes(lang, 'laptop', async (visitor) => {
      const service = serviceLinks(lang)[2];
      await visitor.visit(`/${lang}`);
      await visitor.tabTo(words.services);
      await visitor.press('Enter');
      await visitor.tabTo(service?.label ?? '');
      await visitor.press('Enter');
      await visitor.arrive(service?.href ?? '');
      await visitor.tabTo(words.services);
      await visitor.press(' ');
      expect(await visitor.read('header details ul')).not.toBeNull();
      await visitor.press('Escape');
      expect(await visitor.read('header details ul')).toBeNull();
    }));

  test('NV-2: uses the menu with the keyboard alone', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit(`/${lang}`);
      await visitor.tabTo(words.menu);
      await visitor.press('Enter');
      await visitor.until('the menu is open', async () => (await visitor.read('#nav')) !== null);
      await visitor.press('Escape');
      await visitor.until('the menu is closed', async () => (await visitor.read('#nav')) === null);
      expect((await visitor.focus()).name).toBe(words.menu);
      await visitor.press('Enter');
      await visitor.tabTo(words.brands);
      await visitor.press('Enter');
      await visitor.arrive(href('brands', lang));
    }));

  test('HM-11: opens and closes questions with the keyboard alone', () =>
    goes(lang, 'laptop', async (visitor) => {
      const [, second] = copyOf('home', lang).faq.items;
      const open = 'document.querySelectorAll("[aria-labelledby=questions] details[open]").length';
      await visitor.visit(`/${lang}`);
      await visitor.tabTo(plain(second?.question ?? ''));
      await visitor.press('Enter');
      expect(await visitor.read('#question-2[open] p')).not.toBeNull();
      expect(await visitor.evaluate(open)).toBe(1);
      await visitor.press(' ');
      expect(await visitor.evaluate(open)).toBe(0);
    }));
};
