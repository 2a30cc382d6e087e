import { regionSlugs } from '#src/content/schemas/places.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { definePageType } from '../define-page-type.ts';
import { homePage } from '../home/page-type.ts';
import { serviceAreaCopy } from './copy-schema.ts';

/** Whether the company comes to a place, by postal code or name (TL-2). */
export const serviceAreaPage = definePageType({
  id: 'service-area',
  path: { fr: '/fr/zone-intervention', nl: '/nl/werkgebied' },
  parent: homePage,
  copy: serviceAreaCopy,
  name: ({ copy }) => copy.name,
  sources: (_slug, { towns }) => [
    'content/postal-codes.yaml',
    ...regionSlugs.map((slug) => `content/regions/${slug}.yaml`),
    ...[...towns.keys()].map((slug) => `content/towns/${slug}.yaml`),
  ],
  share: ({ copy: { name, hero } }) => ({
    ...hero,
    kicker: name,
    svg: drawingSource('area-cyclist'),
    background: 'sun',
    shape: 'corner',
  }),
});
