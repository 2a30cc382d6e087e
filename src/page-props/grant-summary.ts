import type { VatWorkId, WorkVatRate } from '#src/content/schemas/grants.ts';
import type { Language } from '#src/lib/language.ts';
import type { LegalRegion } from '#src/lib/place-search/legal-regions.ts';
import type { GrantCardProps } from '#src/sections/GrantSummary/GrantCard.tsx';
import { content, copyOf, href } from '#src/site.ts';
import { regionGrantViews, vatTableView } from './grants.ts';

/** Works whose rate the short status of VAT names. */
const worksInVatStatus: readonly VatWorkId[] = ['heat-pump', 'fossil-boiler', 'maintenance'];

const regionStatus = (id: LegalRegion, lang: Language): GrantCardProps[] => {
  const { more } = content.ui[lang].grants;
  return regionGrantViews(lang)
    .filter((status) => status.id === id)
    .map((status) => ({
      title: status.title,
      state: status.state,
      rows: status.kinds,
      more: { href: `${href('grants', lang)}#${id}`, label: more, about: status.title },
      official: status.official,
      reviewed: status.reviewed,
      validUntil: status.validUntil,
    }));
};

const vatStatus = (lang: Language): GrantCardProps => {
  const { title, state, more } = content.ui[lang].grants.vat;
  const { works, rates, official, reviewed, validUntil } = vatTableView(lang);
  const rateOf = (rate: WorkVatRate) => (rate === 'reduced' ? rates.reduced : rates.standard);
  return {
    title,
    state,
    rows: worksInVatStatus.flatMap((id) =>
      works
        .filter((work) => work.id === id)
        .map((work) => ({ label: work.title, value: rateOf(work.older) })),
    ),
    more: { href: `${href('grants', lang)}#vat`, label: more, about: title },
    official,
    reviewed,
    validUntil,
  };
};

/** Short statuses for other pages: the states of the grants page, with a link to the whole status there (TL-4). */
export const grantCards = (ids: readonly (LegalRegion | 'vat')[], lang: Language) => {
  const { states, reviewed } = content.ui[lang].grants;
  return {
    statuses: ids.flatMap((id) => (id === 'vat' ? [vatStatus(lang)] : regionStatus(id, lang))),
    staleState: states.stale,
    officialLabel: copyOf('grants', lang).statuses.labels.official,
    reviewedLabel: reviewed,
  };
};
