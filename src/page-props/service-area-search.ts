import type { ServiceAreaSearchProps } from '#src/components/ServiceAreaSearch/ServiceAreaSearch.tsx';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf, href } from '#src/site.ts';
import { nearestTowns, townHref } from './towns.ts';

/** The box that leads to the page of the service area (TL-2). */
export const areaSearchProps = (lang: Language): ServiceAreaSearchProps => {
  const { label, hint, button } = copyOf('service-area', lang).search;
  return { action: href('service-area', lang, 'answer'), label, hint, button };
};

const maxTownsInFooter = 12;

/** The line of the towns nearest to the company in the footer, with a link to the page that lists all towns (TL-2). */
export const footerTowns = (lang: Language) => {
  const { label, all } = copyOf('service-area', lang).footer;
  const towns = nearestTowns(content.company.geo, maxTownsInFooter).flatMap((slug) => {
    const page = townHref(slug, lang);
    return page === null ? [] : [{ href: page, label: content.towns.of(slug).name[lang] }];
  });
  return { label, links: [...towns, { href: href('service-area', lang, 'communes'), label: all }] };
};
