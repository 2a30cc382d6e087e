import { type FactNameInCode, factNumber, factsInCode } from '#src/content/facts/facts-in-code.ts';
import type { MaintenanceDueProps } from '#src/islands/maintenance-due/props.ts';
import { colonOf } from '#src/lib/colon.ts';
import { lowerCaseFirst } from '#src/lib/first-letter.ts';
import type { Language } from '#src/lib/language.ts';
import type { MaintenanceRuleId } from '#src/lib/maintenance-due/maintenance-rules.ts';
import { legalRegions } from '#src/lib/place-search/legal-regions.ts';
import { typeset } from '#src/lib/typeset.ts';
import { bookingLink } from '#src/page-props/contact.ts';
import { content, copyOf, href } from '#src/site.ts';

type LawKey =
  FactNameInCode<'number'> extends infer Name ? (Name extends `law.${infer Key}` ? Key : never) : never;
const law = (key: LawKey): number => factNumber(content.facts, `law.${key}`);

const isLawKey = (key: string): key is LawKey => `law.${key}` in factsInCode;

/** The interval of a rule in years: that of its fact, `brussels-gas-interval`; null if no law sets one. */
const intervalOf = (id: MaintenanceRuleId): number | null => {
  const key = `${id === 'brussels-water-heater' ? 'brussels-gas' : id}-interval`;
  return isLawKey(key) ? law(key) : null;
};

/** The Region that made a rule; undefined for a rule of all. */
const regionOf = (id: MaintenanceRuleId) => legalRegions.find((one) => id.startsWith(one));

/** The name of the Region that made a rule, or of all. */
const regionName = (id: MaintenanceRuleId, lang: Language): string => {
  const { table, who } = copyOf('maintenance-due', lang);
  const region = regionOf(id);
  return region === undefined ? table.everywhere : who.names[region];
};

const named = (label: string, text: string, lang: Language): string =>
  typeset(`${label}${colonOf(lang)} ${lowerCaseFirst(text)}`, lang);

/** Returns the rules of the table, by Region, each with its rule in short. */
export const dueDatesGroups = (lang: Language) => {
  const { table, who, regions } = copyOf('maintenance-due', lang);
  const short = copyOf('service-area', lang).regions.items;
  return [...Map.groupBy(table.rules, ({ id }) => regionName(id, lang))].map(([title, rules]) => {
    const id = rules.map((rule) => regionOf(rule.id))[0];
    const region = regions.find((one) => one.id === id);
    return {
      key: title,
      title,
      inShort:
        short.find((one) => one.id === id)?.rule ??
        rules.map((rule) => `${named(rule.title, rule.interval, lang)}.`).join(' '),
      rows: rules.map((rule) => [rule.title, rule.interval, rule.who, rule.paper]),
      notes: region === undefined ? [] : [named(who.papersToKeep, region.papersToKeep, lang), region.text],
    };
  });
};

/** Returns the props of the maintenance tool. */
export const maintenanceDueProps = (lang: Language): MaintenanceDueProps => {
  const { form, mistakes, answer, regions, prices, table } = copyOf('maintenance-due', lang);
  return {
    lang,
    action: `${href('maintenance-due', lang)}#answer`,
    booking: bookingLink(lang),
    form,
    mistakes,
    labels: answer,
    thresholds: { flanders: law('flanders-threshold'), wallonia: law('wallonia-gas-threshold') },
    rules: table.rules.map((rule) => ({
      ...rule,
      title: named(regionName(rule.id, lang), rule.title, lang),
      years: intervalOf(rule.id),
    })),
    regions,
    prices,
  };
};
