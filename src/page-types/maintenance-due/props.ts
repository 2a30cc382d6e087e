import { company } from '#src/content/loaders/company.ts';
import { factOf, factValue, numberOf } from '#src/content/loaders/fact-table.ts';
import { copyOf } from '#src/copy/copy.ts';
import { ui } from '#src/copy/ui.ts';
import type { MaintenanceDueProps } from '#src/islands/maintenance-due/props.ts';
import { addYears } from '#src/lib/civil-date/civil-date.ts';
import type { Language } from '#src/lib/language.ts';
import type { RuleId } from '#src/lib/maintenance-due/rule.ts';
import { href } from '#src/routing/routes.ts';

const where = 'src/page-types/maintenance-due/props.ts';
const law = (key: string): number => numberOf(`law.${key}`, where);

/** The fact of content/facts/law.yaml with the interval of each rule, in years; null where no law has one. */
const intervals: Record<RuleId, string | null> = {
  'brussels-gas': 'brussels-gas-interval',
  'brussels-water-heater': 'brussels-gas-interval',
  'brussels-oil': 'brussels-oil-interval',
  'brussels-solid': null,
  'flanders-gas': 'flanders-gas-interval',
  'flanders-oil': 'flanders-oil-interval',
  'flanders-small': null,
  'flanders-solid': 'flanders-solid-interval',
  'flanders-water-heater': null,
  'wallonia-gas': 'wallonia-gas-interval',
  'wallonia-gas-large': 'wallonia-gas-large-interval',
  'wallonia-oil': 'wallonia-oil-interval',
  'wallonia-solid': 'wallonia-solid-interval',
  'wallonia-water-heater': null,
  'heat-pump': null,
};

/** Props of the maintenance tool. */
export const maintenanceDueProps = (lang: Language): MaintenanceDueProps => {
  const { example, form, mistakes, answer, regions, prices, table } = copyOf('maintenance-due', lang);
  const reviewed = String(factValue(factOf('law.reviewed', where), 'law.reviewed', undefined, where));
  return {
    lang,
    action: `${href('maintenance-due', lang)}#answer`,
    bookHref: company.bookingUrl[lang],
    bookLabel: ui(lang).book,
    newTabLabel: ui(lang).newTab,
    domain: new URL(company.website).hostname,
    producer: company.name,
    example: { ...example, date: addYears(reviewed, law('brussels-gas-interval')) },
    form,
    mistakes,
    words: answer,
    thresholds: { flanders: law('flanders-threshold'), wallonia: law('wallonia-gas-threshold') },
    rules: table.rules.map((rule) => {
      const interval = intervals[rule.id];
      return { ...rule, years: interval === null ? null : law(interval) };
    }),
    regions,
    prices,
  };
};
