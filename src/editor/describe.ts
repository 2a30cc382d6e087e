import type { LocalisedText, Location, Value } from '@pajotherm/editor/contract';
import { formatValue } from '#src/lib/format.ts';
import { inBoth } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Site } from '#src/load-site.ts';
import { describeDays } from './names.ts';

/** A value in words for a list of changes, where these say more than its parts; null for any other value. */
export const describeValue = (site: Site | null, location: Location, value: Value): LocalisedText | null => {
  const { file, path } = location;
  // A fact is described by its value, without its unit, source and days.
  const fact = file.startsWith('content/facts/') && path.length === 1 ? Object(value) : null;
  // A grant names the facts of its days.
  const named = file === 'content/grants.yaml' ? site?.content.writtenFacts.get(String(value)) : undefined;
  const { value: said, unit } = named ?? fact ?? {};
  if (said !== undefined && unit !== undefined && !(typeof said === 'object' && 'fr' in said))
    return inBoth((lang) => formatValue(said as FactValue, unit, lang));
  // A brand in a list, by its name.
  const brand = site?.content.brands.get(Object(value).slug)?.name;
  if (brand !== undefined) return { fr: brand, nl: brand };
  // The path of a removed page is described by the former name of the page.
  const { name } = file === 'content/moved.yaml' ? Object(value) : {};
  return name ?? describeDays(location, value);
};
