import { ContentError } from '../io/read.ts';
import { factOf, factValue } from './fact-table.ts';
import { type Condition, type Rate, totalsByRegime, vatRate, withVat } from './vat.ts';

/** An amount or a range in euros. */
export interface Amount {
  low: number;
  /** Equal to `low` for a fixed price; null for a price "from". */
  high: number | null;
}

/** An amount including VAT. */
export interface Total extends Amount {
  /** The rate and its percentage; null if the amount of the fact includes VAT. */
  rate: Rate | null;
  percent: number | null;
  /** Homes to which the rate applies. */
  when: Condition;
}

/**
 * A price with its totals (BC-6), the source of price cards, price tables, structured data and prices.json. Its own amount
 * is without VAT unless `vatIncluded`.
 */
export interface Price extends Amount {
  /** Name of its fact, `file.key`. */
  fact: string;
  unit: 'EUR' | 'EUR/m2';
  vatIncluded: boolean;
  /** Lower total first. Gas and oil boilers have the standard rate only (content/facts/vat.yaml). */
  totals: readonly Total[];
}

/** The price of a fact. @throws ContentError if it is not an amount in euros, or does not say whether VAT is included. */
export const priceOf = (name: string, where: string): Price => {
  const fact = factOf(name, where);
  const { unit, vat, regime, from } = fact;
  const value = factValue(fact, name, undefined, where);
  const [low, top] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof top !== 'number' || (unit !== 'EUR' && unit !== 'EUR/m2') || !vat) {
    throw new ContentError(
      `${where}: {${name}} is not an amount in euros with or without VAT, but a price is needed here. Visitors would read a price that the company does not charge. Write the name of a price, or give the fact a number or a range, the unit EUR or EUR/m2, and vat.`,
    );
  }
  const high = from === true ? null : top;
  const vatIncluded = vat === 'included';
  const totals =
    vatIncluded || regime === undefined
      ? [{ rate: null, percent: null, when: 'always' as const, low, high }]
      : totalsByRegime[regime].map(({ rate, when }) => {
          const percent = vatRate(rate);
          const total = (amount: number) => withVat(amount, percent);
          return { rate, percent, when, low: total(low), high: high === null ? null : total(high) };
        });
  return { fact: name, unit, low, high, vatIncluded, totals };
};
