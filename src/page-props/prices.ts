import type { TotalView } from '#src/components/PriceTotals/PriceTotals.tsx';
import { type AmountRange, type AmountWithVat, type Price, priceOf } from '#src/content/facts/price.ts';
import type { PriceFactName } from '#src/content/facts/published-prices.ts';
import type { HomeAgeCondition } from '#src/content/facts/vat.ts';
import type { ServiceId } from '#src/content/schemas/service-ids.ts';
import { formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { ToolPriceId } from '#src/lib/my-price/works.ts';
import type { NamedPrice } from '#src/page-types/define-page-type.ts';
import type { PageId } from '#src/routing/routes.ts';
import type { PriceCoverageProps } from '#src/sections/PriceTable/PriceCoverage.tsx';
import { content, copyOf, markForEditor, rawCopyOf, routeOf } from '#src/site.ts';

/** An amount or a range of a price, as the language writes it. */
export const amountText = ({ low, high }: AmountRange, { unit }: Price, lang: Language): string =>
  formatValue(high === null || high === low ? low : [low, high], unit, lang);

/**
 * An amount with the mark by which a click in the editor finds its price, `{prices.repair}`. A price that is computed from
 * others gets no mark, because it is not written anywhere.
 */
const markAmount = (amount: AmountRange, placeholder: string, lang: Language): string => {
  const shown = amountText(amount, priceNamed(placeholder), lang);
  const [file = '', fact = ''] = placeholder.slice(1, -1).split('.');
  const { formula, follows } = content.facts.get(`${file}.${fact}`) ?? {};
  const isWritten = formula === undefined && follows === undefined;
  return isWritten ? markForEditor(shown, placeholder, `content/facts/${file}.yaml`, fact, 'value') : shown;
};

const priceNamed = (placeholder: string): Price => priceOf(content.facts, placeholder.slice(1, -1));

/**
 * A price as its card shows it (BC-6): the amount without VAT, and the totals with it at the rates that a source confirms.
 * `placeholder` is what the copy says, as `{prices.repair}`.
 */
export const priceView = (placeholder: string, lang: Language) => {
  const price = priceNamed(placeholder);
  const [reduced, standard = price] = ['reduced', 'standard'].map((rate) =>
    price.totals.find((total) => total.rate === rate && total.confirmed),
  );
  return {
    excluded: markAmount(price, placeholder, lang),
    /** Null if that rate does not exist (gas and oil boilers). */
    reduced: reduced === undefined ? null : markAmount(reduced, placeholder, lang),
    standard: markAmount(standard, placeholder, lang),
    /** The word before a lowest price. */
    from: price.high === null ? content.ui[lang].price.from : null,
  };
};
export type PriceView = ReturnType<typeof priceView>;

/**
 * A total as tables show it, with the amount without VAT and the rate below it (BC-6). Only screen readers get the words
 * "VAT included": for the eye they head the column.
 */
export const totalView = (
  price: Price,
  { percent, ...total }: Pick<AmountWithVat, 'low' | 'high' | 'percent'>,
  when: HomeAgeCondition,
  lang: Language,
): TotalView => {
  const { from, included, excluded } = content.ui[lang].price;
  const placeholder = `{${price.fact}}`;
  const rate = percent === null ? null : `+ ${formatValue(percent, 'percent', lang)}`;
  return {
    onlyForHome: when === 'always' ? undefined : when,
    from: price.high === null ? from : null,
    amount: markAmount(total, placeholder, lang),
    vatIncludedLabel: included,
    // A line may break beside these words only; in a narrow column the percent sign would else be alone.
    withoutVat:
      rate &&
      `${markAmount(price, placeholder, lang)} ${[excluded, rate].map((part) => part.replaceAll(' ', '\u00a0')).join(' ')}`,
  };
};

/**
 * The price table of a service with its totals, and its VAT switch (TL-6) where the rate depends on the age of the home. The
 * check of prices sees to it that all rows have the rates of the first.
 */
export const priceTable = (service: ServiceId, lang: Language) => {
  const { prices: table } = copyOf(`service-${service}`, lang);
  const { rows } = rawCopyOf(`service-${service}`, lang).prices;
  const prices = rows.map(({ price }) => priceNamed(price));
  const labels = content.ui[lang].price;
  const switched = prices.some(({ totals }) => totals.length > 1);
  return {
    ...table,
    columns: [table.nameColumn, labels.included],
    vatSwitch: switched ? labels.vatSwitch : null,
    rows: prices.map((price, index) => ({
      label: table.rows[index]?.label ?? '',
      totals: price.totals.map((total) => totalView(price, total, total.when, lang)),
    })),
  };
};

/** A published price under its name. */
export const namedPrice = (fact: PriceFactName, lang: Language): NamedPrice => {
  const names: Record<string, Record<string, string>> = copyOf('price-list', lang);
  const [file = '', key = ''] = fact.split('.');
  return { ...priceOf(content.facts, fact), name: names[file]?.[key] ?? fact };
};

/** The published prices that the descriptor of a page lists. */
export const namedPricesOf = (id: PageId, lang: Language): NamedPrice[] =>
  (routeOf(id).type.prices ?? []).map((fact) => namedPrice(fact, lang));

/** What a price covers, what it does not (WD-2), and when the total is known, in this order. */
export const priceCoverage = (priced: ToolPriceId, lang: Language): PriceCoverageProps => {
  const { question, labels, prices } = copyOf('price-coverage', lang);
  const texts = prices.find(({ id }) => id === priced);
  return {
    question,
    parts: (['included', 'excluded', 'known'] as const).map((kind) => ({
      kind,
      label: labels[kind],
      text: texts?.[kind] ?? '',
    })),
  };
};
