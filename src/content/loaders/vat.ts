import { ContentError } from '../io/read.ts';
import type { Fact } from '../schemas/facts.ts';
import { numberOf } from './fact-table.ts';

/** The two VAT rates, named after their facts in content/facts/vat.yaml. */
export type Rate = 'reduced' | 'standard';
/** Homes to which a rate applies: older or younger than vat.home-age, or all. */
export type Condition = 'home-older' | 'home-younger' | 'always';

/**
 * The VAT rates of a price, by its regime (BC-6; content/facts/vat.yaml). Gas and oil boilers have the standard rate only,
 * since 29 July 2025; heat pumps have the reduced rate in younger homes too, until 31 December 2030.
 */
export const totalsByRegime: Record<
  NonNullable<Fact['regime']>,
  readonly { when: Condition; rate: Rate }[]
> = {
  service: [
    { when: 'home-older', rate: 'reduced' },
    { when: 'home-younger', rate: 'standard' },
  ],
  'heat-pump': [{ when: 'always', rate: 'reduced' }],
  boiler: [{ when: 'always', rate: 'standard' }],
};

/** Amount with VAT, rounded to the cent. `rate` is a percentage. */
export const withVat = (amount: number, rate: number): number => Math.round(amount * (100 + rate)) / 100;

const rateFacts: Record<Rate, string> = { reduced: 'vat.reduced', standard: 'vat.standard' };

/** A VAT rate in percent: reduced (home over ten years) or standard. */
export const vatRate = (rate: Rate): number => numberOf(rateFacts[rate], 'src/content/loaders/vat.ts');

/** Why a fact has no total at a rate, and what to write instead; null if it has one. */
const refusal = ({ vat, regime }: Fact, rate: Rate): string | null => {
  if (vat === 'included') return 'its amount includes VAT already. Write it without a rate';
  if (regime === undefined) {
    return 'it has no VAT regime. Write it without a rate, or give the fact vat: excluded and a regime';
  }
  if (totalsByRegime[regime].some((total) => total.rate === rate)) return null;
  return `a price of the regime "${regime}" has no ${rate} rate. Use the rate that it has`;
};

/**
 * An amount of a fact with VAT.
 * @param name the placeholder, @param where its file and key, both for the message.
 * @throws ContentError if the fact is no price, includes VAT already, or its regime does not have this rate.
 */
export const totalOf = (fact: Fact, amount: number, rate: Rate, name: string, where: string): number => {
  const reason = refusal(fact, rate);
  if (reason === null) return withVat(amount, vatRate(rate));
  throw new ContentError(
    `${where}: {${name}} is a total with VAT that does not exist: ${reason}. Visitors would read a price that the company does not charge.`,
  );
};
