import { slugsOfCopy } from '#src/content/io/folders.ts';
import { townData } from '#src/content/loaders/places.ts';
import { panoramaSource } from '#src/drawings/panoramas.ts';
import { serviceNode, townAreas } from '#src/schema-org/service.ts';
import { definePageTypes } from '../define-page-type.ts';
import { homePage } from '../home/page-type.ts';
import { townCopy } from './copy-schema.ts';

/** The page of each town. */
export const townPage = definePageTypes({
  id: 'town',
  slugs: () => slugsOfCopy('town'),
  path: (slug) => ({ fr: `/fr/chauffagiste-${slug}`, nl: `/nl/verwarmingsinstallateur-${slug}` }),
  parent: homePage,
  copy: townCopy,
  sharedCopy: () => ['place-labels'],
  name: ({ slug, lang }) => townData(slug).name[lang],
  sources: (slug) => [`content/towns/${slug}.yaml`],
  defaultLanguage: (slug) => townData(slug).xDefault,
  business: ['location'],
  structuredData: ({ url, slug, copy }) => [
    serviceNode({ url, name: copy.hero.heading, areaServed: townAreas(townData(slug)), prices: [] }),
  ],
  share: ({ slug, copy }) => ({
    kicker: copy.hero.question,
    heading: copy.hero.heading,
    svg: panoramaSource(slug),
    ground: townData(slug).ground,
    shape: 'street',
  }),
});
