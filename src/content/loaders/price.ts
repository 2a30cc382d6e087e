import { ContentError } from '../io/read.ts';
import { factOf, factValue } from './fact-table.ts';
import { type Condition, type Rate, totalsByRegime, vatRate, withVat } from './vat.ts';

/** An amount or a range in euros. */
export interface Amount {
  low: number;
  /** Equal to `low` for a fixed price; null for a price "from". */
  high: number | null;
}

/** What people pay, VAT included. */
export interface Total extends Amount {
  /** The rate and its percentage; null where the fact's own amount includes VAT. */
  rate: Rate | null;
  percent: number | null;
  /** Whose home has this rate. */
  when: Condition;
}

/**
 * A price with its totals (BC-6). Price cards, price tables, structured data and prices.json are all made from this; its
 * own amount is without VAT unless `vatIncluded`.
 */
export interface Price extends Amount {
  /** Name of its fact: file, dot, key. */
  fact: string;
  unit: 'EUR' | 'EUR/m2';
  vatIncluded: boolean;
  /** Lower total first. Gas and oil boilers have the standard rate only (content/facts/vat.yaml). */
  totals: readonly Total[];
}

/** The price that a fact holds. @throws ContentError when it is no amount in euros, or none with a VAT basis. */
export const priceOf = (name: string, where: string): Price => {
  const fact = factOf(name, where);
  const { unit, vat, regime, from } = fact;
  const value = factValue(fact, name, undefined, where);
  const [low, top] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof top !== 'number' || (unit !== 'EUR' && unit !== 'EUR/m2') || !vat) {
    throw new ContentError(
      `${where}: {${name}} stands where a price belongs, but is no amount in euros with or without VAT. Visitors would read a price nobody asks. Name a price, or give the fact a number or a range, the unit EUR or EUR/m2, and vat.`,
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
