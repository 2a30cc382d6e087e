/** Visitors who come in, look for a price, and change language. */
import { expect } from 'vitest';
import { otherLanguage } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { readContentFile } from '../support/content-files.ts';
import { toPlainText } from '../support/plain-text.ts';
import { company, type Journey, uiTexts } from './journey.ts';

export const searchJourneys: Journey[] = [
  {
    name: 'RT-1, ER-1: arrives on / and is at home in that language; a wrong address still offers a way on',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit('/');
      await visitor.arrive(`/${lang}`);
      await visitor.visit(`/${lang}/nulle-part`);
      expect(await visitor.read('h1')).toBe('404');
      await visitor.click('link', readContentFile(`copy/not-found/${lang}`).link);
      await visitor.arrive(`/${lang}`);
    },
  },
  {
    name: 'HM-1: sees the house, which engines draw from a file each in its own way',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      const isDrawn = () => (document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0) > 900;
      await visitor.waitUntil('the house is drawn', () => visitor.evaluate(isDrawn));
    },
  },
  {
    name: 'HM-8: books a repair from its price',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      await visitor.click('link', '', '#prices li');
      expect(await visitor.read('#prices li')).toContain(toPlainText(uiTexts(lang).price.selected));
      expect(await visitor.wayOut()).toBe(company.bookingUrl[lang]);
    },
  },
  {
    name: 'NV-3: changes language on a deep page and comes back to the same page',
    screen: 'laptop',
    walk: async (visitor, lang) => {
      const twin = otherLanguage[lang];
      await visitor.visit(href('service/heat-pump', lang));
      await visitor.click('link', uiTexts(twin).languageName, 'header');
      await visitor.arrive(href('service/heat-pump', twin));
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(`${twin}-BE`);
      await visitor.click('link', uiTexts(lang).languageName, 'header');
      await visitor.arrive(href('service/heat-pump', lang));
      expect(await visitor.evaluate(() => localStorage.getItem('language'))).toBe(lang);
    },
  },
];
