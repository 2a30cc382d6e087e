import { textsIn } from '../copy/texts-in.ts';
import { findPrice, type Price } from '../facts/price.ts';
import { priceFactNames } from '../facts/published-prices.ts';
import { at, finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

/** Matches a text that is the name of one price, like `pricePlaceholder` of schemas/copy/schema-parts.ts. */
const priceNamePattern = /^\{([a-z0-9-]+\.[a-z0-9-]+)\}$/;

interface TableTexts {
  prices?: { rows?: readonly { price: string }[] };
}

const ratesOf = ({ totals }: Price): string => totals.map(({ rate }) => rate ?? 'included').join(', ');

/**
 * Reports prices of cards and tables that name no price in euros, on cards without VAT, and rows of one table whose rates of
 * VAT differ (BC-6).
 */
export const checkPrices = ({ data: { facts }, copy: all, report }: CheckInput): void => {
  for (const name of priceFactNames) {
    const location = at('content/copy/price-list/fr.yaml', ...name.split('.'));
    if (findPrice(facts, name) === null) report(finding('fact-not-a-price', location, { fact: name }));
  }
  for (const { file, copy } of all) {
    const [first] = (copy as TableTexts).prices?.rows ?? [];
    const head = findPrice(facts, priceNamePattern.exec(first?.price ?? '')?.[1] ?? '');
    for (const { path, text } of textsIn(copy)) {
      const [, name] = priceNamePattern.exec(text) ?? [];
      if (path.at(-1) !== 'price' || name === undefined) continue;
      const location = at(file, ...path);
      const price = findPrice(facts, name);
      const inTable = path[0] === 'prices' && path[1] === 'rows' && head !== null;
      if (price === null || (path.includes('cards') && price.vatIncluded))
        report(finding('fact-not-a-price', location, { fact: text }));
      else if (inTable && ratesOf(price) !== ratesOf(head))
        report(
          finding('price-columns', location, { fact: text, rates: ratesOf(price), first: ratesOf(head) }),
        );
    }
  }
};
