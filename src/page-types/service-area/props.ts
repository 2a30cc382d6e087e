import type { ServiceAreaProps } from '#src/islands/service-area/props.ts';
import type { Language } from '#src/lib/language.ts';
import { callLink } from '#src/page-props/contact.ts';
import { placeViews, servedPlaceViews } from '#src/page-props/places.ts';
import { copyOf, href } from '#src/site.ts';

/** Returns the props of the search of the service area. */
export const serviceAreaProps = (lang: Language): ServiceAreaProps => {
  const { search, wrong, answer, regions, provinces } = copyOf('service-area', lang);
  return {
    lang,
    action: `${href('service-area', lang)}#answer`,
    dueHref: href('maintenance-due', lang),
    call: callLink(lang),
    labels: { ...search, wrong, ...answer },
    regions: regions.items.map(({ id, name, rule, gas }) => ({ id, name, rule, gas })),
    provinces,
    places: placeViews(lang),
  };
};

/** Returns the served communes by list, for visitors who read instead of searching. */
export const placeGroups = (lang: Language) => {
  const views = servedPlaceViews(lang);
  return copyOf('service-area', lang).places.groups.map(({ id, title }) => ({
    id,
    title,
    places: views.filter(({ group }) => (group ?? 'towns') === id),
  }));
};
