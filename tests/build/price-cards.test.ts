import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { contentFile } from '../support/content-files.ts';
import { attribute, open, sectionOf, textOf, textsOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';
import { saysVat } from '../support/vat-words.ts';

test.each(languages)(
  'HM-8, BC-6: eight price cards, each a link to the booking page in a new tab, with three features and three amounts (%s)',
  (lang) => {
    const cards = sectionOf(open(`/${lang}`), 'prices-heading').querySelectorAll('article');
    const { bookingUrl } = contentFile('company');
    const { newTab, price } = contentFile(`ui/${lang}`);
    expect(cards).toHaveLength(8);
    for (const card of cards) {
      const [link, ...others] = card.querySelectorAll('a');
      expect(others).toEqual([]);
      expect(attribute(link ?? null, 'href')).toBe(bookingUrl[lang]);
      expect(attribute(link ?? null, 'target')).toBe('_blank');
      expect(attribute(link ?? null, 'rel')).toBe('noopener');
      expect(link?.hasAttribute('aria-current')).toBe(false);
      expect(textOf(link ?? card)).toContain(plain(newTab));
      expect(card.querySelectorAll('li')).toHaveLength(3);
      // The totals with VAT stand out; the amount without it follows them.
      const [first = '', ...more] = textsOf(card, 'strong');
      const isOnQuote = first === plain(price.onQuote);
      expect([first, ...more].filter((total) => total.includes('€'))).toHaveLength(isOnQuote ? 0 : 2);
      if (!isOnQuote) expect(saysVat(textOf(card), 'without', lang)).toBe(true);
    }
  },
);
