import { namesIn } from '#src/content/io/folders.ts';
import { brandData, brandSlugs } from '#src/content/loaders/brands.ts';
import { brandList } from '#src/schema-org/brand.ts';
import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
import { homePage } from '../home/page-type.ts';
import { brandsCopy } from './copy-schema.ts';

/** The index of the brands. */
export const brandsPage = definePageType({
  id: 'brands',
  path: { fr: '/fr/marques', nl: '/nl/marques' },
  parent: homePage,
  copy: brandsCopy,
  name: ({ ui }) => ui.brands,
  sources: () => namesIn('content/brands', '.yaml').map((name) => `content/brands/${name}.yaml`),
  structuredData: ({ url }) => [
    brandList(
      url,
      brandSlugs().map((slug) => ({ url: `${url}/${slug}`, name: brandData(slug).name })),
    ),
  ],
  share: heroPicture('brands-manifold', 'clay'),
});
