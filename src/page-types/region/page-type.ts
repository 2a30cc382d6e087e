import { type RegionSlug, regionSlugs } from '#src/content/schemas/places.ts';
import { panoramaSource } from '#src/drawings/panoramas.ts';
import type { Sky } from '#src/lib/backgrounds.ts';
import { openingLines } from '#src/lib/opening-hours.ts';
import { serviceNode } from '#src/schema-org/service.ts';
import { defineMultiPageType, type PagePaths } from '../define-page-type.ts';
import { homePage } from '../home/page-type.ts';
import { regionCopySchema } from './copy-schema.ts';

const paths: Record<RegionSlug, PagePaths> = {
  brussels: { fr: '/fr/chauffage-bruxelles', nl: '/nl/verwarming-brussel' },
  'flemish-brabant': { fr: '/fr/chauffage-brabant-flamand', nl: '/nl/verwarming-vlaams-brabant' },
  'walloon-brabant': { fr: '/fr/chauffage-brabant-wallon', nl: '/nl/verwarming-waals-brabant' },
};

/** Colour of the sky over each region. */
export const regionBackground: Record<RegionSlug, Sky> = {
  brussels: 'rose',
  'flemish-brabant': 'aqua',
  'walloon-brabant': 'sun',
};

/** The page of each region. */
export const regionPage = defineMultiPageType({
  id: 'region',
  slugs: regionSlugs,
  path: (slug) => paths[slug],
  parent: homePage,
  copy: regionCopySchema,
  sharedCopyNames: () => ['place-labels'],
  name: ({ content, slug, lang }) => content.regions.of(slug).name[lang],
  sources: (slug) => [`content/regions/${slug}.yaml`],
  structuredData: ({ content, url, slug, lang, copy }) => [
    serviceNode({
      url,
      name: copy.hero.heading,
      areaServed: content.regions.of(slug).communes.map((commune) => commune.name[lang]),
      prices: [],
    }),
  ],
  share: ({ content, slug, lang, copy, ui }) => ({
    kicker: openingLines(content.company.openingHours, [], ui.openingHours, lang, '')[0],
    heading: copy.hero.heading,
    svg: panoramaSource(slug),
    background: regionBackground[slug],
    layout: 'street',
  }),
});
