import { brandListNode } from '#src/schema-org/brand.ts';
import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { brandsCopySchema } from './copy-schema.ts';

/** The index of the brands. */
export const brandsPage = definePageType({
  id: 'brands',
  path: { fr: '/fr/marques', nl: '/nl/marques' },
  parent: homePage,
  copy: brandsCopySchema,
  name: ({ ui }) => ui.brands,
  sources: (_slug, { brands }) => [...brands.keys()].map((slug) => `content/brands/${slug}.yaml`),
  structuredData: ({ content, url }) => [
    brandListNode(
      url,
      [...content.brands].map(([slug, { name }]) => ({ url: `${url}/${slug}`, name })),
    ),
  ],
  share: heroShareImage('brands-manifold', 'clay'),
});
