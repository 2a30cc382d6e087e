import type { LocalisedText, Location, Value } from '@pajotherm/editor/contract';
import { formatDate } from '#src/lib/format.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import { hoursText } from '#src/lib/opening-hours.ts';
import type { Site } from '#src/load-site.ts';

/** Hours of some days, or a holiday, in words; null for any other value. */
export const describeDays = (
  { file, path: [list, , ...rest] }: Location,
  value: Value,
): LocalisedText | null => {
  if (file !== 'content/company.yaml' || rest.length > 0) return null;
  const { days, opens, closes, from, until } = Object(value);
  if (list === 'openingHours' && Array.isArray(days))
    return perOwnerLanguage((lang) =>
      hoursText({ days, opens: String(opens), closes: String(closes) }, lang),
    );
  if (list !== 'closures' || !Date.parse(from) || !Date.parse(until)) return null;
  return perOwnerLanguage((lang) =>
    [...new Set([from, until])].map((day) => formatDate(day, lang)).join(' – '),
  );
};

/** Label of an item in the list of opening hours or of holidays; null for any other location. */
export const labelOfDays = (site: Site | null, location: Location): LocalisedText | null => {
  const [list, index] = location.path;
  const { openingHours = [], closures = [] } = site?.content.company ?? {};
  const item = { openingHours, closures }[String(list)]?.[Number(index)];
  return item === undefined ? null : describeDays(location, { ...item });
};
