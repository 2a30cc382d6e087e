import type { UiLabels } from '#src/content/content.ts';
import { isStale } from '#src/content/facts/due-facts.ts';
import { vatPercentage } from '#src/content/facts/vat.ts';
import type { RegionGrants } from '#src/content/grants.ts';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { formatDate, formatValue } from '#src/lib/format.ts';
import { isOpenOn, type SchemeKind } from '#src/lib/grants/periods.ts';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf, rawCopyOf, siteDay } from '#src/site.ts';

const dateOfFact = (name: string): string => String(content.facts.of(name).value);

/** A day as text and for the machine, with whether it had passed on the day of the build. */
const dateView = (iso: string, lang: Language) => ({
  iso,
  text: formatDate(iso, lang),
  hasPassed: isStale(iso, siteDay),
});

/** The open schemes of a kind, on the day on which they were looked up; null if none was looked up. */
const openSchemes = ({ schemes, asOf }: RegionGrants, kind: SchemeKind) => {
  const found = schemes.filter((scheme) => scheme.kind === kind);
  return found.length === 0 ? null : found.filter((scheme) => isOpenOn(scheme, asOf));
};

/** The lines of a status: one about its grant and one about its loan, each only if it was looked up. */
const statusLinesOf = (region: RegionGrants, labels: UiLabels['grants']) => {
  const [grants, loans] = [openSchemes(region, 'grant'), openSchemes(region, 'loan')];
  const hasOpenGrant = grants && grants.length > 0;
  const hasOpenLoan = loans && loans.length > 0;
  const openWord = loans?.every(({ partly }) => partly) ? labels.loanPartly : labels.loanOpen;
  const grant = { label: labels.grant, value: hasOpenGrant ? labels.grantOpen : labels.grantClosed };
  const loan = { label: labels.loan, value: hasOpenLoan ? openWord : labels.loanClosed };
  return {
    hasOpenGrant,
    hasOpenLoan,
    kinds: [...(grants === null ? [] : [grant]), ...(loans === null ? [] : [loan])],
  };
};

/** The days of grants and loans that some texts do not print, each with a sentence: a day that was set in the editor is said at once. */
const unsaidDays = ({ schemes, asOf }: RegionGrants, texts: unknown, lang: Language) => {
  const labels = content.ui[lang].grants.days;
  const said = JSON.stringify(texts);
  return schemes.flatMap(({ name, dateNames, until }) => {
    const hasEnded = until !== null && until < asOf;
    return (['from', 'until', 'closedFrom'] as const).flatMap((key) => {
      const fact = dateNames[key];
      if (fact === undefined || (hasEnded && key === 'from') || said.includes(`{${fact}}`)) return [];
      const iso = dateOfFact(fact);
      return [{ key, iso, text: `${name} (${labels[key]} ${formatDate(iso, lang)}).` }];
    });
  });
};

/** The situation and the last days of a status, with the days that they do not print. */
const withUnsaidDays = (
  region: RegionGrants,
  { since, until }: { since: string; until: string },
  lang: Language,
) => {
  const raw = rawCopyOf('grants', lang).statuses.regions.find(({ id }) => id === region.region);
  const days = unsaidDays(region, raw, lang);
  const add = (text: string, isUntil: boolean) =>
    [text, ...days.filter(({ key }) => (key === 'until') === isUntil).map((one) => one.text)].join(' ');
  return { since: add(since, false), until: add(until, true) };
};

/** The statuses of the grants page, one for each Region (TL-4). */
export const regionGrantViews = (lang: Language) => {
  const { statuses } = copyOf('grants', lang);
  const labels = content.ui[lang].grants;
  return content.grants.regions.flatMap((region) =>
    statuses.regions
      .filter(({ id }) => id === region.region)
      .map((words) => ({
        ...words,
        ...withUnsaidDays(region, words, lang),
        state: labels.states[region.state],
        ...statusLinesOf(region, labels),
        official: region.official[lang],
        reviewed: dateView(region.reviewed, lang),
        validUntil: dateView(region.validUntil, lang),
      })),
  );
};

export type RegionGrantView = ReturnType<typeof regionGrantViews>[number];

/** The last days of grants and rates, sorted by day: from the copy, and the day on which the statuses close (TL-4). */
export const grantDeadlines = (lang: Language) => {
  const { deadlines } = copyOf('grants', lang);
  const rawItems = rawCopyOf('grants', lang).deadlines.items;
  const [nextReview] = content.grants.regions.map(({ validUntil }) => validUntil).sort();
  const items = deadlines.items.map(({ text }, index) => ({
    text,
    day: dateView(dateOfFact((rawItems[index]?.date ?? '').slice(1, -1)), lang),
  }));
  // Last days in the year after the day on which they were looked up.
  const lastDays = content.grants.regions
    .flatMap((region) =>
      unsaidDays(region, rawItems, lang).filter(
        ({ key, iso }) => key === 'until' && iso >= region.asOf && iso <= addDays(region.asOf, 365),
      ),
    )
    .map(({ text, iso }) => ({ text, day: dateView(iso, lang) }));
  return [
    ...items,
    ...lastDays,
    ...(nextReview === undefined ? [] : [{ text: deadlines.review, day: dateView(nextReview, lang) }]),
  ].sort((one, other) => one.day.iso.localeCompare(other.day.iso));
};

/** VAT rates by work and age of the home, with the public body and the day of the review (TL-4). */
export const vatTableView = (lang: Language) => {
  const { works: words } = copyOf('grants', lang).vat;
  const authorities = [content.facts.of('vat.reduced').authority ?? []].flat();
  return {
    works: content.grants.vat.works.flatMap(({ id, older, younger }) =>
      words.filter((work) => work.id === id).map((work) => ({ ...work, older, younger })),
    ),
    rates: {
      reduced: formatValue(vatPercentage(content.facts, 'reduced'), 'percent', lang),
      standard: formatValue(vatPercentage(content.facts, 'standard'), 'percent', lang),
    },
    official: authorities.map((authority) => authority[lang]),
    reviewed: dateView(content.grants.vat.reviewed, lang),
    validUntil: dateView(content.grants.vat.validUntil, lang),
  };
};
