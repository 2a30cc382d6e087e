import { factOf, factValue } from '../content/fact-table.ts';
import { ContentError } from '../content/read.ts';
import { formatEuro } from './format.ts';
import type { Language } from './language.ts';
import type { PriceView } from './price-view.ts';

/** Amount with VAT, rounded to the cent. `rate` is a percentage. */
export const withVat = (amount: number, rate: number): number => Math.round(amount * (100 + rate)) / 100;

/** A fact that must be one number. @throws ContentError */
export const numberOf = (name: string, where: string): number => {
  const value = factValue(factOf(name, where), name, undefined, where);
  if (typeof value === 'number') return value;
  throw new ContentError(
    `${where}: {${name}} must be one number here, since a total is computed from it. Give it a single value.`,
  );
};

/** The two VAT rates in percent: reduced (home over ten years) and standard. */
export const vatRate = (kind: 'reduced' | 'standard'): number => numberOf(`vat.${kind}`, 'src/site/price.ts');

/**
 * A price with its totals, formatted (BC-6): the specification's amount without VAT, and the totals with it. Gas and
 * oil boilers have the standard rate only (since 29 July 2025; content/facts/vat.yaml).
 */
export const priceView = (name: string, lang: Language): PriceView => {
  const amount = numberOf(name, 'src/site/price.ts');
  const { from, rate } = factOf(name, 'src/site/price.ts');
  return {
    excluded: formatEuro(amount, lang),
    reduced: rate === 'boiler' ? null : formatEuro(withVat(amount, vatRate('reduced')), lang),
    standard: formatEuro(withVat(amount, vatRate('standard')), lang),
    from: from === true ? { fr: 'à partir de', nl: 'vanaf' }[lang] : null,
  };
};
