import { factOf } from '#src/content/loaders/fact-table.ts';
import { vatTable } from '#src/content/loaders/grants.ts';
import { isStale } from '#src/content/loaders/stale-facts.ts';
import { vatRate } from '#src/content/loaders/vat.ts';
import { copyOf } from '#src/copy/copy.ts';
import { formatDate, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { today } from '#src/lib/today.ts';
import type { WorkRow } from '#src/sections/VatTable/VatTable.tsx';

/** VAT rates by work and age of the home, with the public body and the day of the review (TL-4). */
export const vatTableView = (lang: Language) => {
  const { works: words } = copyOf('grants', lang).vat;
  const bodies = [factOf('vat.reduced', 'src/page-props/vat-table.ts').authority ?? []].flat();
  return {
    works: vatTable.works.flatMap(({ id, older, younger }): WorkRow[] =>
      words.filter((work) => work.id === id).map((work) => ({ ...work, older, younger })),
    ),
    rates: {
      reduced: formatValue(vatRate('reduced'), 'percent', lang),
      standard: formatValue(vatRate('standard'), 'percent', lang),
    },
    official: bodies.map((body) => body[lang]),
    reviewed: { iso: vatTable.reviewed, text: formatDate(vatTable.reviewed, lang) },
    validUntil: { iso: vatTable.validUntil, passed: isStale(vatTable.validUntil, today()) },
  };
};
