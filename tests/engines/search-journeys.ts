import { content, copyOf, href } from '#src/site.ts';
import { expect, test } from 'vitest';
import { otherLanguage } from '#src/lib/language.ts';
import { homePrices } from '#src/page-types/home/props.ts';
import { plain } from '../support/plain-text.ts';
import type { Journeys } from './visitor.ts';

/** Visitors who look for a price, a town, a number or the meaning of a fault code. */
export const searchJourneys: Journeys = (lang, goes) => {
  const words = content.ui[lang];
  const twin = otherLanguage[lang];

  test('RT-1: arrives on / and is at home in that language; a wrong address still offers a way on (ER-1)', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit('/');
      await visitor.arrive(`/${lang}`);
      await visitor.visit(`/${lang}/nulle-part`);
      expect(await visitor.read('h1')).toBe('404');
      expect(await visitor.read('main')).toContain('Oops! Page not found');
      await visitor.click('link', copyOf('not-found', lang).link);
      await visitor.arrive(`/${lang}`);
    }));

  test('HM-1: sees the house, which engines draw from a file each in its own way', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit(`/${lang}`);
      await visitor.until('the house is drawn', async () =>
        Boolean(await visitor.evaluate('document.querySelector("#home use").getBBox().width > 900')),
      );
    }));

  test('HM-8, BC-6: finds what a repair costs, VAT included, and books it', () =>
    goes(lang, 'phone', async (visitor) => {
      const card = homePrices(lang).find(({ key }) => key === 'depannage');
      await visitor.visit(`/${lang}`);
      await visitor.click('link', card?.action ?? 'no card', '#prices');
      const shown = await visitor.read('#prices article:first-of-type');
      expect(shown).toContain(plain(card?.price?.reduced ?? 'no price'));
      expect(shown).toContain(plain(words.price.excluded));
      expect(await visitor.wayOut()).toBe(content.company.bookingUrl[lang]);
    }));

  test('HM-6, TN-3: finds the own town, and its neighbour from there', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit(`/${lang}`);
      await visitor.click('link', 'Ninove', '[aria-labelledby="coverage"] ul');
      await visitor.arrive(href('town/ninove', lang));
      expect(await visitor.read('h1')).toContain('Ninove');
      await visitor.click('link', 'Denderleeuw', 'main');
      await visitor.arrive(href('town/denderleeuw', lang));
      expect(await visitor.read('h1')).toContain('Denderleeuw');
    }));

  test('SV-3: reads what to do when it smells of gas, and reaches the telephone', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit(href('service/boiler-repair', lang));
      const { steps } = copyOf('service-boiler-repair', lang).safety.cards.find(({ id }) => id === 'gas') ?? {
        steps: [],
      };
      const card = await visitor.read('#gas');
      for (const { text } of steps) expect(card).toContain(plain(text).replaceAll('**', '').split('[')[0]);
      await visitor.click('link', '112', '#gas');
      expect(await visitor.wayOut()).toBe('tel:112');
      await visitor.click('link', words.call, 'aside');
      expect(await visitor.wayOut()).toBe(`tel:${content.company.phones[lang].number}`);
    }));

  test('NV-3: changes language on a deep page and comes back to the same page', () =>
    goes(lang, 'laptop', async (visitor) => {
      await visitor.visit(href('service/heat-pump', lang));
      await visitor.click('link', words.otherLanguageName, 'header');
      await visitor.arrive(href('service/heat-pump', twin));
      expect(await visitor.evaluate('document.documentElement.lang')).toBe(`${twin}-BE`);
      await visitor.click('link', content.ui[twin].otherLanguageName, 'header');
      await visitor.arrive(href('service/heat-pump', lang));
      expect(await visitor.evaluate('localStorage.getItem("language")')).toBe(lang);
    }));

  test('ER-2, BR-2: looks up the fault code on the boiler’s display', () =>
    goes(lang, 'phone', async (visitor) => {
      await visitor.visit(href('brands', lang));
      await visitor.click('link', 'Vaillant', 'main');
      await visitor.arrive(href('brand/vaillant', lang));
      await visitor.click('heading', 'F.22');
      const fault = copyOf('brand-vaillant', lang).faults.items.find(({ code }) => code === 'F.22');
      const card = await visitor.read('#codes article:nth-of-type(3)');
      expect(card).toContain('F.22');
      expect(card).toContain(plain(fault?.meaning ?? 'no meaning'));
    }));
};
