import { formatEuro, formatNumber } from '#src/lib/format.ts';
import type { Fuel } from '#src/lib/fuels.ts';
import type { Language } from '#src/lib/language.ts';

const perKwh = (value: number, lang: Language) => `${formatNumber(value, lang, 4)}\u00a0€/kWh`;

/** Returns the number formatters of the comparison for a language. */
export const createFormatters = (lang: Language, fuel: Fuel) => ({
  euro: (value: number): string => formatEuro(Math.round(value), lang),
  cents: (value: number): string => formatEuro(Math.round(value * 100) / 100, lang),
  /** A difference, rounded to ten euros: the inputs are not more precise. */
  roundedDifference: (value: number): string => formatEuro(Math.round(Math.abs(value) / 10) * 10, lang),
  number: (value: number, decimals: number): string => formatNumber(value, lang, decimals),
  perKwh: (value: number): string => perKwh(value, lang),
  perFuelUnit: (value: number): string =>
    fuel === 'gas' ? perKwh(value, lang) : `${formatNumber(value, lang, 2)}\u00a0€/l`,
});
export type Formatters = ReturnType<typeof createFormatters>;
