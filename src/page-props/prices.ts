import { ContentError } from '#src/content/io/read.ts';
import { type Amount, type Price, priceOf } from '#src/content/loaders/price.ts';
import type { PriceName } from '#src/content/schemas/copy/price-list.ts';
import { copyOf } from '#src/copy/copy.ts';
import { ui } from '#src/copy/ui.ts';
import { formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { PriceView } from '#src/lib/price-view.ts';
import type { NamedPrice } from '#src/page-types/define-page-type.ts';
import { type PageId, rowOf } from '#src/routing/routes.ts';

const amount = ({ low, high }: Amount, { unit }: Price, lang: Language): string =>
  formatValue(high === null || high === low ? low : [low, high], unit, lang);

/** The price that a piece of copy names as `{prices.repair}`. */
const priceNamed = (written: string, where: string): Price => priceOf(written.slice(1, -1), where);

/**
 * A price as its card shows it (BC-6): the amount without VAT, and the totals with it. `written` is what the copy says,
 * as `{prices.repair}`. @throws ContentError when that is no price without VAT.
 */
export const priceView = (written: string, lang: Language): PriceView => {
  const where = 'content/copy, a price card';
  const price = priceNamed(written, where);
  const [reduced, standard] = ['reduced', 'standard'].map((rate) =>
    price.totals.find((total) => total.rate === rate),
  );
  if (standard === undefined) {
    throw new ContentError(
      `${where}: ${written} includes VAT. The card would not know what to print for whose home. Name a price without VAT.`,
    );
  }
  return {
    excluded: amount(price, price, lang),
    reduced: reduced === undefined ? null : amount(reduced, price, lang),
    standard: amount(standard, price, lang),
    from: price.high === null ? ui(lang).price.from : null,
  };
};

/** A price table of the copy: columns beginning with that of the names, and a price for each row. */
interface Table<Row> {
  columns: readonly string[];
  rows: readonly Row[];
}

/**
 * A price table with its amounts (BC-6): the totals with VAT, the lower first, then the amount without it. `written` is
 * the copy before its facts are filled in. @throws ContentError where a price has not as many amounts as the table columns.
 */
export const priceTable = <Row extends { price: string }, Filled extends Table<Row>>(
  written: Table<{ price: string }>,
  filled: Filled & Table<Row>,
  lang: Language,
) => ({
  ...filled,
  rows: filled.rows.map((row, index) => {
    const where = 'content/copy, a row of a price table';
    const name = written.rows[index]?.price ?? '';
    const price = priceNamed(name, where);
    const cells = [...price.totals, ...(price.vatIncluded ? [] : [price])].map((one) =>
      amount(one, price, lang),
    );
    if (cells.length !== filled.columns.length - 1) {
      throw new ContentError(
        `${where}: ${name} has ${cells.length} amounts, the table "${filled.columns[0]}" has columns for ${filled.columns.length - 1}. Amounts would stand under wrong headings. Give the table the columns of its prices, or the fact the VAT regime of the others.`,
      );
    }
    return { ...row, cells };
  }),
  ...switchOf(written, lang),
});

/**
 * The VAT switch of a table and the homes of its columns of amounts (TL-6), where the rate depends on the age of the home.
 */
const switchOf = ({ rows: [row], columns }: Table<{ price: string }>, lang: Language) => {
  const price = row === undefined ? null : priceNamed(row.price, 'content/copy, a row of a price table');
  const switched = price !== null && price.totals.length > 1;
  return {
    homes: columns.slice(1).map((_, index) => (switched ? (price.totals[index]?.when ?? null) : null)),
    vatSwitch: switched ? ui(lang).price.vatSwitch : null,
  };
};

/** A published price under its name. @throws ContentError when its fact is no amount. */
export const namedPrice = (fact: PriceName, lang: Language): NamedPrice => {
  const names: Record<string, Record<string, string>> = copyOf('price-list', lang);
  const [file = '', key = ''] = fact.split('.');
  return { ...priceOf(fact, 'content/copy/price-list'), name: names[file]?.[key] ?? fact };
};

/** The published prices that a page is the place of. */
export const pricesOf = (id: PageId, lang: Language): NamedPrice[] =>
  (rowOf(id).kind.prices ?? []).map((fact) => namedPrice(fact, lang));
