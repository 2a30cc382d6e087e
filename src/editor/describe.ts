import type { LocalisedText, Location, Value } from '@pajotherm/editor/contract';
import { formatValue } from '#src/lib/format.ts';
import { inBoth } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Site } from '#src/load-site.ts';
import { describeDays } from './names.ts';

/** The name of a value in a list of changes, if its parts would tell the owner less; else null. */
export const describeValue = (site: Site | null, location: Location, value: Value): LocalisedText | null => {
  const { file, path } = location;
  // Of a fact the list shows the formatted value, and not unit, source and days.
  const fact = file.startsWith('content/facts/') && path.length === 1 ? Object(value) : null;
  // A grant names the facts of its days.
  const named = file === 'content/grants.yaml' ? site?.content.writtenFacts.get(String(value)) : undefined;
  const { value: said, unit } = named ?? fact ?? {};
  if (said !== undefined && unit !== undefined && !(typeof said === 'object' && 'fr' in said))
    return inBoth((lang) => formatValue(said as FactValue, unit, lang));
  // A brand in a list, by its name.
  const brand = site?.content.brands.get(Object(value).slug)?.name;
  if (brand !== undefined) return { fr: brand, nl: brand };
  // A redirect is called by the former name of its page.
  const { name } = file === 'content/moved.yaml' ? Object(value) : {};
  return name ?? describeDays(location, value);
};
