import { panoramaSource } from '#src/drawings/panoramas.ts';
import { areasOfTown, serviceNode } from '#src/schema-org/service.ts';
import { defineMultiPageType } from '../define-page-type.ts';
import { homePage } from '../home/page-type.ts';
import { townCopySchema } from './copy-schema.ts';

/** The page of each town. */
export const townPage = defineMultiPageType({
  id: 'town',
  slugs: ({ towns, copyFolders }) => [...towns.keys()].filter((slug) => copyFolders.includes(`town-${slug}`)),
  path: (slug) => ({ fr: `/fr/chauffagiste-${slug}`, nl: `/nl/verwarmingsinstallateur-${slug}` }),
  parent: homePage,
  copy: townCopySchema,
  sharedCopyNames: () => ['place-labels'],
  name: ({ content, slug, lang }) => content.towns.of(slug).name[lang],
  sources: (slug) => [`content/towns/${slug}.yaml`],
  defaultLanguage: (slug, { towns }) => towns.of(slug).xDefault,
  businessProperties: ['location'],
  structuredData: ({ content, url, slug, copy }) => [
    serviceNode({
      url,
      name: copy.hero.heading,
      areaServed: areasOfTown(content.towns.of(slug)),
      prices: [],
    }),
  ],
  share: ({ content, slug, copy }) => ({
    kicker: copy.hero.question,
    heading: copy.hero.heading,
    svg: panoramaSource(slug),
    background: content.towns.of(slug).background,
    layout: 'street',
  }),
});
