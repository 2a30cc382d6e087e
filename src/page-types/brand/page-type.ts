import { namesOfAreasServed } from '#src/content/company.ts';
import { brandPlate } from '#src/drawings/brand-plate.ts';
import { brandNode, productListNode } from '#src/schema-org/brand.ts';
import { referenceTo } from '#src/schema-org/graph-node.ts';
import { serviceNode } from '#src/schema-org/service.ts';
import { brandsPage } from '../brands/page-type.ts';
import { defineMultiPageType } from '../define-page-type.ts';
import { brandCopySchema } from './copy-schema.ts';

/** The page of each brand: maintenance and repair of its boilers, its products, its fault codes. */
export const brandPage = defineMultiPageType({
  id: 'brand',
  slugs: ({ brands, copyFolders }) =>
    [...brands.keys()].filter((slug) => copyFolders.includes(`brand-${slug}`)).sort(),
  path: (slug) => ({ fr: `/fr/marques/${slug}`, nl: `/nl/marques/${slug}` }),
  parent: brandsPage,
  copy: brandCopySchema,
  sharedCopyNames: () => ['fault-labels'],
  name: ({ content, slug }) => content.brands.of(slug).name,
  sources: (slug) => [`content/brands/${slug}.yaml`],
  structuredData: ({ content, url, slug, lang, copy, price }) => {
    const about = brandNode(url, content.brands.of(slug).name);
    // The price of maintenance depends on the fuel of the brand's boilers; that of a repair stands on every brand page.
    const prices = [price('prices.repair')];
    const service = serviceNode({
      url,
      name: copy.hero.heading,
      areaServed: namesOfAreasServed(content, lang),
      prices,
    });
    const products = copy.products.items.map(({ title }) => title);
    const list = products.length > 0 ? [productListNode(url, products)] : [];
    return [{ ...service, brand: referenceTo(about['@id']) }, about, ...list];
  },
  share: ({ content, slug, copy: { hero } }) => ({
    ...hero,
    svg: brandPlate({ slug, name: content.brands.of(slug).name }),
    background: 'mint',
    layout: 'corner',
  }),
});
