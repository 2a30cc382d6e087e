import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import { numberOf } from './fact-table.ts';

/** The two VAT rates, named after their facts in content/facts/vat.yaml. */
export type Rate = 'reduced' | 'standard';
/** Whose home has a rate: older or younger than vat.home-age, or any. */
export type Condition = 'home-older' | 'home-younger' | 'always';

/**
 * The totals a price has, by its VAT regime (BC-6): both rates, or for gas and oil boilers the standard one only
 * (since 29 July 2025; content/facts/vat.yaml).
 */
export const totalsByRegime: Record<
  NonNullable<Fact['regime']>,
  readonly { when: Condition; rate: Rate }[]
> = {
  service: [
    { when: 'home-older', rate: 'reduced' },
    { when: 'home-younger', rate: 'standard' },
  ],
  'heat-pump': [
    { when: 'home-older', rate: 'reduced' },
    { when: 'home-younger', rate: 'standard' },
  ],
  boiler: [{ when: 'always', rate: 'standard' }],
};

/** Amount with VAT, rounded to the cent. `rate` is a percentage. */
export const withVat = (amount: number, rate: number): number => Math.round(amount * (100 + rate)) / 100;

const rateFacts: Record<Rate, string> = { reduced: 'vat.reduced', standard: 'vat.standard' };

/** A VAT rate in percent: reduced (home over ten years) or standard. */
export const vatRate = (rate: Rate): number => numberOf(rateFacts[rate], 'src/content/loaders/vat.ts');

/** Why a fact has no total at a rate, and what to write instead; null where it has one. */
const refusal = ({ vat, regime }: Fact, rate: Rate): string | null => {
  if (vat === 'included') return 'its amount includes VAT already. Name it without a rate';
  if (regime === undefined) {
    return 'it has no VAT regime. Name it without a rate, or give the fact vat: excluded and its regime';
  }
  if (totalsByRegime[regime].some((total) => total.rate === rate)) return null;
  return `a price of the regime "${regime}" has no ${rate} rate. Name the rate that it has`;
};

/**
 * An amount of a fact with VAT at a rate. `name` is how the fact was asked for.
 * @throws ContentError where the fact has no such total: a percentage, an amount with VAT, a rate its regime lacks.
 */
export const totalOf = (fact: Fact, amount: number, rate: Rate, name: string, where: string): number => {
  const reason = refusal(fact, rate);
  if (reason === null) return withVat(amount, vatRate(rate));
  throw new ContentError(
    `${where}: {${name}} asks for a total with VAT that does not exist: ${reason}. Visitors would read a price nobody asks.`,
  );
};
