import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { textsIn } from '../copy/texts-in.ts';
import { type Price, priceIn } from '../facts/price.ts';
import { at, finding, type Report } from '../finding.ts';

/** A text that is the name of one price, as `price` of schemas/copy/shared.ts. */
const priceName = /^\{([a-z0-9-]+\.[a-z0-9-]+)\}$/;

/** A price table of the copy: columns beginning with that of the names, and a price for each row. */
interface TableTexts {
  prices?: { columns?: readonly string[]; rows?: readonly { price: string }[] };
}

/** Amounts that a table prints of a price: its totals with VAT, and what it is without. */
const amountsOf = ({ totals, vatIncluded }: Price): number => totals.length + (vatIncluded ? 0 : 1);

/**
 * Prices that price cards and tables name: each has to be one, of a card without VAT, of a table with as many amounts as the
 * table has columns (BC-6).
 */
export const checkPrices = (
  { facts }: ContentData,
  all: readonly CopyFile[],
  published: readonly string[],
  report: Report,
): void => {
  for (const name of published)
    if (priceIn(facts, name) === null)
      report(
        finding('fact-not-a-price', at('content/copy/price-list/fr.yaml', ...name.split('.')), {
          fact: name,
        }),
      );
  for (const { file, copy } of all) {
    const { columns = [], rows = [] } = (copy as TableTexts).prices ?? {};
    for (const { path, text } of textsIn(copy)) {
      const [, name] = priceName.exec(text) ?? [];
      if (path.at(-1) !== 'price' || name === undefined) continue;
      const place = at(file, ...path);
      const price = priceIn(facts, name);
      const inTable = path[0] === 'prices' && path[1] === 'rows' && rows.length > 0;
      if (price === null) report(finding('fact-not-a-price', place, { fact: text }));
      else if (inTable && amountsOf(price) !== columns.length - 1)
        report(
          finding('price-columns', place, {
            fact: text,
            amounts: amountsOf(price),
            columns: columns.length - 1,
          }),
        );
      else if (path.includes('cards') && price.vatIncluded)
        report(finding('card-with-vat', place, { fact: text }));
    }
  }
};
