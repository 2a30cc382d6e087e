import type { LocalisedText, Location, Value } from '@pajotherm/editor/contract';
import { formatValue } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Site } from '#src/load-site.ts';
import { describeDays } from './opening-days.ts';

/** Describes a value as one phrase for the list of changes; null: the list shows its parts instead. */
export const describeValue = (site: Site | null, location: Location, value: Value): LocalisedText | null => {
  const { file, path } = location;
  // A fact is described by its value, without its unit, source and days.
  const fact = file.startsWith('content/facts/') && path.length === 1 ? Object(value) : null;
  // A grant holds the name of a fact for each of its days.
  const named = file === 'content/grants.yaml' ? site?.content.writtenFacts.get(String(value)) : undefined;
  const { value: said, unit } = named ?? fact ?? {};
  if (said !== undefined && unit !== undefined && !(typeof said === 'object' && 'fr' in said))
    return perOwnerLanguage((lang) => formatValue(said as FactValue, unit, lang));
  // A fact that the other version of the site has not, or not any more.
  if (file === 'content/grants.yaml' && /^subsidies\.[\w-]+-(?:from|until)$/.test(String(value)))
    return { fr: 'un autre jour', nl: 'een andere dag' };
  // A brand in a list, by its name.
  const brand = site?.content.brands.get(Object(value).slug)?.name;
  if (brand !== undefined) return { fr: brand, nl: brand };
  // The path of a removed page is described by the former name of the page.
  const { name } = file === 'content/moved.yaml' ? Object(value) : {};
  return name ?? describeDays(location, value);
};
