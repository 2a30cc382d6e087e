import { isStale } from '#src/content/facts/due-facts.ts';
import { vatRate } from '#src/content/facts/vat.ts';
import { formatDate, formatValue } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf, day } from '#src/site.ts';

/** VAT rates by work and age of the home, with the public body and the day of the review (TL-4). */
export const vatTableView = (lang: Language) => {
  const { works: words } = copyOf('grants', lang).vat;
  const bodies = [content.facts.of('vat.reduced').authority ?? []].flat();
  return {
    works: content.grants.vat.works.flatMap(({ id, older, younger }) =>
      words.filter((work) => work.id === id).map((work) => ({ ...work, older, younger })),
    ),
    rates: {
      reduced: formatValue(vatRate(content.facts, 'reduced'), 'percent', lang),
      standard: formatValue(vatRate(content.facts, 'standard'), 'percent', lang),
    },
    official: bodies.map((body) => body[lang]),
    reviewed: { iso: content.grants.vat.reviewed, text: formatDate(content.grants.vat.reviewed, lang) },
    validUntil: { iso: content.grants.vat.validUntil, passed: isStale(content.grants.vat.validUntil, day) },
  };
};
