import { factOf, numberOf } from '#src/content/loaders/fact-table.ts';
import { hasTotal, type Rate, totalOf } from '#src/content/loaders/vat.ts';
import { ui } from '#src/copy/ui.ts';
import { formatEuro } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import type { PriceView } from '#src/lib/price-view.ts';

/**
 * A price with its totals, formatted (BC-6): the specification's amount without VAT, and the totals with it. Gas and
 * oil boilers have the standard rate only (content/facts/vat.yaml). @throws ContentError when the fact is no such price.
 */
export const priceView = (name: string, lang: Language): PriceView => {
  const where = 'src/views/price.ts';
  const amount = numberOf(name, where);
  const fact = factOf(name, where);
  const total = (rate: Rate): string => formatEuro(totalOf(fact, amount, rate, name, where), lang);
  return {
    excluded: formatEuro(amount, lang),
    reduced: hasTotal(fact, 'reduced') ? total('reduced') : null,
    standard: total('standard'),
    from: fact.from === true ? ui(lang).price.from : null,
  };
};
