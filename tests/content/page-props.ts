import { regionSlugs } from '#src/content/schemas/places.ts';
import { languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { faultFinderProps, faultList } from '#src/page-props/fault-codes.ts';
import { grantCards } from '#src/page-props/grant-summary.ts';
import * as grants from '#src/page-props/grants.ts';
import { footerProps, headerProps } from '#src/page-props/navigation.ts';
import { vatTableView } from '#src/page-props/vat-table.ts';
import { placeLinkGroups } from '#src/page-types/about/place-links.ts';
import { heatPumpCheckProps } from '#src/page-types/heat-pump-check/props.ts';
import * as home from '#src/page-types/home/props.ts';
import { maintenanceDueProps } from '#src/page-types/maintenance-due/props.ts';
import { myPriceProps, priceListProps, toolPrices } from '#src/page-types/my-price/props.ts';
import { projectCards, quotes } from '#src/page-types/projects/props.ts';
import { regionView } from '#src/page-types/region/props.ts';
import { placeGroups, serviceAreaProps } from '#src/page-types/service-area/props.ts';
import { pageContent } from '#src/routing/page-content.ts';
import { jsonLd } from '#src/seo/structured-data.ts';
import { content, copyOf, hasPage, routes } from '#src/site.ts';

/** The props of all pages of a site, from the functions that a build calls, which read src/site.ts. @throws as a build does */
export const propsOf = (site: Site): unknown[] => {
  Object.assign(content, site.content);
  const map = routes as Map<unknown, unknown>;
  map.clear();
  for (const [id, row] of site.routes) map.set(id, row);
  return languages.flatMap((lang) => [
    ...[...site.routes].map(([id, { type }]) => [
      ...[id, jsonLd(id, lang), headerProps(id, lang), type.share(pageContent(id, lang))],
    ]),
    ...[home.homePoints, home.homeServices, home.homePrices, home.priceCardsProps, home.homeBrands].map(
      (one) => one(lang),
    ),
    ...[home.homeTowns, home.homeMap, home.homeActions, home.homeRegions].map((one) => one(lang)),
    ...[grants.grantStatuses, grants.deadlinesOf, vatTableView, footerProps, heatPumpCheckProps].map((one) =>
      one(lang),
    ),
    ...[maintenanceDueProps, myPriceProps, toolPrices, priceListProps, serviceAreaProps, placeGroups].map(
      (one) => one(lang),
    ),
    ...[faultFinderProps, faultList].map((one) => one(lang)),
    ...regionSlugs.map((slug) => regionView(slug, lang)),
    grantCards(['brussels', 'flanders', 'wallonia', 'vat'], lang),
    placeLinkGroups({ regions: '', towns: '' }, lang),
    ...(hasPage('projects')
      ? [
          projectCards(copyOf('projects', lang).projects, lang),
          quotes(copyOf('projects', lang).testimonials.items, lang),
        ]
      : []),
  ]);
};
