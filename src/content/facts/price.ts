import { factDate } from './facts-in-code.ts';
import type { Facts } from './load-facts.ts';
import { addVat, type HomeAgeCondition, type VatRate, vatPercentage, vatRatesByRegime } from './vat.ts';

export interface AmountRange {
  low: number;
  /** Equal to `low` for a fixed price; null for a price "from". */
  high: number | null;
}

/** An amount including VAT. */
export interface AmountWithVat extends AmountRange {
  /** The rate and its percentage; null if the amount of the fact includes VAT. */
  rate: VatRate | null;
  percent: number | null;
  when: HomeAgeCondition;
  /** False where it is not sure that the rate applies. */
  confirmed: boolean;
}

/** A price with its totals (BC-6). Its own amount is without VAT unless `vatIncluded`. */
export interface Price extends AmountRange {
  fact: string;
  unit: 'EUR' | 'EUR/m2';
  vatIncluded: boolean;
  /** The totals for older and younger homes, the lowest first; one total if all homes pay the same (content/facts/vat.yaml). */
  totals: readonly AmountWithVat[];
}

/** Adds VAT to an amount. */
const totalAt = (
  facts: Facts,
  { low, high }: AmountRange,
  { rate, ...condition }: Pick<AmountWithVat, 'when' | 'confirmed'> & { rate: VatRate },
): AmountWithVat => {
  const percent = vatPercentage(facts, rate);
  const total = (amount: number) => addVat(amount, percent);
  return { rate, percent, ...condition, low: total(low), high: high === null ? null : total(high) };
};

/** Returns the price of a fact. Returns null if it is no amount in euros or does not say whether VAT is included. */
export const findPrice = (facts: Facts, name: string): Price | null => {
  const { unit, vat, regime, isMinimum, value } = facts.get(name) ?? {};
  const [low, top] = Array.isArray(value) ? value : [value, value];
  if (typeof low !== 'number' || typeof top !== 'number' || (unit !== 'EUR' && unit !== 'EUR/m2') || !vat)
    return null;
  const high = isMinimum === true ? null : top;
  const vatIncluded = vat === 'included';
  const totals =
    vatIncluded || regime === undefined
      ? [{ rate: null, percent: null, when: 'always' as const, confirmed: true, low, high }]
      : vatRatesByRegime[regime].map(({ rate, when, confirmed = true }) =>
          totalAt(facts, { low, high }, { rate, when, confirmed }),
        );
  return { fact: name, unit, low, high, vatIncluded, totals };
};

/** Returns the price of a fact that `checkPrices` has accepted. @throws if it is no price */
export const priceOf = (facts: Facts, name: string): Price => {
  const price = findPrice(facts, name);
  if (price !== null) return price;
  throw new Error(
    `{${name}} is not an amount in euros with vat:. A page shows its price. Name another fact.`,
  );
};

/** Returns the last day (ISO) of the reduced rate in homes younger than vat.home-age; null if that rate has no end. */
const youngHomeRateEnds = (facts: Facts, name: string): string | null =>
  facts.get(name)?.regime === 'heat-pump' ? factDate(facts, 'vat.heat-pump-young-home-until') : null;

/**
 * Returns the total of a price in an older or younger home on a day (ISO): with the standard rate where the reduced one is
 * not confirmed. @throws if the fact is no price
 */
export const totalForHome = (
  facts: Facts,
  name: string,
  home: 'home-older' | 'home-younger',
  day: string,
): AmountWithVat => {
  const price = priceOf(facts, name);
  const lastDay = youngHomeRateEnds(facts, name);
  if (home === 'home-younger' && lastDay !== null && day > lastDay)
    return totalAt(facts, price, { rate: 'standard', when: home, confirmed: true });
  const total =
    price.totals.find(({ when, confirmed }) => confirmed && (when === home || when === 'always')) ??
    price.totals.find(({ rate }) => rate === 'standard');
  if (total !== undefined) return total;
  throw new Error(
    `{${name}} has no total for ${home === 'home-older' ? 'older' : 'younger'} homes: src/content/facts/vat.ts gives its regime none.`,
  );
};
