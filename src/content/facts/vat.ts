import type { FactValue } from '#src/lib/units.ts';
import type { Fact } from '../schemas/facts.ts';
import { factNumber } from './facts-in-code.ts';
import type { Facts } from './load-facts.ts';

/** The two VAT rates, named after their facts in content/facts/vat.yaml. */
export type VatRate = 'reduced' | 'standard';
/** Homes to which a rate applies: older or younger than vat.home-age, or all. */
export type HomeAgeCondition = 'home-older' | 'home-younger' | 'always';

/**
 * The VAT rates of a price, by its regime (BC-6; content/facts/vat.yaml). Gas and oil boilers have the standard rate only,
 * since 29 July 2025; heat pumps have the reduced rate in younger homes too, until 31 December 2030. No source confirms the
 * reduced rate for a check or certificate alone.
 */
export const vatRatesByRegime: Record<
  NonNullable<Fact['regime']>,
  readonly { when: HomeAgeCondition; rate: VatRate; confirmed?: false }[]
> = {
  service: [
    { when: 'home-older', rate: 'reduced' },
    { when: 'home-younger', rate: 'standard' },
  ],
  check: [
    { when: 'home-older', rate: 'reduced', confirmed: false },
    { when: 'home-younger', rate: 'standard' },
  ],
  'heat-pump': [{ when: 'always', rate: 'reduced' }],
  boiler: [{ when: 'always', rate: 'standard' }],
};

/** Formats of placeholders and formulas that add VAT: `{prices.repair|incl6}`. */
export const vatRateOfFormat: Readonly<Record<string, VatRate>> = { incl6: 'reduced', incl21: 'standard' };

/** Adds VAT to an amount, rounded to the cent. `rate` is a percentage. */
export const addVat = (amount: number, rate: number): number => Math.round(amount * (100 + rate)) / 100;

/** Returns a VAT rate in percent: reduced (home over ten years) or standard. */
export const vatPercentage = (facts: Facts, rate: VatRate): number => factNumber(facts, `vat.${rate}`);

/** Adds VAT to an amount of a fact. Returns null if the fact includes VAT, has no regime, or its regime lacks this rate. */
export const amountWithVat = (facts: Facts, fact: Fact, amount: number, rate: VatRate): number | null => {
  const { vat, regime } = fact;
  const exists =
    vat !== 'included' && regime !== undefined && vatRatesByRegime[regime].some((one) => one.rate === rate);
  return exists ? addVat(amount, vatPercentage(facts, rate)) : null;
};

/**
 * Returns the value of a fact in a format of placeholders and formulas: with VAT, or one end of a range. Null if the fact does
 * not have that format.
 */
export const valueInFormat = (
  facts: Facts,
  fact: Fact,
  value: FactValue | undefined,
  format: string,
): number | [low: number, high: number] | null => {
  const rate = vatRateOfFormat[format];
  if (rate === undefined) {
    const end = { min: 0, max: 1 }[format];
    return Array.isArray(value) && end !== undefined ? (value[end] ?? null) : null;
  }
  const [low = null, high = low] = [value]
    .flat()
    .map((end) => (typeof end === 'number' ? amountWithVat(facts, fact, end, rate) : null));
  if (low === null || high === null) return null;
  return Array.isArray(value) ? [low, high] : low;
};
