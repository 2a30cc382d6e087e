import { regionSlugs } from '#src/content/schemas/places.ts';
import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { serviceAreaCopySchema } from './copy-schema.ts';

/** The search of the service area: whether the company comes to a place, by postal code or name (TL-2). */
export const serviceAreaPage = definePageType({
  id: 'service-area',
  path: { fr: '/fr/zone-intervention', nl: '/nl/werkgebied' },
  parent: homePage,
  copy: serviceAreaCopySchema,
  name: ({ copy }) => copy.name,
  sources: (_slug, { towns }) => [
    'content/postal-codes.yaml',
    ...regionSlugs.map((slug) => `content/regions/${slug}.yaml`),
    ...[...towns.keys()].map((slug) => `content/towns/${slug}.yaml`),
  ],
  share: heroShareImage('area-cyclist', 'sun'),
});
