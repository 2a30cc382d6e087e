import { expect, test } from 'vitest';
import type { Language } from '#src/lib/language.ts';
import { heroOf, linksOf, open, textsOf } from '../support/dom.ts';
import { renderTemplate } from '../support/render-template.ts';
import { vatWords } from '../support/vat-words.ts';

/** Tests of the banner in the header of a town or region page. */
export const testPlaceBanner = ({ lang, path }: { lang: Language; path: string }): void => {
  const hero = heroOf(open(path));
  const banner = textsOf(hero, 'ul li');

  test('leaves calling to one button below it, which says the number', () => {
    const number = renderTemplate('{company.phone}', lang);
    expect(linksOf(hero).filter((link) => link.startsWith('tel:'))).toHaveLength(1);
    expect(banner.join()).not.toContain(number);
    expect(textsOf(hero, 'a').join()).toContain(number);
  });

  test('says the price with both rates, and without VAT', () => {
    const price = banner.at(-1) ?? '';
    const amount = renderTemplate('{prices.gas-maintenance}', lang);
    for (const rate of ['incl6', 'incl21'])
      expect(price).toContain(renderTemplate(`{prices.gas-maintenance|${rate}}`, lang));
    expect(
      vatWords('without', lang).some((words) => price.includes(`${amount} ${words}`)),
      price,
    ).toBe(true);
  });
};
