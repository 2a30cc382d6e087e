import { checkGrantStates } from '#src/content/checks/grant-states.ts';
import type { Period } from '#src/lib/grants/periods.ts';
import type { Site } from '#src/load-site.ts';
import { locationKey } from './mentions.ts';

/**
 * The texts (`locationKey`) for which the content check would refuse a grant with another period: they say in so many words that
 * it is open, or closed.
 * @param today ISO, the day on which the period was looked up
 */
export const contradictedTexts = (
  { content }: Site,
  id: string,
  period: Period,
  today: string,
): ReadonlySet<string> => {
  const regions = content.grants.regions.map((region) => {
    if (!region.schemes.some((scheme) => scheme.id === id)) return region;
    const schemes = region.schemes.map((scheme) => (scheme.id === id ? { ...scheme, ...period } : scheme));
    return { ...region, schemes, asOf: today };
  });
  const copy = [...content.rawCopy].map(([key, written]) => {
    const [name = ''] = key.split('/');
    return { name, file: `content/copy/${key}.yaml`, written };
  });
  const found: string[] = [];
  checkGrantStates(
    { ...content, day: today, grants: { ...content.grants, regions } },
    copy,
    content.rawArticles,
    (one) => {
      found.push(locationKey(one));
    },
  );
  return new Set(found);
};
