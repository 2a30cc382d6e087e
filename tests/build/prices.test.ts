import { expect, test } from 'vitest';
import { formatNumber } from '#src/lib/format.ts';
import { type BuiltPage, builtPages, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile, yamlNamesIn } from '../support/content-files.ts';
import { attribute, textOf, textsOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';
import { allNodes, type GraphNode, graphOf } from '../support/structured-data.ts';
import { saysVat } from '../support/vat-words.ts';

test('HM-8, BC-6: eight price cards, each a link to the booking page in a new tab, with three features and three amounts', () => {
  checkEach(pagesLike(/^home$/), (page) => {
    const cards = page.main.querySelectorAll('#prices > ul > li');
    const prices = readContentFile('facts/prices');
    const written = readContentFile(`copy/home/${page.lang}`).priceCards.cards.map(
      ({ price }: { price: string | null }) => price?.slice('{prices.'.length, -1),
    );
    expect(cards).toHaveLength(8);
    for (const [index, card] of cards.entries()) {
      const [link = card, ...others] = card.querySelectorAll('a');
      expect(others).toEqual([]);
      expect(attribute(link, 'href')).toBe(readContentFile('company').bookingUrl[page.lang]);
      expect(attribute(link, 'target')).toBe('_blank');
      expect(link.hasAttribute('aria-current')).toBe(false);
      expect(card.querySelectorAll('li')).toHaveLength(3);
      // The totals with VAT stand out; the amount without it follows them.
      const totals = textsOf(card, 'strong');
      const regime = prices[written[index]]?.regime;
      // No source confirms the reduced rate for a check alone, so it has one total.
      const count = regime === undefined ? 0 : regime === 'check' ? 1 : 2;
      expect(totals.filter((total) => total.includes('€'))).toHaveLength(count);
      expect(count === 0 || saysVat(textOf(card), 'without', page.lang)).toBe(true);
    }
  });
});

const offersOn = ({ html }: BuiltPage): GraphNode[] =>
  allNodes(graphOf(html)).filter((node) => node['@type'] === 'Offer');

/** The price that only the data of the maintenance page say, until the owner settles it (BC-4). */
const disputedPrice: number | undefined =
  readContentFile('facts/maintenance')['price-shown']?.byPage['structured-data'];

/** Every amount of content/facts/, without VAT or with it as the file gives it. */
const amountsOfFacts = new Set(
  yamlNamesIn('facts')
    .flatMap((file) => Object.values<{ value?: unknown }>(readContentFile(`facts/${file}`)))
    .flatMap(({ value }) => [value].flat().map(Number)),
);

test('BC-1, BC-6: every price in the data is on the page, says whether it includes VAT, and is one of the facts', () => {
  checkEach(pagesLike(/^(?:home$|service\/|brand\/)/), (page) => {
    const offers = offersOn(page);
    expect(offers).not.toEqual([]);
    for (const { priceCurrency, priceSpecification } of offers) {
      const terms = priceSpecification as GraphNode;
      expect(priceCurrency).toBe('EUR');
      expect(terms.valueAddedTaxIncluded).toBeTypeOf('boolean');
      const amounts = [terms.price, terms.minPrice, terms.maxPrice].filter((amount) => amount !== undefined);
      expect(amounts).not.toEqual([]);
      for (const amount of amounts.map(Number).filter((one) => one !== disputedPrice)) {
        expect(amountsOfFacts).toContain(amount);
        expect(textOf(page.main)).toContain(toPlainText(formatNumber(amount, page.lang)));
      }
    }
  });
});

test('BC-4: the maintenance page alone has the price that only its data are given', () => {
  const offering = builtPages().filter((page) =>
    offersOn(page).some(
      ({ price, priceSpecification }) =>
        Number(price) === disputedPrice && !JSON.stringify(priceSpecification).includes('MTK'),
    ),
  );
  expect(offering.map(({ id }) => id)).toEqual(
    disputedPrice === undefined ? [] : ['service/boiler-maintenance', 'service/boiler-maintenance'],
  );
});

test('TL-6: no page has two switches of the rate', () => {
  checkEach(builtPages(), (page) => {
    expect(page.main.querySelectorAll('[name="home-age"][value="older"]').length).toBeLessThanOrEqual(1);
  });
});
