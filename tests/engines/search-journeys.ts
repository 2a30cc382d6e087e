/** Visitors who look for a price, a town, a number, or the meaning of a fault code. */
import { expect } from 'vitest';
import { contentFile } from '../support/content-files.ts';
import { plain } from '../support/plain-text.ts';
import { company, type Journey, words } from './journey.ts';

const repair = { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' };
const heatPump = { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' };
const townPath = { fr: '/fr/chauffagiste-', nl: '/nl/verwarmingsinstallateur-' };

export const searchJourneys: Journey[] = [
  {
    name: 'RT-1, ER-1: arrives on / and is at home in that language; a wrong address still offers a way on',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit('/');
      await visitor.arrive(`/${lang}`);
      await visitor.visit(`/${lang}/nulle-part`);
      expect(await visitor.read('h1')).toBe('404');
      await visitor.click('link', contentFile(`copy/not-found/${lang}`).link);
      await visitor.arrive(`/${lang}`);
    },
  },
  {
    name: 'HM-1: sees the house, which engines draw from a file each in its own way',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      const isDrawn = () => (document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0) > 900;
      await visitor.until('the house is drawn', () => visitor.evaluate(isDrawn));
    },
  },
  {
    name: 'HM-8: books a repair from its price',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      await visitor.click('link', '', '#prices li');
      expect(await visitor.read('#prices li')).toContain(plain(words(lang).price.selected));
      expect(await visitor.wayOut()).toBe(company.bookingUrl[lang]);
    },
  },
  {
    name: 'HM-6, TN-3: finds the own town, and its neighbour from there',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}`);
      for (const town of ['Ninove', 'Denderleeuw']) {
        await visitor.click('link', town, 'main li');
        await visitor.arrive(townPath[lang] + town.toLowerCase());
        expect(await visitor.read('h1')).toContain(town);
      }
    },
  },
  {
    name: 'SV-3: reads what to do when it smells of gas, and reaches the telephone',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(repair[lang]);
      expect(await visitor.read('#gas li')).not.toBeNull();
      await visitor.click('link', '112', 'details:has(#gas)');
      expect(await visitor.wayOut()).toBe('tel:112');
      await visitor.click('link', words(lang).call, 'aside');
      expect(await visitor.wayOut()).toBe(`tel:${company.phones[lang].number}`);
    },
  },
  {
    name: 'NV-3: changes language on a deep page and comes back to the same page',
    screen: 'laptop',
    walk: async (visitor, lang) => {
      const twin = lang === 'fr' ? 'nl' : 'fr';
      await visitor.visit(heatPump[lang]);
      await visitor.click('link', words(lang).otherLanguageName, 'header');
      await visitor.arrive(heatPump[twin]);
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(`${twin}-BE`);
      await visitor.click('link', words(twin).otherLanguageName, 'header');
      await visitor.arrive(heatPump[lang]);
      expect(await visitor.evaluate(() => localStorage.getItem('language'))).toBe(lang);
    },
  },
  {
    name: 'ER-2, BR-2: looks up the fault code on the boiler’s display',
    screen: 'phone',
    walk: async (visitor, lang) => {
      await visitor.visit(`/${lang}/marques`);
      await visitor.click('link', 'Vaillant', 'main');
      await visitor.arrive(`/${lang}/marques/vaillant`);
      await visitor.click('heading', 'F.22');
      expect(await visitor.read('#codes article:nth-of-type(3) p')).not.toBeNull();
    },
  },
];
